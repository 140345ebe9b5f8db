import { messageMachine } from '@fovea/shared-types/states/message.states';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { MessageList } from '../../kit/messages/message-list';
import { PageTitle } from '../../kit/page-title/page-title';
import { useListPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { useCounts } from '../layout/use-live-header';
import { MessageRow } from './message-row';
import { messageListQuery, useReadAll, useReadMessage } from './message.queries';
import classes from './messages.module.css';
import { storefrontPage } from '../storefront-page';

/** All messages or the unread ones; a click marks one read and opens it. */
export function MessageListPage() {
  const { t } = useTranslation('message');
  const [search] = useSearchParams();
  const isUnreadOnly = search.get('is_read') === '0';
  const { unread } = useCounts();
  const list = useListPage();
  const result = useQuery(
    messageListQuery({ page: list.page, limit: list.limit, ...(isUnreadOnly ? { is_read: 0 } : {}) }),
  );
  const read = useReadMessage();
  const readAll = useReadAll();

  return (
    <>
      <PageTitle title={t('list.title')}>
        {unread > 0 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {t('list.read_all')}
          </Button>
        )}
      </PageTitle>
      <nav className={classes.tabs} aria-label={t('list.title')}>
        <Link to={to.messages()} aria-current={isUnreadOnly ? undefined : 'page'}>
          {t('list.all')}
        </Link>
        <Link to={to.messages(0)} aria-current={isUnreadOnly ? 'page' : undefined}>
          {t('list.unread', { count: unread })}
        </Link>
      </nav>
      <MessageList
        list={list}
        result={result}
        isUnreadOnly={isUnreadOnly}
        rowHeight={84}
        showAll={
          <ButtonLink to={to.messages()} variant="default">
            {t('list.show_all')}
          </ButtonLink>
        }
      >
        {(message) => (
          <MessageRow
            message={message}
            onOpen={() => {
              if (messageMachine.may(message.is_read, 'click the row or mark read')) read.mutate(message.id);
            }}
          />
        )}
      </MessageList>
    </>
  );
}

storefrontPage(MessageListPage, {
  path: paths.messageList,
  texts: ['account', 'message'],
  title: 'route.message_list',
  isAccount: true,
});
