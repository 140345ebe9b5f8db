import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockPlus,
  IconInfoCircle,
  IconTrendingDown,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatTimeSeconds } from '../../lib/format';
import { bidScale } from './bid-amount';
import type { LotStage } from '../../kit/lot/lot-stage';
import { standingOf } from '../../kit/lot/lot-stage';
import classes from './lot-notice.module.css';
import { useProblemText } from './problem-text';
import { ReceiptButton } from './receipt-button';
import type { BidFlow } from './use-bid';
import type { Extension } from './use-extension';
import type { ShownLot } from '../../kit/lot/shown-lot';

type Tone = 'success' | 'danger' | 'warning' | 'info';

function Banner({
  tone,
  icon,
  children,
  role,
}: {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
  role?: 'alert' | 'status';
}) {
  return (
    <div className={classes.banner} data-tone={tone} role={role}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>{children}</div>
    </div>
  );
}

interface BannerProps {
  lot: ShownLot;
  flow: BidFlow;
}

/** Leading or outbid, as the server said last; it stands as long as it is true. */
export function StandingBanner({ lot, flow, isBlocked }: BannerProps & { isBlocked: boolean }) {
  const { t } = useTranslation('auction');
  const placed = flow.notice?.kind === 'confirmed' ? flow.notice : null;
  const receipt = placed !== null && (
    <ReceiptButton
      request={{
        id: lot.id,
        ...(placed.seq === null ? { request_id: placed.requestId } : { seq: placed.seq }),
      }}
    />
  );
  switch (standingOf(lot)) {
    case 'leading':
      return (
        <Banner tone="success" role="status" icon={<IconCircleCheck size={22} aria-hidden />}>
          <strong>
            {t(placed === null ? 'standing.leading' : placed.isRaise ? 'notice.raised' : 'notice.confirmed')}
          </strong>
          {lot.my_max_amount !== null && (
            <span>
              {t('standing.own_maximum', { amount: formatAmount(lot.my_max_amount, lot.currency) })}
            </span>
          )}
          {lot.has_reserve && !lot.reserve_met && <span>{t('standing.below_reserve')}</span>}
          {receipt}
        </Banner>
      );
    case 'outbid':
      return (
        <Banner tone="danger" icon={<IconTrendingDown size={22} aria-hidden />}>
          {placed?.isLeading === false ? (
            <span role="alert" className={classes.words}>
              <strong>{t('notice.beaten')}</strong>
              <span>{t('notice.beaten_text')}</span>
            </span>
          ) : (
            <strong>{t('standing.outbid')}</strong>
          )}
          {lot.my_max_amount !== null && (
            <span>
              {t('standing.beaten_maximum', { amount: formatAmount(lot.my_max_amount, lot.currency) })}
            </span>
          )}
          {lot.chances_left !== 0 && (
            <button
              type="button"
              className={classes.again}
              disabled={isBlocked}
              onClick={() => flow.open('bid', bidScale(lot).suggested)}
            >
              {t('standing.bid_again')}
            </button>
          )}
          {receipt}
        </Banner>
      );
    case 'owner':
      return (
        <Banner tone="info" icon={<IconInfoCircle size={22} aria-hidden />}>
          <strong>{t('standing.own_goods')}</strong>
          <span>{t('standing.own_goods_text')}</span>
        </Banner>
      );
    case 'not_bidding':
      return null;
  }
}

/** What became of the last press where the standing does not say it: refused with the next step, or bought. */
export function AnswerNotice({ flow }: { flow: BidFlow }) {
  const { t } = useTranslation('auction');
  const problemText = useProblemText();
  const { notice } = flow;
  if (notice === null || notice.kind === 'confirmed') return null;
  const isRefused = notice.kind === 'refused';
  return (
    <Banner
      tone={isRefused ? 'danger' : 'success'}
      role={isRefused ? 'alert' : 'status'}
      icon={
        isRefused ? <IconAlertTriangle size={22} aria-hidden /> : <IconCircleCheck size={22} aria-hidden />
      }
    >
      <strong>{t(isRefused ? 'notice.refused' : 'notice.bought')}</strong>
      {isRefused && <span>{problemText(notice.problem, '')}</span>}
      <button
        type="button"
        className={classes.dismiss}
        aria-label={t('notice.dismiss')}
        onClick={flow.dismissNotice}
      >
        <IconX size={16} aria-hidden />
      </button>
    </Banner>
  );
}

/** The end moved because of a late bid. */
export function ExtensionNotice({ extension, stage }: { extension: Extension | null; stage: LotStage }) {
  const { t } = useTranslation('auction');
  if (extension === null || stage !== 'bidding') return null;
  const time = formatTimeSeconds(extension.to);
  // Bids within one second move it by less; it still moved.
  const seconds = Math.max(1, Math.round((Date.parse(extension.to) - Date.parse(extension.from)) / 1000));
  return (
    <p className={classes.extension}>
      <IconClockPlus size={18} aria-hidden />
      {seconds >= 60
        ? t('live.extended_minutes', { time, minutes: Math.round(seconds / 60) })
        : t('live.extended_seconds', { time, seconds })}
    </p>
  );
}
