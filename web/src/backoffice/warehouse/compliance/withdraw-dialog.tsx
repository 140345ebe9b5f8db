import type { RowOf } from '@fovea/shared-types/record/record';
import { withdrawStatement } from '@fovea/shared-types/warehouse/clean-statement.calls';
import { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useRecordChanged } from '../../record/record.queries';

const REASON_MAX = 500;

/** A statement that turned out to be wrong holds no longer, but stays to be read. */
export function WithdrawDialog({
  row,
  onClose,
}: {
  row: RowOf<typeof cleanStatement.declared>;
  onClose: () => void;
}) {
  const { t } = useTranslation('compliance');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(cleanStatement);
  const label = localText(cleanStatement.declared.shown.withdrawn_reason.label);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim() === '' ? kit('form.missing', { label }) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(withdrawStatement, { id: row.id, ...values, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('statement.withdrawn'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('statement.withdraw_title', { sn: row.statement_sn })}
      form={form}
      saving={saving}
      submitLabel={t('statement.withdraw')}
      onClose={onClose}
    >
      <p>{t('statement.withdraw_text')}</p>
      <TextAreaField form={form} name="reason" label={label} rows={3} maxLength={REASON_MAX} required />
    </FormDialog>
  );
}
