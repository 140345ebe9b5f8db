import { useTranslation } from 'react-i18next';
import { formatDeadline, formatMoney } from '../../../lib/format';
import { differenceOf } from './consequences';
import { sendOffer, sendVoid, decideHighestBid } from './lot-admin.queries';
import { LotAdminQuestion } from './lot-admin-question';
import { CancelQuestion } from '../cancel-question';
import { BarDialog } from './bar-dialog';
import { EndDialog } from './end-dialog';
import type { LotCommand, LotAdminDialogProps } from './admin-lot';
import { OpenedBids } from './opened-bids';
import { ReserveDialog } from './reserve-dialog';

/** Each command with its effect, shown before in the figures of this lot. */
export function LotAdminDialog({ command: opened, ...rest }: LotAdminDialogProps & { command: LotCommand }) {
  const { t } = useTranslation('auction_admin');
  const { auction, lot, changed, onClose } = rest;
  const { id, currency } = lot;
  const money = (value: string | null): string => formatMoney(value, currency);
  const price = money(lot.current_price);
  const both = { changed, onClose };
  switch (opened.act) {
    case 'reserve':
      return <ReserveDialog {...rest} />;
    case 'end':
      return <EndDialog {...rest} />;
    case 'audit':
      return <OpenedBids id={id} onClose={onClose} />;
    case 'void': {
      const { row } = opened;
      return (
        <LotAdminQuestion
          {...both}
          title={t('void.title', { seq: row.seq, number: row.bidder })}
          confirmLabel={t('act.void')}
          done={t('void.done')}
          isDanger
          needsReason
          send={(command) => sendVoid({ ...command, id, seq: row.seq })}
        >
          <p>{t('void.price', { bid: money(row.price_after), price, start: money(lot.start_price) })}</p>
          <p>{t('void.rest', { end: formatDeadline(lot.end_at) })}</p>
          <p>{t('notified', { bidders: lot.bidder_count, watchers: lot.watchers })}</p>
        </LotAdminQuestion>
      );
    }
    case 'cancel': {
      const { status, bid_count } = lot;
      return (
        <CancelQuestion lot={{ id, goods_name: auction.goods_name, status, bid_count }} onClose={onClose} />
      );
    }
    case 'accept':
      return (
        <LotAdminQuestion
          {...both}
          title={t('accept.title', { price })}
          confirmLabel={t('act.accept')}
          done={t('accept.done')}
          send={(command) => decideHighestBid({ id, request_id: command.request_id, status: 1 })}
        >
          <p>
            {t('accept.text', {
              number: lot.leader_no,
              price,
              reserve: money(auction.reserve_price),
              below: money(
                differenceOf(auction.reserve_price ?? lot.current_price, lot.current_price, currency),
              ),
            })}
          </p>
          <p>{t('accept.rest')}</p>
        </LotAdminQuestion>
      );
    case 'decline':
      return (
        <LotAdminQuestion
          {...both}
          title={t('decline.title', { price })}
          confirmLabel={t('act.decline')}
          done={t('decline.done')}
          isDanger
          send={(command) => decideHighestBid({ id, request_id: command.request_id, status: -1 })}
        >
          <p>
            {t('decline.text', { price, reserve: money(auction.reserve_price), bidders: lot.bidder_count })}
          </p>
        </LotAdminQuestion>
      );
    case 'offer': {
      const { next } = opened;
      return (
        <LotAdminQuestion
          {...both}
          title={t('offers.ask', { name: next.username })}
          confirmLabel={t('act.offer')}
          done={t('offers.done')}
          send={({ request_id }) => sendOffer({ id, request_id })}
        >
          <p>
            {t('offers.text', {
              number: next.bidder_no,
              price: formatMoney(next.price, next.currency),
              sold: price,
              until: formatDeadline(next.expired_at),
            })}
          </p>
          <p>{t('offers.left', { count: next.offers_left - 1 })}</p>
        </LotAdminQuestion>
      );
    }
    case 'bar':
      return <BarDialog bidder={opened.bidder} {...both} />;
  }
}
