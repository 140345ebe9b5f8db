import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import { sendRedLetterNumber } from './tax-document.queries';

const NUMBER = /^[0-9A-Za-z-]{8,30}$/;
const LETTERS_MAX = 30;

/** The number that the tax system of China gave for a refund. */
export function RedLetterDialog({
  row,
  onClose,
}: {
  row: RowOf<typeof taxDocument.declared>;
  onClose: () => void;
}) {
  const { t } = useTranslation('order_documents');
  const changed = useRecordChanged(taxDocument);
  const form = useForm({
    initial: { red_letter_number: row.red_letter_number ?? '' },
    validate: ({ red_letter_number }) => ({
      red_letter_number: NUMBER.test(red_letter_number.trim()) ? undefined : t('red_letter.wrong'),
    }),
  });
  const saving = useSaving({
    form,
    save: ({ red_letter_number }, request_id) =>
      sendRedLetterNumber({ id: row.id, red_letter_number: red_letter_number.trim(), request_id }),
    onSaved: async () => {
      toast.success(t('red_letter.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('red_letter.title')}
      form={form}
      saving={saving}
      submitLabel={t('red_letter.save')}
      onClose={onClose}
    >
      <p>{t('red_letter.text')}</p>
      <TextField
        form={form}
        name="red_letter_number"
        label={t('red_letter.label')}
        hint={t('red_letter.hint')}
        maxLength={LETTERS_MAX}
        required
      />
    </FormDialog>
  );
}
