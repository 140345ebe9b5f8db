import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';

interface StatusDialogProps {
  isEnabling: boolean;
  /** What will happen. */
  text: string;
  title: string;
  /** The label of the button. */
  action: string;
  /** Shown afterwards. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  /** The lists show it anew, also after a refusal: somebody else was faster. */
  changed: () => Promise<void>;
  onClose: () => void;
}

/** Disabling needs a reason; failures are shown as a toast and leave the question, with the reason, open. */
export function StatusDialog({
  isEnabling,
  title,
  action,
  text,
  done,
  send,
  changed,
  onClose,
}: StatusDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => send(reason),
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={action}
      isDanger={!isEnabling}
      reason={isEnabling ? undefined : 'required'}
      isPending={isPending}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
