import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { isCurrency } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { formatMoney } from '../../lib/format';
import { recordPage, type RecordColumns } from '../record/record-page';
import { MissingOpenings } from './missing-openings';
import { ReconciledDays } from './reconciled-days';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof reconciliation.declared>;

/** Differences between gateway, bank and ledger, until somebody has explained them. */
export const ReconciliationPage = recordPage(reconciliation, {
  without: ['id'],
  editLabel: ['说明', 'Explain', '説明する'],
  columns: useColumns,
  Ways,
});

function Ways() {
  return (
    <>
      <MissingOpenings />
      <ReconciledDays />
    </>
  );
}

function useColumns(): RecordColumns<typeof reconciliation.declared> {
  return useMemo(
    () => [
      { prop: 'day', width: 110, decides: true },
      { prop: 'currency', width: 80, visible: false },
      { prop: 'source', width: 110 },
      { prop: 'cause', width: 120, decides: true },
      { prop: 'reference', width: 170 },
      amount('told'),
      amount('booked'),
      { prop: 'standing', width: 100, tones: { 0: 'warning', 1: 'success', 2: 'neutral' } },
      { prop: 'remark', width: 200, visible: false },
      { prop: 'explained_by', width: 120, visible: false },
      { prop: 'explained_at', width: 160, visible: false },
      { prop: 'created_at', width: 160, visible: false },
    ],
    [],
  );
}

const amount = (prop: 'told' | 'booked') => ({
  prop,
  align: 'right' as const,
  width: 130,
  decides: true,
  render: (row: Row) => signed(row[prop], row.currency),
});

const signed = (money: string | null, currency: string): string =>
  money === null || !isCurrency(currency) ? '—' : formatMoney(money, currency);

backOfficePage(ReconciliationPage, {
  path: paths.reconciliation,
  texts: ['kit', 'system', 'finance', 'voucher', 'approval'],
});
