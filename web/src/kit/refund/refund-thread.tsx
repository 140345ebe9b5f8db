import type { RefundThread as Thread } from '@fovea/shared-types/order/refund.dto';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatMoney } from '../../lib/format';
import { PictureRow } from '../picture-row/picture-row';
import classes from './refund-thread.module.css';

const SIDES = ['time', 'buyer', 'merchant', 'platform'] as const;

/** What a refund names. */
export function RefundPieces({ thread }: { thread: Thread }) {
  const { t } = useTranslation('refunds');
  return (
    <ul aria-label={t('thread.pieces')}>
      {thread.lines.map(({ order_line_id, goods_name, quantity }) => (
        <li key={order_line_id}>{t('thread.piece', { name: goods_name, quantity })}</li>
      ))}
    </ul>
  );
}

/** All moves and messages of a refund, the oldest first. */
export function RefundThread({ thread }: { thread: Thread }) {
  const { t } = useTranslation('refunds');
  const states = useDict('states:refund');
  return (
    <ol className={classes.root} aria-label={t('thread.title')}>
      {thread.entries.map((entry) => (
        <li key={entry.id} data-side={SIDES[entry.side]}>
          <p className={classes.head}>
            <strong>{t(`side.${SIDES[entry.side] ?? 'time'}`)}</strong>
            {entry.username !== null && <span>{entry.username}</span>}
            <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
          </p>
          {entry.status !== null && (
            <p className={classes.move}>
              {states.label(entry.status)}
              {entry.price !== null && ` · ${formatMoney(entry.price, thread.currency)}`}
            </p>
          )}
          {entry.content !== '' && <p className={classes.words}>{entry.content}</p>}
          <PictureRow images={entry.images} nameOf={(number) => t('thread.picture', { number })} />
        </li>
      ))}
    </ol>
  );
}
