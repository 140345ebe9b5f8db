import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, to } from '../../../lib/paths';
import { type RecordColumns, recordPage } from '../../record/record-page';
import { AuctionOrderDrawer } from './auction-order-drawer';
import { backOfficePage } from '../../back-office-page';

/** What became of each bidder on each lot. */
export const AuctionOrderPage = recordPage(auctionOrder, {
  columns: useColumns,
  useActions: () => {
    const { t } = useTranslation('auction_admin');
    const navigate = useNavigate();
    return useMemo(
      () => [
        {
          key: 'desk',
          label: t('orders.to_admin'),
          permission: 'auction:auction:list',
          run: ({ auction_id }) => void navigate(to.managedAuction(auction_id)),
        },
      ],
      [t, navigate],
    );
  },
  Opened: AuctionOrderDrawer,
});

function useColumns(): RecordColumns<typeof auctionOrder.declared> {
  return useMemo(
    () => [
      'goods_name',
      { prop: 'username', width: 150, decides: true },
      { prop: 'bid_price', width: 140, decides: true },
      { prop: 'created_at', width: 170 },
      { prop: 'auction_end_time', width: 170 },
      { prop: 'status', decides: true },
    ],
    [],
  );
}

backOfficePage(AuctionOrderPage, {
  path: paths.auctionOrderAdmin,
  texts: ['kit', 'system', 'auction_admin'],
});
