import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { newRequestId } from '../../../lib/request-id';
import { ApiRefusal } from '../../../lib/api-client';
import classes from './lot-admin.module.css';
import { toast } from '../../../lib/toast-store';

interface LotAdminQuestionProps {
  title: string;
  confirmLabel: string;
  /** Shown afterwards. */
  done: string;
  isDanger?: boolean;
  needsReason?: boolean;
  send: (command: { reason: string; request_id: string }) => Promise<unknown>;
  /** Everything is read anew, also after a refusal: the lot has moved on. */
  changed: () => Promise<void>;
  onClose: () => void;
  /** What will happen, with its figures. */
  children: ReactNode;
}

/** A command of the lot's console is confirmed with its consequences; when refused, the dialog keeps what was typed. */
export function LotAdminQuestion({
  done,
  needsReason = false,
  send,
  changed,
  children,
  ...dialog
}: LotAdminQuestionProps) {
  const requestId = useRef(newRequestId());
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => send({ reason, request_id: requestId.current }),
    onSuccess: () => {
      toast.success(done);
      dialog.onClose();
    },
    onError: (error) => {
      // A refusal is stored under its key: a corrected request is sent as a new attempt.
      if (error instanceof ApiRefusal) requestId.current = newRequestId();
    },
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      opened
      {...dialog}
      reason={needsReason ? 'required' : undefined}
      isPending={isPending}
      onConfirm={(reason) => mutate(reason)}
    >
      <div className={classes.outcome}>{children}</div>
    </ConfirmDialog>
  );
}
