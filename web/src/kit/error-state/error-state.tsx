import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { traceIdOf } from '../../lib/api-client';
import classes from './error-state.module.css';

export interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  /** What failed, when the error's own text does not describe it. */
  title?: string;
}

/** What failed, a way to try again, and the code to quote. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const { t } = useTranslation();
  const code = traceIdOf(error);
  return (
    <div className={classes.root} role="alert">
      <IconPlugConnectedX size={40} stroke={1.5} aria-hidden className={classes.icon} />
      <p className={classes.title}>{title ?? t('error.load_title')}</p>
      <p className={classes.text}>
        {error instanceof Error && error.message !== '' ? error.message : t('error.network')}
      </p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
      {code !== null && <p className={classes.code}>{t('error.code', { code })}</p>}
    </div>
  );
}
