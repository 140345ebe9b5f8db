import { messageMachine } from '@fovea/shared-types/states/message.states';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { Dialog } from '../../../kit/dialog/dialog';
import { MessageList } from '../../../kit/messages/message-list';
import { type PageSize, PAGE_SIZES } from '../../../lib/list-page';
import { messagesQuery, useReadAll, useReadMessage, useUnread } from '../badges.queries';
import classes from './message-dialog.module.css';
import { MessageItem } from './message-item';

const WIDTH = 1000;

/** The person's messages over the page: the unread ones first, and all of them a click away. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('message');
  const unread = useUnread();
  const [isUnreadOnly, setUnreadOnly] = useState(unread > 0);
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageSize>(PAGE_SIZES[0]);
  const [open, setOpen] = useState<number | null>(null);
  const result = useQuery(messagesQuery({ page, limit, ...(isUnreadOnly ? { is_read: 0 } : {}) }));
  const read = useReadMessage();
  const readAll = useReadAll();
  const show = (onlyUnread: boolean): void => {
    setUnreadOnly(onlyUnread);
    setPage(1);
  };
  const list = {
    page,
    limit,
    setPage,
    setLimit: (size: PageSize): void => {
      setLimit(size);
      setPage(1);
    },
  };
  return (
    <Dialog opened onClose={onClose} title={t('list.title')} size={WIDTH} isPage>
      <div className={classes.head}>
        <div className={classes.tabs} role="group" aria-label={t('list.title')}>
          <button type="button" aria-pressed={isUnreadOnly} onClick={() => show(true)}>
            {t('list.unread', { count: unread })}
          </button>
          <button type="button" aria-pressed={!isUnreadOnly} onClick={() => show(false)}>
            {t('list.all')}
          </button>
        </div>
        {unread > 0 && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconChecks size={16} aria-hidden />}
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {t('list.read_all')}
          </Button>
        )}
      </div>
      <MessageList
        list={list}
        result={result}
        isUnreadOnly={isUnreadOnly}
        rowHeight={52}
        showAll={
          <Button variant="default" onClick={() => show(false)}>
            {t('list.show_all')}
          </Button>
        }
      >
        {(message) => (
          <MessageItem
            message={message}
            isOpen={open === message.id}
            onToggle={() => {
              setOpen(open === message.id ? null : message.id);
              if (messageMachine.may(message.is_read, 'click the row or mark read')) read.mutate(message.id);
            }}
            onGo={onClose}
          />
        )}
      </MessageList>
    </Dialog>
  );
}
