import type { RowOf } from '@fovea/shared-types/record/record';
import { allocationMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { useMended } from '../../../kit/scan/use-not-taken';
import { api } from '../../../lib/api-client';
import { useOpenRow } from '../../../lib/list-page';
import { newRequestId } from '../../../lib/request-id';
import { toast } from '../../../lib/toast-store';
import { type RecordAction, recordPage } from '../../record/record-page';
import { FIRST_PRODUCT } from '../document-columns';
import { useScrapActions } from '../documents/use-scrap-actions';
import { warehouseFilters } from '../searches';
import { useStockChanged } from '../stock/stock.queries';
import { AllocationDrawer } from './allocation-drawer';
import { FoundDrawer, type KeptReceipt } from './found-drawer';
import { NewAllocation } from './new-allocation';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Row = RowOf<typeof allocation.declared>;
interface RowProps {
  row: Row;
  onClose: () => void;
}

const RECEIVED = 'receive';

/** Documents by which stock goes from one warehouse to another. */
export const AllocationPage = recordPage(allocation, {
  useChoices: warehouseFilters('from_ware_house_id', 'to_ware_house_id'),
  columns: [
    { prop: 'allocation_sn', width: 150, isCopyable: true },
    { prop: 'status', decides: true },
    { prop: 'reversal_sn', width: 130, visible: false },
    FIRST_PRODUCT,
    { prop: 'serial_number', width: 150, visible: false },
    { prop: 'good_number', width: 90, decides: true },
    { prop: 'missing', width: 100, decides: true },
    { prop: 'from_name', width: 150 },
    { prop: 'to_name', width: 150 },
    { prop: 'value', width: 140, visible: false },
    { prop: 'audit_status', width: 120, visible: false },
    { prop: 'username', width: 120 },
    { prop: 'created_at', width: 170 },
  ],
  create: {
    permission: 'warehouse:allocation:add',
    label: ['新增调拨', 'Add allocation', '在庫移動の申請'],
    Dialog: NewAllocation,
  },
  useActions,
  Opened: AllocationDrawer,
  Note: Receive,
});

/** Arrivals are compared with what was sent; the document is in the address, so that a reload does not lose it. */
function Receive() {
  const { openId, close } = useOpenRow(RECEIVED);
  const { mended, leave } = useMended<KeptReceipt>();
  return (
    <>
      {openId !== null && <FoundDrawer id={openId} purpose="receive" onClose={close} />}
      {mended && (
        <FoundDrawer
          key={mended.requestId}
          id={mended.typed.id}
          purpose="receive"
          mended={mended}
          onClose={leave}
        />
      )}
    </>
  );
}

function useActions(): ReadonlyArray<RecordAction<Row>> {
  const { t } = useTranslation('allocation');
  const scraps = useScrapActions<Row>(SCRAP);
  const { open } = useOpenRow(RECEIVED);
  return useMemo(
    () => [
      {
        key: 'send',
        label: t('send.submit'),
        permission: 'warehouse:allocation:send',
        isHidden: (row) => !mayMove(row, 'send'),
        Dialog: Send,
      },
      {
        key: 'receive',
        label: t('receive.submit'),
        permission: 'warehouse:allocation:receive',
        isHidden: (row) => !mayMove(row, 'receive'),
        run: ({ id }) => open(id),
      },
      {
        key: 'take_back',
        label: t('take_back.submit'),
        permission: 'warehouse:allocation:return',
        isHidden: (row) => !mayMove(row, 'return'),
        Dialog: ReturnToSource,
      },
      {
        key: 'lose',
        label: t('lose.submit'),
        permission: 'warehouse:allocation:lose',
        isHidden: (row) => !mayMove(row, 'approve the loss of what is missing'),
        Dialog: Lose,
      },
      ...scraps,
    ],
    [t, scraps, open],
  );
}

function Send({ row: { id, allocation_sn: sn, from_name, to_name }, onClose }: RowProps) {
  const { t } = useTranslation('allocation');
  const changed = useStockChanged();
  // The same key while it is unknown whether it arrived.
  const requestId = useRef(newRequestId());
  const sending = useMutation({
    mutationFn: () => api(sendWarehouseAllocations, { id, request_id: requestId.current }),
    onSuccess: async () => {
      toast.success(t('send.done', { sn }));
      onClose();
      await changed();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('send.title', { sn })}
      confirmLabel={t('send.submit')}
      isPending={sending.isPending}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      {t('send.text', { from: from_name, to: to_name })}
    </ConfirmDialog>
  );
}

const ReturnToSource = ({ row: { id }, onClose }: RowProps) => (
  <FoundDrawer id={id} purpose="take_back" onClose={onClose} />
);
const Lose = ({ row: { id }, onClose }: RowProps) => <FoundDrawer id={id} purpose="lose" onClose={onClose} />;

const SCRAP = {
  permission: 'warehouse:allocation:scrap',
  call: scrapWarehouseAllocations,
  machine: allocationMachine,
  snOf: (row: Row) => row.allocation_sn,
} as const;

type Step = 'send' | 'receive' | 'return' | 'approve the loss of what is missing';

/** Nothing moves while its reversal waits. */
const mayMove = ({ status, reversal_sn }: Row, step: Step): boolean =>
  reversal_sn === null && allocationMachine.may(status, step);

backOfficePage(AllocationPage, {
  path: paths.allocation,
  texts: ['kit', 'system', 'approval', 'stock', 'scan', 'allocation'],
});
