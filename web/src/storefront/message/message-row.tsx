import type { Message } from '@fovea/shared-types/message/message.dto';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import classes from './messages.module.css';

export function MessageRow({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { t } = useTranslation('message');
  const isUnread = messageMachine.may(message.is_read, 'click the row or mark read');
  return (
    <Link
      to={to.message(message.id)}
      className={classes.row}
      data-unread={isUnread || undefined}
      onClick={onOpen}
    >
      <span className={classes.dot}>{isUnread && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}</span>
      <span className={classes.what}>
        <span className={classes.title}>{message.content.title}</span>
        <span className={classes.text}>{message.content.text}</span>
      </span>
      <time className={classes.time} dateTime={message.created_at}>
        {formatDateTime(message.created_at)}
      </time>
    </Link>
  );
}
