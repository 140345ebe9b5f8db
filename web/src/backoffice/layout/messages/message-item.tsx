import type { Message } from '@fovea/shared-types/message/message.dto';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageActions } from '../../../kit/messages/message-actions';
import { formatDateTime } from '../../../lib/format';
import { isBackOfficeAddress } from '../../pages';
import { VisuallyHidden } from '../../../kit/visually-hidden/visually-hidden';
import classes from './message-dialog.module.css';

export interface MessageItemProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
  /** On opening the subject of the message. */
  onGo: () => void;
}

/** A page of the shop: the open pages of the back office stay where they are. */
const isInShop = (path: string): boolean => !isBackOfficeAddress(path.split('?', 1)[0] ?? '');

/** One message: its title, and below it its text once it is opened. */
export function MessageItem({ message, isOpen, onToggle, onGo }: MessageItemProps) {
  const { t } = useTranslation('message');
  const id = useId();
  const isUnread = messageMachine.may(message.is_read, 'click the row or mark read');
  return (
    <>
      <button
        type="button"
        className={classes.row}
        data-unread={isUnread || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={classes.dot}>{isUnread && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}</span>
        <span className={classes.kind}>{message.data_type_name}</span>
        <span className={classes.title}>{message.content.title}</span>
        <time className={classes.time} dateTime={message.created_at}>
          {formatDateTime(message.created_at)}
        </time>
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </button>
      <div id={id} className={classes.text} hidden={!isOpen}>
        <p>{message.content.text}</p>
        <MessageActions message={message} size="sm" isBeside={isInShop} onGo={onGo} />
      </div>
    </>
  );
}
