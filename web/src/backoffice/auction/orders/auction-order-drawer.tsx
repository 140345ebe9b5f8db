import type { AuctionOrderDetail } from '@fovea/shared-types/auction/auction-order.dto';
import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Timeline } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import {
  formatAmount,
  formatDateTime,
  formatDateTimeSeconds,
  formatDeadline,
  formatMoney,
} from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { localText } from '../../../lib/local-text';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { useNavigate } from 'react-router-dom';
import { auctionOrderQuery } from './orders.queries';

const { shown } = auctionOrder.declared;

/** One bidder on one lot, with what everybody could see of their bids. */
export function AuctionOrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('auction_admin');
  const result = useQuery(auctionOrderQuery(id));
  return (
    <DetailDrawer title={t('orders.title')} onClose={onClose} result={result}>
      {(order) => <Order order={order} />}
    </DetailDrawer>
  );
}

function Order({ order }: { order: AuctionOrderDetail }) {
  const { t } = useTranslation('auction_admin');
  const may = useMay();
  const navigate = useNavigate();
  const states = useDict('states:auction_order');
  const order_no = order.order_no ?? (order.order_id === null ? '-' : `#${order.order_id}`);
  return (
    <DetailView
      title={order.goods_name}
      state={<StatusPill tone={states.tone(order.status)}>{states.label(order.status)}</StatusPill>}
      summary={[
        { label: localText(shown.username.label), value: order.username },
        { label: localText(shown.bid_price.label), value: formatMoney(order.bid_price, order.currency) },
        { label: localText(shown.created_at.label), value: formatDateTime(order.created_at) },
        { label: localText(shown.auction_end_time.label), value: formatDeadline(order.auction_end_time) },
        { label: t('orders.order_no'), value: order_no },
      ]}
      actions={
        may('auction:auction:list') ? (
          <Button onClick={() => void navigate(to.managedAuction(order.auction_id))}>
            {t('orders.to_admin')}
          </Button>
        ) : undefined
      }
    >
      <DetailCard title={t('orders.bids')} isWide>
        {order.bids.length === 0 ? (
          <p>{t('orders.no_bids')}</p>
        ) : (
          <Timeline
            entries={order.bids.map((bid) => ({
              key: bid.seq,
              at: formatDateTimeSeconds(bid.created_at),
              who: formatAmount(bid.amount, bid.currency),
              what: <Marks bid={bid} />,
            }))}
          />
        )}
      </DetailCard>
    </DetailView>
  );
}

function Marks({ bid }: { bid: AuctionBidRow }) {
  const { t } = useTranslation('auction_admin');
  return (
    <>
      #{bid.seq} {bid.kind === 'automatic' && <StatusPill tone="neutral">{t('orders.automatic')}</StatusPill>}
      {bid.is_void && <StatusPill tone="danger">{t('orders.voided')}</StatusPill>}
    </>
  );
}
