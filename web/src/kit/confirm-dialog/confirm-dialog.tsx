import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Quote } from '../quote/quote';
import classes from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb of the title, not "OK". */
  confirmLabel: string;
  /** @param reason what was typed; empty where none is required */
  onConfirm: (reason: string) => void;
  onClose: () => void;
  isPending?: boolean;
  /** Destructive: red, and the focus starts on Cancel. */
  isDanger?: boolean;
  /** Words written before, shown as they will be sent. */
  quote?: string;
  /** A reason field. */
  reason?: 'required' | 'optional';
  /** Name of the reason's field, where "Reason" is not it. */
  reasonLabel?: string;
}

const REASON_MAX = 500;

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  isPending = false,
  isDanger = false,
  quote,
  reason,
  reasonLabel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = reason === 'required' && text.trim() === '';
  const confirm = ({ detail }: MouseEvent): void => {
    // The second click of a double click comes before the spinner could be drawn.
    if (detail > 1) return;
    setTried(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onConfirm(text.trim());
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div className={classes.text}>{children}</div>
      {quote !== undefined && quote !== '' && <Quote>{quote}</Quote>}
      {reason !== undefined && (
        <div className={classes.reason}>
          <label htmlFor={id}>
            {reasonLabel ?? t('confirm.reason')}
            {reason === 'required' && <span aria-hidden> *</span>}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={REASON_MAX}
            required={reason === 'required'}
            value={text}
            aria-invalid={wasTried && isMissing}
            aria-describedby={wasTried && isMissing ? `${id}-error` : undefined}
            data-autofocus
            onChange={(event) => setText(event.target.value)}
          />
          {wasTried && isMissing && (
            <p id={`${id}-error`} role="alert" className={classes.error}>
              {t('confirm.reason_missing')}
            </p>
          )}
        </div>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onClose}
          data-autofocus={(isDanger && reason === undefined) || undefined}
        >
          {t('action.cancel')}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'filled'}
          loading={isPending}
          onClick={confirm}
          data-autofocus={(!isDanger && reason === undefined) || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
