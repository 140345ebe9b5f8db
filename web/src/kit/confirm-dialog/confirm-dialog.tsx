import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import classes from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb of the title, not "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  isPending?: boolean;
  /** Destructive: red, and the focus starts on Cancel. */
  isDanger?: boolean;
}

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  isPending = false,
  isDanger = false,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus={isDanger || undefined}>
          {t('action.cancel')}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'filled'}
          loading={isPending}
          onClick={onConfirm}
          data-autofocus={!isDanger || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
