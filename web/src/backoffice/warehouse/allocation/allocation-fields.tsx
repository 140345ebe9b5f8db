import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField } from '../../../kit/form/fields';
import type { FormState } from '../../../kit/form/use-form';
import { LinesEditor } from '../documents/lines-editor';
import type { AllocationValues } from './allocation-form';
import { allocationParamsQuery } from './allocation.queries';

/** The fields of an allocation. Another source has other stock; a target is valued in the same currency. */
export function AllocationFields({ form }: { form: FormState<AllocationValues> }) {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const { data: params } = useQuery(allocationParamsQuery());
  const { values } = form;
  const warehouses = params?.warehouses ?? [];
  const from = warehouses.find(({ code }) => String(code) === values.from_ware_house_id);
  const targets = warehouses.filter(
    ({ code, currency }) => code !== from?.code && (from === undefined || currency === from.currency),
  );
  const choices = (items: typeof warehouses) =>
    items.map(({ code, name }) => ({ value: String(code), label: name }));
  return (
    <>
      <SelectField
        form={form}
        name="from_ware_house_id"
        label={t('form.from')}
        options={choices(warehouses)}
        onChosen={() => form.fill({ to_ware_house_id: null, lines: [] })}
        required
      />
      <SelectField
        form={form}
        name="to_ware_house_id"
        label={t('form.to')}
        options={choices(targets)}
        required
      />
      <LinesEditor
        key={values.from_ware_house_id}
        direction="out"
        warehouseId={Number(values.from_ware_house_id ?? 0)}
        currency={from?.currency ?? ''}
        lines={values.lines}
        onChange={(lines) => form.set('lines', lines)}
        error={form.errors.lines}
      />
      <TextAreaField form={form} name="remark" label={stock('field.remark')} maxLength={500} rows={3} />
    </>
  );
}
