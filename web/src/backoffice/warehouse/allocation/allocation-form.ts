import { addWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import { useTranslation } from 'react-i18next';
import { type FormState, useForm } from '../../../kit/form/use-form';
import { type Saving, useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { type LineDraft, outLinesOf, problemOf } from '../documents/stock-lines';
import { useStockChanged } from '../stock/stock.queries';

export interface AllocationValues {
  from_ware_house_id: string | null;
  to_ware_house_id: string | null;
  lines: LineDraft[];
  remark: string;
}

/** The form of an allocation, and its submission. */
export function useAllocationForm(
  initial: Pick<AllocationValues, 'from_ware_house_id' | 'lines'>,
  onDone: () => void,
): { form: FormState<AllocationValues>; saving: Saving<AllocationValues> } {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const changed = useStockChanged();
  const form = useForm<AllocationValues>({
    initial: { ...initial, to_ware_house_id: null, remark: '' },
    validate: ({ from_ware_house_id: from, to_ware_house_id: to, lines }) => {
      const wrong = problemOf(lines, 'out');
      const missing = (label: string): string => kit('form.missing', { label });
      const same = from !== null && from === to ? t('form.same') : undefined;
      return {
        from_ware_house_id: from === null ? missing(t('form.from')) : undefined,
        to_ware_house_id: to === null ? missing(t('form.to')) : same,
        lines: wrong === null ? undefined : stock(`problem.${wrong.problem}`, wrong.params),
      };
    },
  });
  const saving = useSaving({
    form,
    save: ({ from_ware_house_id, to_ware_house_id, lines, remark }, request_id) =>
      api(
        addWarehouseAllocations,
        {
          from_ware_house_id: Number(from_ware_house_id),
          to_ware_house_id: Number(to_ware_house_id),
          lines: outLinesOf(lines),
          remark,
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async ({ allocation_sn: sn }) => {
      toast.success(stock('out.sent', { sn }));
      onDone();
      await changed();
    },
    byError: {
      STOCK_INSUFFICIENT: 'lines',
      SERIAL_UNKNOWN: 'lines',
      CURRENCY_MISMATCH: 'to_ware_house_id',
    },
  });
  return { form, saving };
}
