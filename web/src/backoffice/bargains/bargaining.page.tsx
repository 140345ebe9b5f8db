import { bargain } from '@fovea/shared-types/order/bargain.record';
import { useMemo } from 'react';
import { type RecordColumns, recordPage } from '../record/record-page';
import { BargainDrawer } from './bargain-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** What buyers offer for the company's goods; a row opens the whole thread, where it is answered. */
export const BargainingPage = recordPage(bargain, {
  table: 'orders.bargaining',
  nameOf: ({ goods_name, username }) => `${goods_name}, ${username}`,
  columns: useColumns,
  Opened: BargainDrawer,
});

function useColumns(): RecordColumns<typeof bargain.declared> {
  return useMemo(
    () => [
      { prop: 'goods_name', width: 240, decides: true },
      { prop: 'username', width: 130 },
      { prop: 'price', width: 140 },
      { prop: 'offer_price', width: 140, decides: true },
      { prop: 'expired_at', width: 170 },
      { prop: 'status', width: 150, decides: true },
      { prop: 'created_at', width: 170 },
      { prop: 'quantity', visible: false },
      { prop: 'company_name', visible: false },
    ],
    [],
  );
}

backOfficePage(BargainingPage, { path: paths.bargainAdmin, texts: ['kit', 'system', 'bargain'] });
