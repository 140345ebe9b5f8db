import { cancelSendOutOrder, confirmSendOutOrder } from '@fovea/shared-types/order/shipping.calls';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { PICKUP } from '@fovea/shared-types/warehouse/carriers';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { localText } from '../../lib/local-text';
import { type RecordColumns, recordPage } from '../record/record-page';
import { useRecordChanged } from '../record/record.queries';
import { ConfirmedAction } from '../tree/confirmed-action';
import { CameBack, Delivered, mayEnd } from './parcel-end';
import { ParcelFields, parcelIn, type ParcelValues } from './parcel-fields';
import { ShipmentDrawer } from './shipment-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Parcel = RowOf<typeof shipment.declared>;
interface Props {
  row: Parcel;
  onClose: () => void;
}

const { shown } = shipment.declared;

/** Parcels of orders: prepared ones get their number here. */
export const ShipmentPage = recordPage(shipment, {
  columns: useColumns,
  without: ['id'],
  Opened: ShipmentDrawer,
  useActions: () => {
    const { t } = useTranslation('order_admin');
    return useMemo(
      () => [
        {
          key: 'confirm',
          label: t('confirm.action'),
          permission: 'order:shipment:confirm',
          isHidden: ({ status }) => !sendMachine.may(status, 'record logistics code'),
          Dialog: Confirm,
        },
        {
          key: 'delivered',
          label: t('delivered.action'),
          permission: 'order:shipment:confirm',
          isHidden: ({ status }) => !mayEnd(status, 'delivered'),
          Dialog: Delivered,
        },
        {
          key: 'came_back',
          label: t('came_back.action'),
          permission: 'order:shipment:confirm',
          isHidden: ({ status }) => !mayEnd(status, 'came_back'),
          Dialog: CameBack,
        },
        {
          key: 'cancel',
          label: t('take_back.action'),
          permission: 'order:shipment:confirm',
          isDanger: true,
          isHidden: ({ status }) => !sendMachine.may(status, 'delete'),
          Dialog: CancelShipment,
        },
      ],
      [t],
    );
  },
});

function useColumns(): RecordColumns<typeof shipment.declared> {
  return useMemo(
    () => [
      'order_no',
      { prop: 'goods_name', width: 220, decides: true },
      { prop: 'username', width: 130 },
      { prop: 'company_name', width: 180, visible: false },
      { prop: 'pay_price', width: 140, visible: false },
      { prop: 'status_name', visible: false, isState: false },
      { prop: 'pay_type_name', width: 120, visible: false },
      { prop: 'refund_switch', visible: false },
      {
        prop: 'delivery_type',
        type: 'text',
        textDict: 'delivery_type',
        label: localText(shown.delivery_type.label),
        visible: false,
      },
      { prop: 'logistics_code', width: 200, isCopyable: true },
      { prop: 'status', decides: true },
      { prop: 'created_at', width: 170 },
    ],
    [],
  );
}

/** A prepared parcel has left. */
function Confirm({ row, onClose }: Props) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(shipment);
  const [isSending, setSending] = useState(false);
  const form = useForm<ParcelValues>({
    initial: { logistics_company: String(row.logistics_company), logistics_code: '', images: [] },
    validate: ({ logistics_company, logistics_code }) => ({
      logistics_code:
        Number(logistics_company) !== PICKUP && logistics_code.trim() === ''
          ? t('confirm.missing')
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(confirmSendOutOrder, { id: row.id, ...parcelIn(values), request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('confirm.done', { number: row.order_no }));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('confirm.title', { number: row.order_no })}
      form={form}
      saving={saving}
      submitLabel={t('confirm.action')}
      isWaiting={isSending}
      onClose={onClose}
    >
      <ParcelFields form={form} onSending={setSending} />
    </FormDialog>
  );
}

function CancelShipment({ row, onClose }: Props) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(shipment);
  return (
    <ConfirmedAction
      isDanger
      title={t('take_back.title', { number: row.order_no })}
      label={t('take_back.action')}
      done={t('take_back.done')}
      run={async () => {
        await api(cancelSendOutOrder, { id: row.id, request_id: newRequestId() }, { quiet: true });
        await changed();
      }}
      onClose={onClose}
    >
      {t('take_back.text')}
    </ConfirmedAction>
  );
}

backOfficePage(ShipmentPage, {
  path: paths.sendOutOrders,
  texts: ['kit', 'system', 'order_admin', 'upload'],
});
