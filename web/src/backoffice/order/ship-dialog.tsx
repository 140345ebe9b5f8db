import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { QuantityLines } from '../../kit/number-stepper/quantity-lines';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import { ParcelFields, parcelIn, type ParcelValues } from './parcel-fields';
import { adminOrderQuery, adminShipmentsQuery } from './order.queries';
import { restOf } from './rest-of';

/** The contents of this parcel, its carrier and number; everything unsent is offered first. */
export function ShipDialog({ row, onClose }: { row: { id: number; order_no: string }; onClose: () => void }) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(orders);
  const result = useQuery(adminOrderQuery(row.id));
  const sent = useQuery(adminShipmentsQuery(row.id));
  const [order, parcels] = [result.data, sent.data];
  const isThere = order !== undefined && parcels !== undefined;
  const failed = [result, sent].find(({ data, isError }) => data === undefined && isError);
  const rest = order === undefined || parcels === undefined ? [] : restOf(order.items, parcels);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [isSending, setSending] = useState(false);
  const form = useForm<ParcelValues>({
    initial: { logistics_company: null, logistics_code: '', images: [] },
    validate: ({ logistics_company }) => ({
      logistics_company: logistics_company === null ? t('ship.carrier_missing') : undefined,
    }),
  });
  const lines = rest
    .map(({ line, rest: most }) => ({ line, quantity: chosen[line] ?? most }))
    .filter(({ quantity }) => quantity > 0);
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(shipOrder, { id: row.id, ...parcelIn(values), lines, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('ship.done', { number: row.order_no }));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('ship.title', { number: row.order_no })}
      form={form}
      saving={saving}
      submitLabel={t('ship.action')}
      isWaiting={isSending || lines.length === 0}
      onClose={onClose}
    >
      {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isThere && failed === undefined && <Skeleton height={96} radius={8} />}
      {isThere && (
        <QuantityLines
          label={t('items.title')}
          lines={rest.map(({ line, goods_name, rest: most }) => ({ id: line, name: goods_name, most }))}
          quantityOf={({ id, most }) => chosen[id] ?? most}
          onChoose={(line, quantity) => setChosen((before) => ({ ...before, [line]: quantity }))}
        />
      )}
      <ParcelFields form={form} hint={t('ship.code_hint')} onSending={setSending} />
    </FormDialog>
  );
}
