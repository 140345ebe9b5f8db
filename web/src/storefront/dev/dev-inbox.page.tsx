import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { formatDateTimeSeconds } from '../../lib/format';
import classes from './dev-inbox.module.css';
import { fetchInbox } from './fetch-inbox';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

const REFRESH_MS = 3000;

/** Mails and text messages kept by a server in developer mode. In production neither the list nor this text exists. */
export function DevInboxPage() {
  const { t } = useTranslation();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['dev', 'inbox'],
    queryFn: ({ signal }) => fetchInbox(signal),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  return (
    <div className={classes.root}>
      <PageTitle title={t('route.dev_inbox')} />
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && <EmptyState title={t('dev_inbox.absent')} />}
      {data !== null && data !== undefined && (
        <>
          <p className={classes.text}>{t('dev_inbox.text')}</p>
          {data.length === 0 && <EmptyState title={t('dev_inbox.empty')} />}
          <ul className={classes.list}>
            {data.map((mail) => (
              <li key={mail.id} className={classes.mail}>
                <p className={classes.head}>
                  {mail.channel === 'sms' ? (
                    <IconDeviceMobile size={20} aria-hidden />
                  ) : (
                    <IconMail size={20} aria-hidden />
                  )}
                  <span>{mail.recipient}</span>
                  <time dateTime={mail.created_at}>{formatDateTimeSeconds(mail.created_at)}</time>
                </p>
                {mail.subject !== '' && <h2>{mail.subject}</h2>}
                <p className={classes.body}>{mail.text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

storefrontPage(DevInboxPage, { path: paths.devInbox, texts: [], title: 'route.dev_inbox', isPlain: true });
