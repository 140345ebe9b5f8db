import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToasts, dismissToast, subscribeToasts, type Toast } from '../../lib/toast-store';
import classes from './toasts.module.css';

const LIFE_MS = { success: 3000, error: 5000, undoable: 5000 } as const;

/** Top centre, at most three; each stays while the pointer or the focus is on it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <div className={classes.region}>
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const life = LIFE_MS[toast.action === undefined ? toast.kind : 'undoable'];
    const timer = setTimeout(() => dismissToast(toast.id), life);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  const Icon = toast.kind === 'error' ? IconAlertCircle : IconCircleCheck;
  return (
    <div
      className={classes.toast}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.text}>{toast.text}</span>
      {toast.count > 1 && <span className={classes.count}>×{toast.count}</span>}
      {toast.action !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t('action.close')}
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
