import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { addWarehouseInps } from '@fovea/shared-types/warehouse/stock-document.calls';
import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { UploadField } from '../../../kit/upload-field/upload-field';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { LinesEditor } from './lines-editor';
import { inLinesOf, problemOf, type LineDraft } from './stock-lines';
import { inParamsQuery, useStockChanged } from '../stock/stock.queries';

interface Values {
  kind: string | null;
  ware_house_id: string | null;
  customer_id: string | null;
  logistics_code: string;
  remark: string;
  lines: LineDraft[];
  inp_images: FileLink[];
  video: FileLink[];
}

/** What a paper is made from, and what of it stands in the form at first. */
export interface StockInOrigin {
  arrivalId: number;
  values: Pick<Values, 'ware_house_id' | 'customer_id' | 'logistics_code' | 'lines'>;
}

const EMPTY: Values = {
  kind: '1',
  ware_house_id: null,
  customer_id: null,
  logistics_code: '',
  remark: '',
  lines: [],
  inp_images: [],
  video: [],
};
const WIDE_PX = 1000;

/** What came in, sent to its approval. */
export function StockInForm({ origin, onClose }: { origin?: StockInOrigin; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const { data: params } = useQuery(inParamsQuery());
  const [isSending, setSending] = useState(false);
  const changed = useStockChanged();
  const form = useForm<Values>({
    initial: { ...EMPTY, ...origin?.values },
    validate: ({ ware_house_id, kind, lines }) => {
      const wrong = problemOf(lines, 'in');
      const missing = (label: string) => kit('form.missing', { label });
      return {
        ware_house_id: ware_house_id === null ? missing(t('field.ware_house')) : undefined,
        kind: kind === null ? missing(t('field.kind')) : undefined,
        lines: wrong === null ? undefined : t(`problem.${wrong.problem}`, { name: wrong.name }),
      };
    },
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(
        addWarehouseInps,
        {
          kind: Number(values.kind),
          ware_house_id: Number(values.ware_house_id),
          lines: inLinesOf(values.lines),
          ...(values.customer_id !== null && { customer_id: Number(values.customer_id) }),
          ...(origin && { arrival_id: origin.arrivalId }),
          logistics_code: values.logistics_code,
          remark: values.remark,
          inp_images: values.inp_images.map(({ id }) => id),
          ...(values.video[0] && { video: values.video[0].id }),
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async ({ ware_house_inp_sn }) => {
      toast.success(t('in.sent', { sn: ware_house_inp_sn }));
      onClose();
      await changed();
    },
  });
  const warehouses = params?.warehouses ?? [];
  const chosen = warehouses.find(({ code }) => String(code) === form.values.ware_house_id);
  return (
    <FormDrawer
      title={t('in.title')}
      form={form}
      saving={saving}
      submitLabel={t('action.send')}
      isWaiting={isSending}
      onClose={onClose}
      size={WIDE_PX}
    >
      <SelectField
        form={form}
        name="ware_house_id"
        label={t('field.ware_house')}
        options={warehouses.map(({ code, name }) => ({ value: String(code), label: name }))}
        required
      />
      <SelectField
        form={form}
        name="kind"
        label={t('field.kind')}
        options={(params?.kinds ?? []).map(({ code, name }) => ({ value: String(code), label: name }))}
        required
      />
      <SelectField
        form={form}
        name="customer_id"
        label={t('field.supplier')}
        options={(params?.customers ?? []).map(({ code, name }) => ({ value: String(code), label: name }))}
        clearable
      />
      <TextField form={form} name="logistics_code" label={t('field.logistics')} maxLength={60} />
      <LinesEditor
        direction="in"
        warehouseId={chosen?.code ?? 0}
        currency={chosen?.currency ?? ''}
        lines={form.values.lines}
        onChange={(lines) => form.set('lines', lines)}
        error={form.errors.lines}
      />
      <UploadField
        label={t('field.images')}
        kind="image"
        name="inp_images"
        max={STOCK_IMAGES_MAX}
        value={form.values.inp_images}
        onChange={(files) => form.set('inp_images', files)}
        onSending={setSending}
      />
      <UploadField
        label={t('field.video')}
        kind="video"
        name="video"
        max={1}
        value={form.values.video}
        onChange={(files) => form.set('video', files)}
        onSending={setSending}
      />
      <TextAreaField form={form} name="remark" label={t('field.remark')} maxLength={500} rows={3} />
    </FormDrawer>
  );
}
