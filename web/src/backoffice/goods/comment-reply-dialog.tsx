import { EVALUATION_REPLY_MAX } from '@fovea/shared-types/order/evaluation-rules';
import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { Quote } from '../../kit/quote/quote';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import { sendReply } from './comment.queries';

interface CommentReplyDialogProps {
  row: RowOf<typeof evaluation.declared>;
  onClose: () => void;
}

/** The merchant's answer, with the review above it; a second one takes the place of the first. */
export function CommentReplyDialog({ row, onClose }: CommentReplyDialogProps) {
  const { t } = useTranslation('evaluation');
  const changed = useRecordChanged(evaluation);
  const form = useForm({
    initial: { reply: row.reply ?? '' },
    validate: ({ reply }) => ({ reply: reply.trim() === '' ? t('desk.reply_empty') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ reply }, request_id) => sendReply({ id: row.id, reply: reply.trim(), request_id }),
    onSaved: async () => {
      toast.success(t('desk.reply_sent'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('desk.reply_title', { name: row.username })}
      form={form}
      saving={saving}
      submitLabel={t('desk.reply')}
      onClose={onClose}
      size={640}
    >
      <Quote>{row.comment_content}</Quote>
      <TextAreaField
        form={form}
        name="reply"
        label={t('desk.reply_field')}
        hint={t('desk.reply_hint')}
        rows={5}
        maxLength={EVALUATION_REPLY_MAX}
        required
      />
    </FormDialog>
  );
}
