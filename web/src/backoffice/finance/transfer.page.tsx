import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import { AddProceedsPayoutDialog } from './add-proceeds-payout-dialog';
import { ProceedsPayoutOpened } from './proceeds-payout-detail';
import { isReleasable, isStoppable, Release, Stop } from './transfer-decisions';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof proceedsPayout.declared>;

/** Proceeds of orders: what waits, what was released, stopped or returned. */
export const ProceedsPayoutPage = recordPage(proceedsPayout, {
  columns: useColumns,
  create: {
    permission: 'finance:transfer:add',
    label: ['新增', 'Add', '追加'],
    Dialog: AddProceedsPayoutDialog,
  },
  useActions,
  Opened: ProceedsPayoutOpened,
});

function useColumns(): RecordColumns<typeof proceedsPayout.declared> {
  return useMemo(
    () => [
      { prop: 'goods_name', width: 200 },
      { prop: 'email', width: 150 },
      { prop: 'username', width: 110 },
      { prop: 'company_name', width: 140 },
      { prop: 'money', width: 110, decides: true },
      { prop: 'created_at', width: 150 },
      { prop: 'status', width: 120 },
      { prop: 'fee', width: 120, visible: false },
      { prop: 'order_no', width: 150, visible: false },
      { prop: 'release_at', width: 150, visible: false },
      { prop: 'by_hand', width: 100, visible: false },
    ],
    [],
  );
}

function useActions(): ReadonlyArray<RecordAction<Row>> {
  const { t } = useTranslation('transfer');
  return useMemo(
    () => [
      {
        key: 'approve',
        label: t('release.action'),
        permission: 'finance:transfer:approve',
        isHidden: (row) => !isReleasable({ ...row, by_hand: row.by_hand === 1 }),
        Dialog: Release,
      },
      {
        key: 'reject',
        label: t('stop.action'),
        permission: 'finance:transfer:approve',
        isHidden: (row) => !isStoppable(row),
        Dialog: Stop,
      },
    ],
    [t],
  );
}

backOfficePage(ProceedsPayoutPage, { path: paths.transfers, texts: ['kit', 'system', 'transfer'] });
