import type { SessionItem } from '@fovea/shared-types/member/session.dto';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDateTime } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { endOthersMutation, endSessionMutation, sessionsQuery } from './security.queries';
import classes from './security.module.css';

/** The devices that are signed in; each can be signed out, and all others at once. */
export function SessionsCard() {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, error, isError, refetch } = useQuery(sessionsQuery());
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  const endOthers = useMutation({
    ...endOthersMutation(),
    onSuccess: async ({ ended }) => {
      setAsking(false);
      toast.success(t('sessions.ended', { count: ended }));
      await refresh();
    },
  });
  const hasOthers = data !== undefined && data.length > 1;
  return (
    <section className={classes.card} aria-labelledby="security-sessions">
      <div className={classes.head}>
        <div>
          <h2 id="security-sessions">{t('sessions.title')}</h2>
          <p className={classes.text}>{t('sessions.text')}</p>
        </div>
        {hasOthers && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sessions.end_others')}
          </Button>
        )}
      </div>
      {data === undefined &&
        (isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={144} radius={8} />
        ))}
      <ul className={classes.sessions}>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      <ConfirmDialog
        opened={isAsking}
        title={t('sessions.question')}
        confirmLabel={t('sessions.end_others')}
        isDanger
        isPending={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('sessions.question_text')}
      </ConfirmDialog>
    </section>
  );
}

function SessionRow({ session, onEnded }: { session: SessionItem; onEnded: () => Promise<void> }) {
  const { t } = useTranslation('security');
  const end = useMutation({
    ...endSessionMutation(),
    onSuccess: async () => {
      toast.success(t('sessions.ended', { count: 1 }));
      await onEnded();
    },
  });
  const Icon = session.is_mobile === 1 ? IconDeviceMobile : IconDeviceDesktop;
  const device = [session.browser, session.system].filter((name) => name !== null).join(' · ');
  const name = device === '' ? t('sessions.unknown') : device;
  return (
    <li>
      <Icon size={26} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <p>
          <strong>{name}</strong>
          {session.is_current === 1 && <StatusPill tone="success">{t('sessions.current')}</StatusPill>}
        </p>
        <p className={classes.text}>
          {t('sessions.seen', { time: formatDateTime(session.last_seen_at) })}
          {session.client_address !== null && ` · ${session.client_address}`}
        </p>
        <p className={classes.text}>{t('sessions.since', { time: formatDateTime(session.created_at) })}</p>
      </div>
      {session.is_current !== 1 && (
        <Button
          variant="subtle"
          size="sm"
          loading={end.isPending}
          aria-label={t('sessions.end_named', { name })}
          onClick={() => end.mutate(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
