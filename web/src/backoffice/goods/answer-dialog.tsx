import type { AdminQuestion } from '@fovea/shared-types/goods/question.dto';
import { ANSWER_MAX } from '@fovea/shared-types/goods/question-rules';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { Quote } from '../../kit/quote/quote';
import { toast } from '../../lib/toast-store';
import { sendAnswer, useQuestionsChanged } from './question.queries';

/** The answer that everybody reads beside the goods; what was answered before can be corrected. */
export function AnswerDialog({ question, onClose }: { question: AdminQuestion; onClose: () => void }) {
  const { t } = useTranslation('questions');
  const changed = useQuestionsChanged();
  const form = useForm({
    initial: { answer: question.answer ?? '' },
    validate: ({ answer }) => ({ answer: answer.trim() === '' ? t('answer.empty') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ answer }, request_id) =>
      sendAnswer({ id: question.id, answer, version: question.version, request_id }),
    onSaved: async () => {
      toast.success(t('answer.sent'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('answer.title', { name: question.goods_name })}
      form={form}
      saving={saving}
      submitLabel={t('answer.send')}
      onClose={onClose}
      size={640}
    >
      <Quote>{question.question}</Quote>
      <TextAreaField
        form={form}
        name="answer"
        label={t('field.answer')}
        hint={t('answer.hint')}
        rows={6}
        maxLength={ANSWER_MAX}
        required
      />
    </FormDialog>
  );
}
