import type { RowOf } from '@fovea/shared-types/record/record';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { ANSWER_FILES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField, TextAreaField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { FilesField } from '../../../kit/upload-field/files-field';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useRecordChanged } from '../../record/record.queries';

type Notice = RowOf<typeof notice.declared>;

interface NoticeDialogProps {
  row: Notice;
  onClose: () => void;
}

const NOTES_MAX = 2000;
const { shown } = notice.declared;

/** Of a draft that lacks nothing. */
export function SendDialog({ row, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('compliance');
  const changed = useRecordChanged(notice);
  const form = useForm({ initial: {}, validate: () => ({}) });
  const saving = useSaving({
    form,
    save: (_, request_id) => api(sendNotice, { id: row.id, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('notice.sent', { maker: row.maker }));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('notice.send_title', { serial: row.serial_number })}
      form={form}
      saving={saving}
      submitLabel={t('notice.send')}
      onClose={onClose}
    >
      <p>{t('notice.send_text', { maker: row.maker })}</p>
    </FormDialog>
  );
}

/** The maker's answer, with its date; it is filed for good. */
export function AnswerDialog({ row, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('compliance');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(notice);
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initial: { answered_on: '', answer: '', instructions: '', files: [] as FileLink[] },
    validate: ({ answered_on, answer }) => ({
      answered_on:
        answered_on === '' ? kit('form.missing', { label: localText(shown.answered_on.label) }) : undefined,
      answer:
        answer.trim() === '' ? kit('form.missing', { label: localText(shown.answer.label) }) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ files, ...values }, request_id) =>
      api(
        answerNotice,
        { id: row.id, ...values, files: files.map(({ id }) => id), request_id },
        { quiet: true },
      ),
    onSaved: async () => {
      toast.success(t('notice.filed'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('notice.answer_title', { serial: row.serial_number })}
      form={form}
      saving={saving}
      submitLabel={t('notice.answer')}
      isWaiting={isSending}
      onClose={onClose}
      size={640}
    >
      <DateField form={form} name="answered_on" label={localText(shown.answered_on.label)} required />
      <TextAreaField
        form={form}
        name="answer"
        label={localText(shown.answer.label)}
        rows={4}
        maxLength={NOTES_MAX}
        required
      />
      <TextAreaField
        form={form}
        name="instructions"
        label={localText(shown.instructions.label)}
        hint={t('notice.instructions_hint')}
        rows={4}
        maxLength={NOTES_MAX}
      />
      <FilesField
        form={form}
        name="files"
        label={localText(shown.answer_files.label)}
        max={ANSWER_FILES_MAX}
        onSending={setSending}
      />
    </FormDialog>
  );
}
