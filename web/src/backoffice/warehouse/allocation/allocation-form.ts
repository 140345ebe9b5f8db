import { addWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import type { AllocationDetail } from '@fovea/shared-types/warehouse/allocation.dto';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, type FormState, useForm } from '../../../kit/form/use-form';
import { type Saving, useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import type { Former } from '../../document/former';
import { formerLines, stockFormerRequest } from '../documents/former-stock';
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
  begun: Pick<AllocationValues, 'from_ware_house_id' | 'lines'>,
  onDone: () => void,
  former?: Former<AllocationDetail>,
): { form: FormState<AllocationValues>; saving: Saving<AllocationValues> } {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const changed = useStockChanged();
  const initial = former ? formerAllocation(former) : { ...begun, to_ware_house_id: null, remark: '' };
  const validate = ({
    from_ware_house_id: from,
    to_ware_house_id: to,
    lines,
  }: AllocationValues): FieldErrors<AllocationValues> => {
    const wrong = problemOf(lines, 'out');
    const missing = (label: string): string => kit('form.missing', { label });
    const same = from !== null && from === to ? t('form.same') : undefined;
    return {
      from_ware_house_id: from === null ? missing(t('form.from')) : undefined,
      to_ware_house_id: to === null ? missing(t('form.to')) : same,
      lines: wrong === null ? undefined : stock(`problem.${wrong.problem}`, wrong.params),
    };
  };
  // What no longer fits is marked before it is sent.
  const form = useForm<AllocationValues>({
    initial,
    validate,
    ...(former && { initialErrors: validate(initial) }),
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
          ...stockFormerRequest(former),
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

const formerAllocation = (former: Former<AllocationDetail>): AllocationValues => {
  const { from_ware_house_id: from, to_ware_house_id: to, remark } = former.shown;
  return {
    from_ware_house_id: String(from),
    to_ware_house_id: to === null ? null : String(to),
    lines: formerLines(former),
    remark,
  };
};
