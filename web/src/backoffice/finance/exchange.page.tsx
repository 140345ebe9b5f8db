import { exchange } from '@fovea/shared-types/finance/exchange.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localText } from '../../lib/local-text';
import type { RecordColumns } from '../record/record-page';
import { AddExchangeDialog } from './add-exchange-dialog';
import { ExchangeReview } from './exchange-detail';
import { requestedPage } from './requested-page';

type Row = RowOf<typeof exchange.declared>;

const { shown } = exchange.declared;

/** Exchanges between currencies: what waits, what was booked at which rate, and what was refused. */
export const ExchangePage = requestedPage(exchange, {
  permission: 'finance:exchange',
  dict: 'states:exchange',
  useColumns,
  create: {
    label: ['申请兑换', 'Ask for an exchange', '両替を申請'],
    Dialog: AddExchangeDialog,
  },
  Review: ExchangeReview,
});

function useColumns(): RecordColumns<typeof exchange.declared> {
  const { t } = useTranslation('exchange');
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'owner_name', width: 170, render: ({ owner_name }: Row) => owner_name ?? t('detail.house') },
      money('sold', 'sold_currency'),
      { prop: 'rate', align: 'right', width: 120 },
      money('bought', 'bought_currency'),
      {
        prop: 'status',
        type: 'dict',
        dict: 'states:exchange',
        label: localText(shown.status.label),
        codeOf: ({ status }) => status,
        width: 110,
        isState: true,
      },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
      { prop: 'whose', width: 100, visible: false },
      { prop: 'reference', width: 140, visible: false },
      { prop: 'value_day', width: 120, visible: false },
    ],
    [t],
  );
}

const money = (prop: 'sold' | 'bought', of: 'sold_currency' | 'bought_currency') => ({
  prop,
  type: 'money' as const,
  get label() {
    return localText(shown[prop].label);
  },
  currency: (row: Row) => row[of],
  align: 'right' as const,
  width: 130,
  decides: true,
});
