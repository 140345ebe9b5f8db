import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { toast } from '../../lib/toast-store';
import classes from './confirmed-action.module.css';

export interface ConfirmedActionProps {
  title: string;
  /** What follows, or when it will be refused. */
  children: ReactNode;
  /** The verb of the title. */
  label: string;
  /** Shown when it is done. */
  done: string;
  isDanger?: boolean;
  /** The call, `quiet`, and what has to be read again after it. */
  run: (reason: string) => Promise<unknown>;
  /** A field for a reason. */
  reason?: 'optional' | undefined;
  reasonLabel?: string | undefined;
  onClose: () => void;
}

/** Confirms an action on a row. A refusal is shown in the confirmation. */
export function ConfirmedAction({
  title,
  children,
  label,
  done,
  isDanger = false,
  run,
  reason,
  reasonLabel,
  onClose,
}: ConfirmedActionProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onMutate: () => setFailure(null),
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    onError: (error) => setFailure(error.message),
  });
  return (
    <ConfirmDialog
      opened
      isDanger={isDanger}
      title={title}
      confirmLabel={label}
      isPending={isPending}
      onClose={onClose}
      onConfirm={mutate}
      {...(reason && { reason })}
      {...(reasonLabel !== undefined && { reasonLabel })}
    >
      <div className={classes.root}>
        <p>{children}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
      </div>
    </ConfirmDialog>
  );
}
