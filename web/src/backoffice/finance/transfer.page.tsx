import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decideMoney } from '../../kit/approval/decide';
import { type DecisionTexts, useDecideBulk } from '../../kit/approval/use-decide-bulk';
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
  useBulk,
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
        isHidden: (row) => !waitsFor(row, 1),
        Dialog: Release,
      },
      {
        key: 'reject',
        label: t('stop.action'),
        permission: 'finance:transfer:approve',
        isHidden: (row) => !waitsFor(row, -1),
        Dialog: Stop,
      },
    ],
    [t],
  );
}

const waitsFor = (row: Row, status: 1 | -1): boolean =>
  status === 1 ? isReleasable({ ...row, by_hand: row.by_hand === 1 }) : isStoppable(row);
const decide = (row: Row, decision: { status: 1 | -1; notes: string | undefined }) =>
  decideMoney(auditTransfer, { id: row.id }, decision);

/** Releases or stops several, each by itself. */
function useBulk() {
  const { t } = useTranslation('transfer');
  const texts = useMemo(() => {
    const of = (verb: 'release' | 'stop'): DecisionTexts => ({
      label: t(`${verb}.action`),
      title: (count) => t(`${verb}.many`, { count }),
      text: t(`${verb}.hint`),
    });
    return { approve: of('release'), reject: of('stop') };
  }, [t]);
  return useDecideBulk({ permission: 'finance:transfer:approve', waitsFor, decide, texts });
}

backOfficePage(ProceedsPayoutPage, {
  path: paths.transfers,
  texts: ['kit', 'approval', 'system', 'transfer'],
});
