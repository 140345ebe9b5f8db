import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { AUCTION_TONES } from './tones';

const currency = (row: AdminAuctionRow): string => row.currency;

export function useAuctionColumns(): Array<Column<AdminAuctionRow>> {
  const { t } = useTranslation('auctions');
  return useMemo<Array<Column<AdminAuctionRow>>>(
    () => [
      { prop: 'goods_name', label: t('list.goods_name'), type: 'look', width: 260, decides: true },
      {
        prop: 'image',
        label: t('list.image'),
        type: 'image',
        width: 84,
        visible: false,
        exported: false,
        images: ({ image, goods_name }) => (image === null ? [] : [{ url: image, name: goods_name }]),
      },
      { prop: 'company_name', label: t('list.company_name'), width: 150 },
      { prop: 'start_price', label: t('list.start_price'), type: 'money', width: 160, currency },
      {
        prop: 'current_price',
        label: t('list.current_price'),
        type: 'money',
        width: 160,
        currency,
        decides: true,
      },
      {
        prop: 'reserve_price',
        label: t('list.reserve_price'),
        type: 'money',
        width: 160,
        visible: false,
        currency,
      },
      { prop: 'bid_count', label: t('list.bid_count'), type: 'number', width: 100 },
      { prop: 'start_at', label: t('list.start_at'), type: 'datetime', width: 170, sortable: true },
      {
        prop: 'end_at',
        label: t('list.end_at'),
        type: 'datetime',
        width: 170,
        sortable: true,
        decides: true,
      },
      {
        prop: 'status',
        label: t('list.status'),
        type: 'dict',
        dict: 'states:auction',
        tones: AUCTION_TONES,
        width: 140,
        decides: true,
      },
    ],
    [t],
  );
}
