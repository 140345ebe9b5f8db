import { EVALUATION_REPLY_MAX } from '@fovea/shared-types/order/evaluation-rules';
import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
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
  return (
    <TextDialog
      title={t('admin.reply_title', { name: row.username })}
      quote={row.comment_content}
      name="reply"
      label={t('admin.reply_field')}
      hint={t('admin.reply_hint')}
      initial={row.reply ?? ''}
      rows={5}
      maxLength={EVALUATION_REPLY_MAX}
      problem={(text) => (text.trim() === '' ? t('admin.reply_empty') : undefined)}
      submitLabel={t('admin.reply')}
      send={(reply, request_id) => sendReply({ id: row.id, reply: reply.trim(), request_id })}
      done={t('admin.reply_sent')}
      changed={changed}
      onClose={onClose}
    />
  );
}
