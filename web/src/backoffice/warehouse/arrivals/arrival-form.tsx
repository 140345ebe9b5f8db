import type { ArrivalDetail } from '@fovea/shared-types/warehouse/arrival.dto';
import { addArriveds, updateArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { LABELS } from '@fovea/shared-types/record/translations';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField, SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { SearchSelectField } from '../../../kit/form/search-select';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { FilesField } from '../../../kit/upload-field/files-field';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useAccess } from '../../layout/access/access-context';
import { useCompanyChoices } from '../../record/record-owner';
import { useRecordChanged } from '../../record/record.queries';
import { arrivalQuery } from './arrival.queries';
import { EMPTY_LINE, isUnsound, linesToSend, type LineValues, DocumentLines } from '../document-lines';
import { useCustomerSearch, useWarehouseSearch } from '../searches';

const WIDE_PX = 860;
const { shown } = arrival.declared;

interface Values {
  company_id: string | null;
  customer_id: string | null;
  ware_house_id: string | null;
  logistics_code: string;
  expected_on: string;
  lines: LineValues[];
  images: FileLink[];
  remark: string;
}

const EMPTY: Values = {
  company_id: null,
  customer_id: null,
  ware_house_id: null,
  logistics_code: '',
  expected_on: '',
  lines: [EMPTY_LINE],
  images: [],
  remark: '',
};

export function NewArrival({ onClose }: { onClose: () => void }) {
  return <ArrivalForm current={null} onClose={onClose} />;
}

/** Edits an arrival as just read. */
export function EditArrival({ row, onClose }: { row: { id: number }; onClose: () => void }) {
  const { data } = useQuery(arrivalQuery(row.id));
  return data === undefined ? null : <ArrivalForm current={data} onClose={onClose} />;
}

const textOf = (id: number | null): string | null => (id === null ? null : String(id));

const valuesOf = (current: ArrivalDetail): Values => ({
  company_id: String(current.company_id),
  customer_id: textOf(current.customer_id),
  ware_house_id: textOf(current.ware_house_id),
  logistics_code: current.logistics_code,
  expected_on: current.expected_on ?? '',
  lines: current.lines.map((line) => ({
    product_id: String(line.product_id),
    name: [line.goods_name, line.goods_code].filter(Boolean).join(' · '),
    good_number: String(line.good_number),
    serial_number: line.serial_number ?? '',
  })),
  images: current.images,
  remark: current.remark,
});

function ArrivalForm({ current, onClose }: { current: ArrivalDetail | null; onClose: () => void }) {
  const { t } = useTranslation('arrivals');
  const { t: kit } = useTranslation('kit');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(arrival);
  const [isSending, setSending] = useState(false);
  const isOwnerChosen = useAccess().user.company_id === null && current === null;
  const companies = useCompanyChoices(isOwnerChosen);
  // What came is held against what was announced.
  const hasLines = current === null || current.status === ARRIVAL_STATUS.expected;
  const form = useForm<Values>({
    initial: current === null ? EMPTY : valuesOf(current),
    validate: ({ company_id, lines }) => ({
      company_id: isOwnerChosen && company_id === null ? kit('form.choose') : undefined,
      lines: hasLines && lines.some(isUnsound) ? t('lines.unsound') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => {
      const fields = {
        customer_id: values.customer_id === null ? null : Number(values.customer_id),
        ware_house_id: values.ware_house_id === null ? null : Number(values.ware_house_id),
        logistics_code: values.logistics_code,
        expected_on: values.expected_on === '' ? null : values.expected_on,
        images: values.images.map(({ id }) => id),
        remark: values.remark,
      };
      const lines = linesToSend(values.lines);
      if (current === null)
        return api(
          addArriveds,
          {
            ...fields,
            lines,
            ...(values.company_id !== null && { company_id: Number(values.company_id) }),
            request_id,
          },
          { quiet: true },
        );
      const { id, version } = current;
      return api(updateArriveds, { ...fields, ...(hasLines && { lines }), id, version }, { quiet: true });
    },
    onSaved: async () => {
      toast.success(system(current === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { SERIAL_DUPLICATE: 'lines' },
  });
  const title = current === null ? localText(arrival.words.add) : localText(arrival.words.edit);
  return (
    <FormDrawer
      title={title}
      form={form}
      saving={saving}
      submitLabel={current === null ? title : system('action.save_changes')}
      isWaiting={isSending}
      onClose={onClose}
      size={WIDE_PX}
    >
      {isOwnerChosen && (
        <SelectField
          form={form}
          name="company_id"
          label={localText(LABELS.company_name)}
          options={companies}
          required
        />
      )}
      <SearchSelectField
        form={form}
        name="customer_id"
        label={localText(shown.customer_name.label)}
        named={current?.customer_name}
        search={useCustomerSearch()}
        clearable
      />
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={localText(shown.ware_house_name.label)}
        named={current?.ware_house_name}
        search={useWarehouseSearch()}
        clearable
      />
      <TextField
        form={form}
        name="logistics_code"
        label={localText(shown.logistics_code.label)}
        maxLength={60}
      />
      <DateField form={form} name="expected_on" label={localText(shown.expected_on.label)} />
      {hasLines && (
        <DocumentLines
          lines={form.values.lines}
          onChange={(lines) => form.set('lines', lines)}
          error={form.errors.lines}
        />
      )}
      <FilesField
        form={form}
        name="images"
        label={localText(LABELS.images)}
        max={DOCUMENT_IMAGES_MAX}
        onSending={setSending}
      />
      <TextAreaField form={form} name="remark" label={localText(shown.remark.label)} maxLength={500} />
    </FormDrawer>
  );
}
