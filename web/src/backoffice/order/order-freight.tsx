import {
  adminOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import { DELIVERY, FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import { isCurrency } from '@fovea/shared-types/money';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { FormDialog } from '../../kit/form/form-dialog';
import { MoneyField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';
import { recordKey, useRecordChanged } from '../record/record.queries';

const STATUS_KEYS: Readonly<Record<number, 'unpaid' | 'paid' | 'waived' | 'declined' | 'lapsed'>> = {
  [FREIGHT_BILL_STATUS.unpaid]: 'unpaid',
  [FREIGHT_BILL_STATUS.paid]: 'paid',
  [FREIGHT_BILL_STATUS.waived]: 'waived',
  [FREIGHT_BILL_STATUS.declined]: 'declined',
  [FREIGHT_BILL_STATUS.lapsed]: 'lapsed',
};

/** Freight that was unknown at placement: billed separately once, or waived. */
export function OrderFreight({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('freight');
  const may = useMay();
  const [act, setAct] = useState<'ask' | 'waive' | null>(null);
  const { data: bill } = useQuery({
    queryKey: [...recordKey(orders), 'freight', order.id, order.status],
    queryFn: ({ signal }) => api(adminOrderFreight, { id: order.id }, { signal, quiet: true }),
  });
  const isFree =
    order.delivery_type === DELIVERY.quotation ||
    order.items.some(({ quantity }) => quantity > FIXED_FREIGHT_MAX);
  const mayRequest =
    bill === null &&
    isFree &&
    orderMachine.may(order.status, 'ask extra freight') &&
    may('order:freight:set');
  const mayWaive = orderMachine.may(order.status, 'waive the freight bill') && may('order:freight:waive');
  if (bill === undefined || (bill === null && !mayRequest)) return null;
  const close = () => setAct(null);
  return (
    <DetailCard title={t('bill.title')}>
      {bill !== null && (
        <p>
          {formatMoney(bill.freight, order.currency)} · {t(`bill.${STATUS_KEYS[bill.status] ?? 'unpaid'}`)}
        </p>
      )}
      {mayRequest && (
        <Button variant="default" onClick={() => setAct('ask')}>
          {t('bill.ask')}
        </Button>
      )}
      {mayWaive && (
        <Button variant="default" onClick={() => setAct('waive')}>
          {t('bill.waive')}
        </Button>
      )}
      {act === 'ask' && <RequestFreightDialog order={order} onClose={close} />}
      {act === 'waive' && <WaiveDialog order={order} onClose={close} />}
    </DetailCard>
  );
}

interface ActProps {
  order: AdminOrderDetail;
  onClose: () => void;
}

function RequestFreightDialog({ order, onClose }: ActProps) {
  const { t } = useTranslation('freight');
  const changed = useRecordChanged(orders);
  const form = useForm<{ freight: number | null }>({
    initial: { freight: null },
    validate: ({ freight }) => ({ freight: (freight ?? 0) > 0 ? undefined : t('bill.amount_missing') }),
  });
  const saving = useSaving({
    form,
    save: ({ freight }, request_id) => {
      const { currency } = order;
      if (!isCurrency(currency)) throw new Error('an order has a currency that we keep');
      return api(
        setOrderFreight,
        { id: order.id, freight: String(freight ?? 0), currency, request_id },
        { quiet: true },
      );
    },
    onSaved: async () => {
      await changed();
      onClose();
    },
    byError: { AMOUNT_INVALID: 'freight' },
  });
  return (
    <FormDialog
      title={t('bill.ask')}
      form={form}
      saving={saving}
      submitLabel={t('bill.ask')}
      onClose={onClose}
    >
      <p>{t('bill.ask_text')}</p>
      <MoneyField form={form} name="freight" label={t('bill.title')} currency={order.currency} required />
    </FormDialog>
  );
}

function WaiveDialog({ order, onClose }: ActProps) {
  const { t } = useTranslation('freight');
  const changed = useRecordChanged(orders);
  const waive = useMutation({
    mutationFn: () => api(waiveOrderFreight, { id: order.id, request_id: newRequestId() }),
    onSettled: async () => {
      onClose();
      await changed();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('bill.waive')}
      confirmLabel={t('bill.waive')}
      isPending={waive.isPending}
      onConfirm={() => waive.mutate()}
      onClose={onClose}
    >
      {t('bill.waive_text')}
    </ConfirmDialog>
  );
}
