import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { type EnquiryKind, sendReply, useEnquiriesChanged } from './content.queries';
import classes from './enquiry.module.css';

/** What is answered. */
export interface AnsweredLetter {
  id: number;
  email: string;
  text: string;
}

export interface ReplyDialogProps {
  kind: EnquiryKind;
  letter: AnsweredLetter;
  /** Where the answer goes, and in which language it should be. */
  hint: string;
  onClose: () => void;
}

const REPLY_MAX = 4000;

/** The one answer to a letter, with the letter above it. */
export function ReplyDialog({ kind, letter, hint, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('content');
  const changed = useEnquiriesChanged(kind);
  const form = useForm({
    initial: { reply: '' },
    validate: ({ reply }) => ({ reply: reply.trim() === '' ? t('reply.empty') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ reply }, request_id) => sendReply(kind, { id: letter.id, reply, request_id }),
    onSaved: async () => {
      toast.success(t('reply.sent', { email: letter.email }));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('reply.title', { email: letter.email })}
      form={form}
      saving={saving}
      submitLabel={t('reply.send')}
      onClose={onClose}
      size={640}
    >
      <blockquote className={classes.quote} tabIndex={0} aria-label={t('reply.letter')}>
        {letter.text}
      </blockquote>
      <TextAreaField
        form={form}
        name="reply"
        label={t('reply.field')}
        hint={hint}
        rows={8}
        maxLength={REPLY_MAX}
        required
      />
    </FormDialog>
  );
}
