import { binCodesBetween, BINS_AT_ONCE } from '@fovea/shared-types/warehouse/bin-codes';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { SearchSelectField } from '../../../kit/form/search-select';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { toast } from '../../../lib/toast-store';
import { useRecordChanged } from '../../record/record.queries';
import { usePlaceSearch } from '../searches';
import { addBins } from './places.queries';

interface Values {
  ware_house_id: string | null;
  location: string;
  first: string;
  last: string;
}

/** Many bins at once, from one code to another; the last may be left out for a single one. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('places');
  const changed = useRecordChanged(bin);
  const [search] = useSearchParams();
  const form = useForm<Values>({
    initial: { ware_house_id: search.get('ware_house_id'), location: '', first: '', last: '' },
    validate: (values) => ({
      ware_house_id: values.ware_house_id === null ? t('bin.choose') : undefined,
      [values.last.trim() === '' ? 'first' : 'last']:
        codesOf(values) === null ? t('bin.bad', { max: BINS_AT_ONCE }) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      addBins({
        ware_house_id: Number(values.ware_house_id),
        location: values.location.trim(),
        codes: codesOf(values) ?? [],
        request_id,
      }),
    onSaved: async ({ added, existing }) => {
      toast.success(
        existing === 0 ? t('bin.done', { count: added }) : t('bin.done_some', { count: added, existing }),
      );
      await changed();
      onClose();
    },
  });
  const codes = codesOf(form.values);
  return (
    <FormDialog
      title={t('bin.title')}
      form={form}
      saving={saving}
      submitLabel={t('bin.title')}
      onClose={onClose}
    >
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={t('bin.warehouse')}
        search={usePlaceSearch()}
        required
      />
      <TextField
        form={form}
        name="first"
        label={t('bin.first')}
        hint={t('bin.hint')}
        maxLength={32}
        required
      />
      <TextField form={form} name="last" label={t('bin.last')} maxLength={32} />
      <TextField form={form} name="location" label={t('bin.zone')} maxLength={60} />
      {codes !== null && (
        <p role="status">
          {codes.length === 1
            ? t('bin.preview_one_bin', { first: codes[0] })
            : t('bin.preview_many', { count: codes.length, first: codes[0], last: codes.at(-1) })}
        </p>
      )}
    </FormDialog>
  );
}

const codesOf = ({ first, last }: Values): string[] | null =>
  binCodesBetween(first, last.trim() === '' ? first : last);
