import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';

interface DeleteQuestionProps {
  title: string;
  /** What goes with it, or why it will be refused. */
  children: ReactNode;
  /** The call and what has to be read again after it. */
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a row goes; a refusal is told as a toast and leaves the question open. */
export function DeleteQuestion({ title, children, remove, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('system');
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast.success(t('state.deleted'));
      onClose();
    },
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
      {children}
    </ConfirmDialog>
  );
}
