import { addWarehouseMoreOuts, addWarehouseOuts } from '@fovea/shared-types/warehouse/stock-document.calls';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { type FormState, useForm } from '../../../kit/form/use-form';
import { type Saving, useSaving } from '../../../kit/form/use-saving';
import { UploadField } from '../../../kit/upload-field/upload-field';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { LinesEditor } from './lines-editor';
import { outLinesOf, problemOf, type LineDraft } from './stock-lines';
import { outParamsQuery, useStockChanged } from '../stock/stock.queries';

export interface OutValues {
  type: string | null;
  ware_house_id: string | null;
  customer_id: string | null;
  logistics_code: string;
  remark: string;
  lines: LineDraft[];
  out_images: FileLink[];
}

/** Sends what goes out: one line by the call of one, more by the call of many. */
function send(values: OutValues, request_id: string): Promise<{ ware_house_out_sn: string }> {
  const lines = outLinesOf(values.lines);
  const [only, ...others] = lines;
  const document = {
    type: Number(values.type),
    ware_house_id: Number(values.ware_house_id),
    ...(values.customer_id !== null && { customer_id: Number(values.customer_id) }),
    logistics_code: values.logistics_code,
    remark: values.remark,
    out_images: values.out_images.map(({ id }) => id),
    request_id,
  };
  return only !== undefined && others.length === 0
    ? api(addWarehouseOuts, { ...document, ...only }, { quiet: true })
    : api(addWarehouseMoreOuts, { ...document, lines }, { quiet: true });
}

/** The form of what goes out, and how it is sent. */
export function useOutForm(
  warehouseId: string | null,
  onDone: () => unknown,
): { form: FormState<OutValues>; saving: Saving<OutValues> } {
  const { t } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const changed = useStockChanged();
  const form = useForm<OutValues>({
    initial: {
      type: '21',
      ware_house_id: warehouseId,
      customer_id: null,
      logistics_code: '',
      remark: '',
      lines: [],
      out_images: [],
    },
    validate: ({ ware_house_id, type, lines }) => {
      const wrong = problemOf(lines, 'out');
      const missing = (label: string) => kit('form.missing', { label });
      return {
        ware_house_id: ware_house_id === null ? missing(t('field.ware_house')) : undefined,
        type: type === null ? missing(t('field.type')) : undefined,
        lines: wrong === null ? undefined : t(`problem.${wrong.problem}`, { name: wrong.name }),
      };
    },
  });
  const saving = useSaving({
    form,
    save: send,
    onSaved: async ({ ware_house_out_sn }) => {
      toast.success(t('out.sent', { sn: ware_house_out_sn }));
      await changed();
      onDone();
    },
    byError: { STOCK_INSUFFICIENT: 'lines', SERIAL_UNKNOWN: 'lines', WAREHOUSE_DISABLED: 'ware_house_id' },
  });
  return { form, saving };
}

/** What the form asks; another warehouse has other stock. */
export function OutFields({
  form,
  onSending,
}: {
  form: FormState<OutValues>;
  onSending: (isSending: boolean) => void;
}) {
  const { t } = useTranslation('stock');
  const { data: params } = useQuery(outParamsQuery());
  const [shownFor, setShownFor] = useState(form.values.ware_house_id);
  const { ware_house_id } = form.values;
  if (ware_house_id !== shownFor) {
    setShownFor(ware_house_id);
    if (form.values.lines.length > 0) form.set('lines', []);
  }
  return (
    <>
      <SelectField
        form={form}
        name="ware_house_id"
        label={t('field.ware_house')}
        options={(params?.warehouses ?? []).map(({ code, name }) => ({ value: String(code), label: name }))}
        required
      />
      <SelectField
        form={form}
        name="type"
        label={t('field.type')}
        options={(params?.types ?? []).map(({ code, name }) => ({ value: String(code), label: name }))}
        required
      />
      <SelectField
        form={form}
        name="customer_id"
        label={t('field.customer')}
        options={(params?.customers ?? []).map(({ code, name }) => ({ value: String(code), label: name }))}
        clearable
      />
      <TextField form={form} name="logistics_code" label={t('field.logistics')} maxLength={60} />
      <LinesEditor
        direction="out"
        warehouseId={Number(ware_house_id ?? 0)}
        currency=""
        lines={form.values.lines}
        onChange={(lines) => form.set('lines', lines)}
        error={form.errors.lines}
      />
      <UploadField
        label={t('field.images')}
        kind="image"
        name="out_images"
        max={STOCK_IMAGES_MAX}
        value={form.values.out_images}
        onChange={(files) => form.set('out_images', files)}
        onSending={onSending}
      />
      <TextAreaField form={form} name="remark" label={t('field.remark')} maxLength={500} rows={3} />
    </>
  );
}
