import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { useTranslation } from 'react-i18next';
import { DateField, RadioField, SelectField } from '../../../kit/form/fields';
import { SearchSelectField } from '../../../kit/form/search-select';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { openDocument } from '../../../lib/open-document';
import { useMay } from '../../../lib/permissions';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { usePlaceSearch } from '../searches';
import { recordsDocument, recordsSheet } from './trade-record.queries';

const { filters, shown } = tradeRecord.declared;
const REQUIRED = ['ware_house_id', 'begin', 'end'] as const;

interface Values {
  ware_house_id: string | null;
  begin: string;
  end: string;
  direction: string | null;
  format: string;
}

/** What an inspector requests: one place, one period, as a document or a sheet. */
export function InspectorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('compliance');
  const { t: kit } = useTranslation('kit');
  const may = useMay();
  const form = useForm<Values>({
    initial: { ware_house_id: null, begin: '', end: '', direction: null, format: 'pdf' },
    validate: (values) =>
      Object.fromEntries(
        REQUIRED.filter((name) => !values[name]).map((name) => [
          name,
          kit('form.missing', {
            label: name === 'ware_house_id' ? localText(filters[name].label) : t(`record.${name}`),
          }),
        ]),
      ),
  });
  const saving = useSaving({
    form,
    save: async ({ ware_house_id, begin, end, direction, format }, requestId) => {
      const request = {
        ware_house_id: Number(ware_house_id),
        begin,
        end,
        ...(direction !== null && { direction: Number(direction) }),
      };
      if (format === 'pdf') return openDocument(() => recordsDocument(request));
      const url = await recordsSheet(request, requestId);
      if (url === null) toast.success(t('record.background'));
      else window.location.assign(url);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('record.inspector')}
      form={form}
      saving={saving}
      submitLabel={t('record.make')}
      onClose={onClose}
    >
      <p>{t('record.inspector_text')}</p>
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={localText(filters.ware_house_id.label)}
        search={usePlaceSearch()}
        required
      />
      <DateField form={form} name="begin" label={t('record.begin')} required />
      <DateField form={form} name="end" label={t('record.end')} min={form.values.begin} required />
      <SelectField
        form={form}
        name="direction"
        label={localText(shown.direction.label)}
        options={Object.entries(shown.direction.names ?? {}).map(([value, texts]) => ({
          value,
          label: localText(texts),
        }))}
        placeholder={t('record.both')}
        clearable
      />
      <RadioField
        form={form}
        name="format"
        label={t('record.format')}
        options={[
          { value: 'pdf', label: t('record.pdf') },
          { value: 'xlsx', label: t('record.xlsx'), disabled: !may('platform:export:add') },
        ]}
      />
    </FormDialog>
  );
}
