import type { Message } from '@fovea/shared-types/message/message.dto';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format';
import { hrefOf, to } from '../../../lib/paths';
import classes from './message-dialog.module.css';

export interface MessageItemProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
}

/** One message: its title, and below it what it says once it is opened. */
export function MessageItem({ message, isOpen, onToggle }: MessageItemProps) {
  const { t } = useTranslation('message');
  const id = useId();
  const isUnread = message.is_read === 0;
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
        <span className={classes.dot}>
          {isUnread && <span className={classes.hidden}>{t('row.unread')}</span>}
        </span>
        <span className={classes.kind}>{message.data_type_name}</span>
        <span className={classes.title}>{message.content.title}</span>
        <time className={classes.time} dateTime={message.created_at}>
          {formatDateTime(message.created_at)}
        </time>
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </button>
      <div id={id} className={classes.text} hidden={!isOpen}>
        <p>{message.content.text}</p>
        <a href={hrefOf(to.message(message.id))} target="_blank" rel="noopener">
          {t('row.open')}
          <IconExternalLink size={14} aria-hidden />
          <span className={classes.hidden}>{t('state.new_window', { ns: 'common' })}</span>
        </a>
      </div>
    </>
  );
}
