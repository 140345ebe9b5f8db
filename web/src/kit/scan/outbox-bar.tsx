import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedProfile } from '../../lib/session';
import { Button } from '../button/button';
import type { Outbox } from './outbox';
import classes from './scan.module.css';

const AGAIN_AFTER_MS = 15_000;

/** What waits for the network, and what was refused when it came back. Nothing where nothing is. */
export function OutboxBar({ outbox, onSent }: { outbox: Outbox; onSent: () => void }) {
  const { t } = useTranslation('scan');
  const calls = useSyncExternalStore(outbox.subscribe, outbox.current);
  const own = calls.filter(({ by }) => by === (cachedProfile().name ?? ''));
  const refused = own.filter(({ refusal }) => refusal !== undefined);
  const waiting = own.length - refused.length;
  useEffect(() => {
    const flush = (): void => {
      const before = outbox.current().length;
      void outbox.flush().then(() => {
        if (outbox.current().length < before) onSent();
      });
    };
    flush();
    window.addEventListener('online', flush);
    const timer = setInterval(flush, AGAIN_AFTER_MS);
    return () => {
      window.removeEventListener('online', flush);
      clearInterval(timer);
    };
  }, [outbox, onSent]);
  if (own.length === 0) return null;
  return (
    <div className={classes.outbox}>
      {waiting > 0 && <p role="status">{t('outbox.waiting', { count: waiting })}</p>}
      {refused.map(({ requestId, label, refusal }) => (
        <p key={requestId} role="alert">
          {t('outbox.refused', { label, why: refusal })}{' '}
          <Button variant="subtle" size="sm" onClick={() => void outbox.dismiss(requestId)}>
            {t('outbox.dismiss')}
          </Button>
        </p>
      ))}
    </div>
  );
}
