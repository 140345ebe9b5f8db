import { messageMachine } from '@fovea/shared-types/states/message.states';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { MessageActions } from '../../kit/messages/message-actions';
import { PageTitle } from '../../kit/page-title/page-title';
import { formatDateTime } from '../../lib/format';
import { messageDetailQuery, useReadMessage } from './message.queries';
import classes from './messages.module.css';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** One message in full; opening it, also by a link, marks it read. */
export function MessageDetailPage() {
  const { t } = useTranslation('message');
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const { data: message, error, isError, refetch } = useQuery(messageDetailQuery(id));
  const { mutate: read, isIdle } = useReadMessage();
  const isUnread = message !== undefined && messageMachine.may(message.is_read, 'click the row or mark read');
  useEffect(() => {
    if (isUnread && isIdle) read(id);
  }, [isUnread, isIdle, read, id]);

  if (message === undefined)
    return (
      <>
        <PageTitle title={t('detail.title')} />
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} radius={12} />
        )}
      </>
    );
  return (
    <>
      <PageTitle title={message.content.title} />
      <article className={classes.message}>
        <p className={classes.meta}>
          {message.send_username} · {message.data_type_name} ·{' '}
          <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
        </p>
        <p className={classes.full}>{message.content.text}</p>
        <div className={classes.actions}>
          <MessageActions message={message} />
        </div>
      </article>
    </>
  );
}

storefrontPage(MessageDetailPage, {
  path: paths.messageDetail,
  texts: ['account', 'message'],
  title: 'route.message_detail',
  parent: 'messageList',
  isAccount: true,
});
