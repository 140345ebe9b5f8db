import { send, SENT_OUT } from '@fovea/shared-types/warehouse/send.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordAction, type RecordPageOptions, recordPage } from '../../record/record-page';
import { useRecordChanged } from '../../record/record.queries';
import { ConfirmedAction } from '../../tree/confirmed-action';
import { FIRST_PRODUCT } from '../document-columns';
import { SendDrawer } from './send-detail';
import { DeliverStep, EditSend, NewSend, ReturnStep, SendStep } from './send-form';
import { cancelSend } from './send.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Send = RowOf<typeof send.declared>;

const columns: RecordPageOptions<typeof send.declared>['columns'] = [
  { prop: 'send_sn', width: 140 },
  { prop: 'status', decides: true },
  FIRST_PRODUCT,
  { prop: 'good_number', align: 'right' },
  { prop: 'customer_name', width: 170, decides: true },
  { prop: 'customer_tel', width: 150, visible: false },
  { prop: 'customer_address', width: 180, visible: false },
  { prop: 'carrier', width: 130 },
  { prop: 'logistics_code', width: 230, isCopyable: true },
  { prop: 'ware_house_out_sn', width: 140, visible: false },
  { prop: 'serial_number', width: 150, visible: false },
  { prop: 'sent_at', visible: false },
  { prop: 'ended_at', visible: false },
  { prop: 'remark', width: 200, visible: false },
  { prop: 'company_name', width: 180, visible: false },
  { prop: 'created_at', visible: false },
];

/** What stock-outs took out, prepared, sent, delivered or back. */
export const SendPage = recordPage(send, {
  columns,
  create: {
    permission: 'warehouse:send:add',
    label: ['新增发货单', 'Add a delivery', '出荷伝票の追加'],
    Dialog: NewSend,
  },
  Opened: SendDrawer,
  useActions,
});

/** What has left. */
export const SentPage = recordPage(send, {
  title: SENT_OUT,
  columns,
  given: { is_out: 1 },
  Opened: SendDrawer,
  useActions,
  table: 'warehouse.sent',
});

function useActions(): ReadonlyArray<RecordAction<Send>> {
  const { t } = useTranslation('sends');
  const { t: system } = useTranslation('system');
  return useMemo(
    () => [
      {
        key: 'send',
        label: t('step.1.submit'),
        permission: 'warehouse:send:status',
        isHidden: ({ status }) => !sendMachine.may(status, 'record logistics code'),
        Dialog: SendStep,
      },
      {
        key: 'deliver',
        label: t('step.2.submit'),
        permission: 'warehouse:send:status',
        isHidden: ({ status }) => !sendMachine.may(status, 'record the proof of delivery'),
        Dialog: DeliverStep,
      },
      {
        key: 'return',
        label: t('step.3.submit'),
        permission: 'warehouse:send:status',
        isHidden: ({ status }) => !sendMachine.may(status, 'record the return'),
        Dialog: ReturnStep,
      },
      {
        key: 'edit',
        label: system('action.edit'),
        permission: 'warehouse:send:update',
        isHidden: ({ status }) => !sendMachine.may(status, 'record logistics code'),
        Dialog: EditSend,
      },
      {
        key: 'cancel',
        label: t('cancel.submit'),
        permission: 'warehouse:send:delete',
        isDanger: true,
        isHidden: ({ status }) => !sendMachine.may(status, 'delete'),
        Dialog: Cancel,
      },
    ],
    [t, system],
  );
}

function Cancel({ row, onClose }: { row: Send; onClose: () => void }) {
  const { t } = useTranslation('sends');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(send);
  return (
    <ConfirmedAction
      isDanger
      title={t('cancel.title', { sn: row.send_sn })}
      label={t('cancel.submit')}
      done={system('state.updated')}
      run={async () => {
        await cancelSend(row.id);
        await changed();
      }}
      onClose={onClose}
    >
      {t('cancel.text')}
    </ConfirmedAction>
  );
}

backOfficePage(SendPage, { path: paths.deliveries, texts: ['kit', 'system', 'sends', 'upload'] });

backOfficePage(SentPage, { path: paths.sentGoods, texts: ['kit', 'system', 'sends', 'upload'] });
