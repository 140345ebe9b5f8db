import { transfer } from '@fovea/shared-types/finance/transfer.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { TRANSFER_STATUS } from '@fovea/shared-types/states';
import { transferMachine } from '@fovea/shared-types/states/transfer.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { formatMoney } from '../../lib/format';
import { says } from '../../lib/words';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import { AddTransferDialog } from './add-transfer-dialog';
import { TransferOpened } from './transfer-detail';
import { decideTransfer, useTransfersChanged } from './transfer.queries';

type Row = RowOf<typeof transfer.declared>;

const { shown } = transfer.declared;
const NOTES_MAX = 500;

/** Proceeds of orders: what waits, what was released, stopped or returned. */
export const TransferPage = recordPage(transfer, {
  columns: useColumns,
  create: {
    permission: 'finance:transfer:add',
    label: ['新增', 'Add', '追加'],
    Dialog: AddTransferDialog,
  },
  useActions,
  Opened: TransferOpened,
});

const isReleasable = ({ status, by_hand, release_at }: Row): boolean =>
  status === TRANSFER_STATUS.frozen
    ? by_hand === 1
    : transferMachine.may(status, 'approve') && (release_at === null || Date.parse(release_at) <= Date.now());

function useColumns(): RecordColumns<typeof transfer.declared> {
  return useMemo(
    () => [
      { prop: 'goods_name', width: 200 },
      { prop: 'email', width: 150 },
      { prop: 'username', width: 110 },
      { prop: 'company_name', width: 140 },
      {
        prop: 'money',
        type: 'money',
        label: says(shown.money.label),
        currency: ({ currency }) => currency,
        align: 'right',
        width: 110,
        decides: true,
      },
      { prop: 'created_at', width: 150 },
      {
        prop: 'status',
        type: 'dict',
        dict: 'states:transfer',
        label: says(shown.status.label),
        codeOf: ({ status }) => status,
        width: 120,
        isState: true,
      },
      {
        prop: 'fee',
        type: 'money',
        label: says(shown.fee.label),
        currency: ({ currency }) => currency,
        align: 'right',
        width: 120,
        visible: false,
      },
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
        isHidden: (row) => !isReleasable(row),
        Dialog: Release,
      },
      {
        key: 'reject',
        label: t('stop.action'),
        permission: 'finance:transfer:approve',
        isHidden: ({ status }) => !transferMachine.may(status, 'stop'),
        Dialog: Stop,
      },
    ],
    [t],
  );
}

interface WordProps {
  row: Row;
  onClose: () => void;
}

const Release = (props: WordProps) => <Word {...props} verb="release" />;
const Stop = (props: WordProps) => <Word {...props} verb="stop" />;

function Word({ row, verb, onClose }: WordProps & { verb: 'release' | 'stop' }) {
  const { t } = useTranslation('transfer');
  const changed = useTransfersChanged();
  const isStop = verb === 'stop';
  const label = t(isStop ? 'field.reason' : 'field.notes');
  return (
    <TextDialog
      title={t(`${verb}.title`)}
      quote={`${row.order_no} · ${row.company_name} · ${formatMoney(row.money, row.currency)}`}
      name="audit_notes"
      label={label}
      hint={t(`${verb}.hint`)}
      initial=""
      rows={3}
      maxLength={NOTES_MAX}
      problem={(text) => (isStop && text.trim() === '' ? t('problem.empty', { label }) : undefined)}
      submitLabel={t(`${verb}.action`)}
      send={(text, requestId) => decideTransfer(row.id, isStop ? -1 : 1, text.trim(), requestId)}
      done={t(`${verb}.done`)}
      changed={changed}
      onClose={onClose}
    />
  );
}
