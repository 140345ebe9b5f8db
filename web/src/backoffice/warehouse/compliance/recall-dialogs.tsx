import type { RowOf } from '@fovea/shared-types/record/record';
import { closeRecall, openRecall, settleRecall } from '@fovea/shared-types/warehouse/recall.calls';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { nameOfCode } from '../../record/record-columns';
import { useRecordChanged } from '../../record/record.queries';
import { reachQuery } from './recall.queries';

const NOTES_MAX = 2000;
const { outcome: OUTCOME, notes: NOTES } = recallParty.declared.shown;

interface RecallDialogProps {
  row: RowOf<typeof recall.declared>;
  onClose: () => void;
}

/** Shows whom it reaches before anybody is notified. */
export function OpenRecallDialog({ row, onClose }: RecallDialogProps) {
  const { t } = useTranslation('compliance');
  const changed = useRecordChanged(recall);
  const reach = useQuery(reachQuery(row.id));
  const form = useForm({ initial: {}, validate: () => ({}) });
  const saving = useSaving({
    form,
    save: (_, request_id) => api(openRecall, { id: row.id, request_id }, { quiet: true }),
    onSaved: async ({ told }) => {
      toast.success(t('recall.opened', { count: told }));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('recall.open_title', { sn: row.recall_sn })}
      form={form}
      saving={saving}
      submitLabel={t('recall.open')}
      onClose={onClose}
    >
      <p>{row.recall_name}</p>
      <p role="status">
        {reach.data === undefined
          ? t('recall.counting')
          : t('recall.reach', {
              companies: formatNumber(reach.data.companies),
              pieces: formatNumber(reach.data.pieces),
            })}
      </p>
      <p>{t('recall.open_text')}</p>
    </FormDialog>
  );
}

export function CloseRecallDialog({ row, onClose }: RecallDialogProps) {
  const { t } = useTranslation('compliance');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(recall);
  const label = localText(recall.declared.shown.report.label);
  const form = useForm({
    initial: { report: '' },
    validate: ({ report }) => ({
      report: report.trim() === '' ? kit('form.missing', { label }) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => api(closeRecall, { id: row.id, ...values, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('recall.closed'));
      onClose();
      await changed();
    },
  });
  const waiting = row.told_count - row.settled_count;
  return (
    <FormDialog
      title={t('recall.close_title', { sn: row.recall_sn })}
      form={form}
      saving={saving}
      submitLabel={t('recall.close')}
      onClose={onClose}
      size={640}
    >
      {waiting > 0 && <p role="alert">{t('recall.waiting', { count: waiting })}</p>}
      <TextAreaField form={form} name="report" label={label} rows={6} maxLength={NOTES_MAX} required />
    </FormDialog>
  );
}

/** What became of the pieces of a notified party. */
export function SettleDialog({
  row,
  onClose,
}: {
  row: RowOf<typeof recallParty.declared>;
  onClose: () => void;
}) {
  const { t } = useTranslation('compliance');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(recallParty);
  const form = useForm<{ outcome: string | null; notes: string }>({
    initial: { outcome: null, notes: '' },
    validate: ({ outcome }) => ({ outcome: outcome === null ? kit('form.choose') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ outcome, notes }, request_id) =>
      api(settleRecall, { id: row.id, outcome: Number(outcome), notes, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('recall.settled'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('recall.settle_title', { sn: row.recall_sn })}
      form={form}
      saving={saving}
      submitLabel={t('recall.settle')}
      onClose={onClose}
      size={560}
    >
      <SelectField
        form={form}
        name="outcome"
        label={localText(OUTCOME.label)}
        options={(OUTCOME.codes ?? []).map((code) => ({
          value: String(code),
          label: nameOfCode(OUTCOME, code),
        }))}
        required
      />
      <TextAreaField form={form} name="notes" label={localText(NOTES.label)} rows={4} maxLength={NOTES_MAX} />
    </FormDialog>
  );
}
