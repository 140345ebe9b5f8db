import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { FormDialog } from '../../kit/form/form-dialog';
import { type FormState, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { QuantityLines } from '../../kit/number-stepper/quantity-lines';
import { type ChosenPieces, isOf } from '../../kit/refund/refund-pieces';
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
  const [isSending, setSending] = useState(false);
  const form = useForm<ParcelValues & { chosen: ChosenPieces }>({
    initial: { logistics_company: null, logistics_code: '', images: [], chosen: {} },
    validate: ({ logistics_company, chosen: typed }) => ({
      logistics_company: logistics_company === null ? t('ship.carrier_missing') : undefined,
      chosen: rest.every(({ line, rest: most }) => isOf(typed[line], most))
        ? undefined
        : t('ship.pieces_wrong'),
    }),
  });
  const { chosen } = form.values;
  const chosenOf = (line: number, most: number): number | null => {
    const typed = chosen[line];
    return typed === undefined ? most : typed;
  };
  const lines = rest
    .map(({ line, rest: most }) => ({ line, quantity: chosenOf(line, most) ?? 0 }))
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
          quantityOf={({ id, most }) => chosenOf(id, most)}
          onChoose={(line, quantity) => form.set('chosen', { ...chosen, [line]: quantity })}
          error={form.errors.chosen}
        />
      )}
      {/* A part of this form. */}
      <ParcelFields
        form={form as unknown as FormState<ParcelValues>}
        hint={t('ship.code_hint')}
        onSending={setSending}
      />
    </FormDialog>
  );
}
