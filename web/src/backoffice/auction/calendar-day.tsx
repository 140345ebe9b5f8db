import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDate, formatTime } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './auction-calendar.module.css';
import { AUCTION_TONES } from './tones';

/** The lots that end on one day, in their order; each opens over the calendar. */
export function CalendarDay({
  day,
  lots,
  isKnown,
}: {
  day: string;
  lots: readonly AdminAuctionRow[];
  isKnown: boolean;
}) {
  const { t } = useTranslation('auctions');
  const states = useDict('states:auction');
  const [search] = useSearchParams();
  const heading = useId();
  const opened = (id: number): string => {
    const next = new URLSearchParams(search);
    next.set('open', String(id));
    return `?${next.toString()}`;
  };
  return (
    <section className={classes.list} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{formatDate(day)}</h3>
        {lots.length > 0 && <Link to={to.auctionsEnding(day)}>{t('calendar.in_list')}</Link>}
      </header>
      {isKnown && lots.length === 0 && <p className={classes.note}>{t('calendar.none_that_day')}</p>}
      {lots.length > 0 && (
        <ul>
          {lots.map((lot) => (
            <li key={lot.id}>
              <time dateTime={lot.end_at}>{formatTime(lot.end_at)}</time>
              <Link to={opened(lot.id)}>{lot.goods_name}</Link>
              <MoneyText value={lot.current_price} currency={lot.currency} />
              <StatusPill tone={AUCTION_TONES[lot.status] ?? 'neutral'}>
                {states.label(lot.status)}
              </StatusPill>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
