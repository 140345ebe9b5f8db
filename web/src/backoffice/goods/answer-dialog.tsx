import { question } from '@fovea/shared-types/goods/question.record';
import { ANSWER_MAX } from '@fovea/shared-types/goods/question-rules';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { localText } from '../../lib/local-text';
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
  return (
    <TextDialog
      title={t('answer.title', { name: row.goods_name })}
      quote={row.question}
      name="answer"
      label={localText(question.declared.shown.answer.label)}
      hint={t('answer.hint')}
      initial={row.answer ?? ''}
      rows={6}
      maxLength={ANSWER_MAX}
      problem={(text) => (text.trim() === '' ? t('answer.empty') : undefined)}
      submitLabel={t('answer.send')}
      send={(answer, request_id) => sendAnswer({ id: row.id, answer, version: row.version, request_id })}
      done={t('answer.sent')}
      changed={changed}
      onClose={onClose}
    />
  );
}
