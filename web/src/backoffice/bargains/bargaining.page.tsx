import { bargain } from '@fovea/shared-types/order/bargain.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { localText } from '../../lib/local-text';
import { type RecordColumns, recordPage } from '../record/record-page';
import { BargainDrawer } from './bargain-drawer';

type Bargain = RowOf<typeof bargain.declared>;
const { shown } = bargain.declared;

/** What buyers offer for the company's goods; a row opens the whole thread, where it is answered. */
export const BargainingPage = recordPage(bargain, {
  table: 'orders.bargaining',
  nameOf: ({ goods_name, username }) => `${goods_name}, ${username}`,
  columns: useColumns,
  Opened: BargainDrawer,
});

function useColumns(): RecordColumns<typeof bargain.declared> {
  return useMemo(() => {
    const money = (prop: 'price' | 'offer_price') =>
      ({
        prop,
        type: 'money',
        label: localText(shown[prop].label),
        currency: ({ currency }: Bargain) => currency,
        align: 'right',
        width: 140,
        decides: prop === 'offer_price',
      }) as const;
    return [
      { prop: 'goods_name', width: 240, decides: true },
      { prop: 'username', width: 130 },
      money('price'),
      money('offer_price'),
      { prop: 'expired_at', width: 170 },
      { prop: 'status', width: 150, decides: true },
      { prop: 'created_at', width: 170 },
      { prop: 'quantity', visible: false },
      { prop: 'company_name', visible: false },
    ];
  }, []);
}
