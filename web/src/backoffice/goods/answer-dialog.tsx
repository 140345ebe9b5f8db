import { question } from '@fovea/shared-types/goods/question.record';
import { ANSWER_MAX } from '@fovea/shared-types/goods/question-rules';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { Quote } from '../../kit/quote/quote';
import { toast } from '../../lib/toast-store';
import { says } from '../../lib/words';
import { useRecordChanged } from '../record/record.queries';
import { sendAnswer } from './question.queries';

interface AnswerDialogProps {
  row: RowOf<typeof question.declared>;
  onClose: () => void;
}

/** The answer that everybody reads beside the goods; what was answered before can be corrected. */
export function AnswerDialog({ row, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('questions');
  const changed = useRecordChanged(question);
  const form = useForm({
    initial: { answer: row.answer ?? '' },
    validate: ({ answer }) => ({ answer: answer.trim() === '' ? t('answer.empty') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ answer }, request_id) => sendAnswer({ id: row.id, answer, version: row.version, request_id }),
    onSaved: async () => {
      toast.success(t('answer.sent'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('answer.title', { name: row.goods_name })}
      form={form}
      saving={saving}
      submitLabel={t('answer.send')}
      onClose={onClose}
      size={640}
    >
      <Quote>{row.question}</Quote>
      <TextAreaField
        form={form}
        name="answer"
        label={says(question.declared.shown.answer.label)}
        hint={t('answer.hint')}
        rows={6}
        maxLength={ANSWER_MAX}
        required
      />
    </FormDialog>
  );
}
