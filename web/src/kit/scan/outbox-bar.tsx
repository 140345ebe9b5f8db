import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { sessionAccount } from '../../lib/session-account';
import { Button } from '../button/button';
import type { Outbox } from './outbox';
import { isShownAt } from './use-not-taken';
import classes from './scan.module.css';

const AGAIN_AFTER_MS = 15_000;

/** What waits for the network, and what was not taken when it came back, with the way to its form. Nothing where nothing is. */
export function OutboxBar({ outbox, onSent }: { outbox: Outbox; onSent: () => void }) {
  const { t } = useTranslation('scan');
  const calls = useSyncExternalStore(outbox.subscribe, outbox.current);
  const { pathname, search } = useLocation();
  const own = calls.filter(({ by }) => by === sessionAccount());
  const waiting = own.filter(({ notTaken }) => notTaken === undefined).length;
  // Where the form is that they belong to, it shows them itself.
  const notTaken = own.filter((one) => one.notTaken !== undefined && !isShownAt(one, pathname, search));
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
  if (waiting === 0 && notTaken.length === 0) return null;
  return (
    <div className={classes.outbox}>
      {waiting > 0 && <p role="status">{t('outbox.waiting', { count: waiting })}</p>}
      {notTaken.map(({ requestId, label, notTaken: { msg = '' } = {}, form }) => (
        <p key={requestId} role="alert">
          {msg === '' ? t('outbox.not_taken', { label }) : t('outbox.refused', { label, why: msg })}{' '}
          {form && <Link to={form.at}>{t('outbox.mend')}</Link>}{' '}
          <Button variant="subtle" size="sm" onClick={() => void outbox.dismiss(requestId)}>
            {t('outbox.drop')}
          </Button>
        </p>
      ))}
    </div>
  );
}
