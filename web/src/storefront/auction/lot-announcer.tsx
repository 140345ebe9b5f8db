import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../kit/countdown/use-seconds-left';
import { formatMoney, formatTimeSeconds } from '../../lib/format';
import classes from './lot-box.module.css';
import { useLotEvents } from './lot-events';
import { soundFor } from './lot-sound';
import type { LotStage } from '../../kit/lot/lot-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

const MARKS = [600, 300, 60, 10] as const;
const PRICE_EVERY_MS = 5_000;

/** The mark that was passed between two looks at the clock, if any; a jump over several names the last. */
export const passedMark = (before: number, after: number): number | undefined =>
  MARKS.findLast((mark) => before > mark && after <= mark);

/** Announcements for screen readers: prices at most every five seconds, being outbid at once. */
export function LotAnnouncer({ lot, stage }: { lot: ShownLot; stage: LotStage }) {
  const { t } = useTranslation('auction');
  const [polite, setPolite] = useState('');
  const [assertive, setAssertive] = useState('');
  const seconds = useSecondsLeft(lot.end_at);
  const lastSeconds = useRef(seconds);
  const unsaid = useRef<string[]>([]);
  const waitingPrice = useRef<string | null>(null);
  const priceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const mark = passedMark(lastSeconds.current, seconds);
    lastSeconds.current = seconds;
    if (mark === undefined || stage !== 'bidding') return;
    setPolite(
      mark >= 60 ? t('speech.minutes_left', { count: mark / 60 }) : t('speech.seconds_left', { count: mark }),
    );
  }, [seconds, stage, t]);

  useEffect(() => () => clearTimeout(priceTimer.current), []);

  // Events of one moment (a price and an extension) are one announcement: a region keeps only its last text.
  const announce = (text: string) => {
    if (unsaid.current.push(text) > 1) return;
    queueMicrotask(() => setPolite(unsaid.current.splice(0).join(' ')));
  };
  const announcePrice = (price: string) => {
    waitingPrice.current = price;
    if (priceTimer.current !== undefined) return;
    const announceWaiting = () => {
      if (waitingPrice.current === null) {
        priceTimer.current = undefined;
        return;
      }
      announce(t('speech.price', { price: formatMoney(waitingPrice.current, lot.currency) }));
      waitingPrice.current = null;
      priceTimer.current = setTimeout(announceWaiting, PRICE_EVERY_MS);
    };
    announceWaiting();
  };

  useLotEvents(lot, (event) => {
    soundFor(event);
    switch (event.kind) {
      case 'price':
        announcePrice(event.price);
        break;
      case 'outbid':
        setAssertive(t('speech.outbid', { price: formatMoney(lot.current_price, lot.currency) }));
        break;
      case 'leading':
        // Announced again later, the same text would be no change to the region.
        setAssertive('');
        break;
      case 'extended':
        announce(t('speech.extended', { time: formatTimeSeconds(event.to) }));
        break;
      case 'closed':
        announce(t('speech.closed', { price: formatMoney(lot.current_price, lot.currency) }));
        break;
    }
  });

  return (
    <div className={classes.speech}>
      <div role="status" aria-live="polite">
        {polite}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive}
      </div>
    </div>
  );
}
