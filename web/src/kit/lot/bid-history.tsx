import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { Button } from '../button/button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../money-text/money-text';
import { formatDateTimeSeconds, formatTime } from '../../lib/format';
import { useHistoryLoader } from './lot.queries';
import classes from './bid-history.module.css';
import { LogVerifier } from './log-verifier';
import type { ShownLot, ShownRow } from './shown-lot';

/** The public log: who (by number), when, how much. Anybody may check that nothing was changed afterwards. */
export function BidHistory({
  lot,
  action,
}: {
  lot: ShownLot;
  /** What the reader can do with a row, at its end. */
  action: (row: ShownRow) => ReactNode;
}) {
  const { t } = useTranslation('auction');
  const heading = useId();
  const loader = useHistoryLoader(lot.id);
  const missing = lot.seq - lot.rows.length;
  return (
    <section className={classes.history} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{t('history.title')}</h2>
        {lot.seq > 0 && <LogVerifier id={lot.id} />}
      </div>
      {lot.rows.length === 0 ? (
        <p className={classes.empty}>{t(isOver(lot) ? 'history.none' : 'history.empty')}</p>
      ) : (
        // The price is announced elsewhere, and not more often than one can listen.
        <div role="log" aria-live="off" aria-labelledby={heading} tabIndex={0} className={classes.scroll}>
          <ol>
            {lot.rows.map((row, index) => (
              <HistoryRow key={row.seq} row={row} lot={lot} isNewest={index === 0}>
                {action(row)}
              </HistoryRow>
            ))}
          </ol>
        </div>
      )}
      {missing > 0 && lot.rows.length > 0 && (
        <Button
          variant="subtle"
          className={classes.more}
          loading={loader.isPending}
          onClick={() => loader.mutate(firstMissingPage(lot))}
        >
          {t('history.more', { count: missing })}
        </Button>
      )}
    </section>
  );
}

const isOver = ({ status }: ShownLot): boolean =>
  status !== AUCTION_STATUS.scheduled && status !== AUCTION_STATUS.bidding;

const PAGE = 40;

/** The page of the list (latest first, 40 each) where the first gap begins. */
function firstMissingPage(lot: ShownLot): number {
  const gap = lot.rows.findIndex((row, index) => row.seq !== lot.seq - index);
  return Math.floor((gap === -1 ? lot.rows.length : gap) / PAGE) + 1;
}

function HistoryRow({
  row,
  lot,
  isNewest,
  children,
}: {
  row: ShownRow;
  lot: ShownLot;
  isNewest: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('auction');
  const isBid = row.kind === 'bid' || row.kind === 'automatic';
  return (
    <li
      className={classes.row}
      data-mine={row.is_mine || undefined}
      data-newest={isNewest || undefined}
      data-void={row.is_void || undefined}
    >
      <time className={classes.time} dateTime={row.created_at}>
        {formatDateTimeSeconds(row.created_at)}
      </time>
      <span className={classes.who}>
        {row.bidder === null
          ? t('history.platform')
          : row.is_mine
            ? t('history.you', { number: row.bidder })
            : t('history.bidder', { number: row.bidder })}
        {(row.kind === 'automatic' || row.is_auto) && (
          <span className={classes.tag}>{t('history.automatic')}</span>
        )}
        {row.is_void && <span className={classes.tag}>{t('history.voided')}</span>}
        {!isBid && <span className={classes.note}>{noteOf(row, t)}</span>}
      </span>
      <span className={classes.amount}>
        <MoneyText value={row.price_after} currency={lot.currency} />
      </span>
      <span className={classes.action}>{children}</span>
    </li>
  );
}

function noteOf(row: ShownRow, t: ReturnType<typeof useTranslation<'auction'>>['t']): string {
  switch (row.kind) {
    case 'void':
      return t('history.void', { row: row.voids_seq ?? 0 });
    case 'reserve_lowered':
      return t('history.reserve_lowered');
    default:
      return t('history.end_moved', { time: formatTime(row.end_after) });
  }
}
