import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { toast } from '../../lib/toast-store';
import classes from './delete-question.module.css';

interface DeleteQuestionProps {
  title: string;
  /** What goes with it, or when it will be refused. */
  children: ReactNode;
  /** The call, `quiet`, and what has to be read again after it. */
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a row goes. A refusal, which names what still holds the row, stays in the question. */
export function DeleteQuestion({ title, children, remove, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('system');
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onMutate: () => setFailure(null),
    onSuccess: () => {
      toast.success(t('state.deleted'));
      onClose();
    },
    onError: (error) => setFailure(error.message),
  });
  return (
    <ConfirmDialog
      opened
      isDanger
      title={title}
      confirmLabel={t('action.delete')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <div className={classes.root}>
        <p>{children}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
      </div>
    </ConfirmDialog>
  );
}
