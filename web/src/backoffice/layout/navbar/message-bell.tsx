import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../../../lib/i18n';
import { Can } from '../../../kit/can/can';
import { Badge } from '../badge';
import { useUnread } from '../badges.queries';
import { VisuallyHidden } from '../../../kit/visually-hidden/visually-hidden';
import classes from './navbar.module.css';

const MessageDialog = lazy(async () => {
  const [module] = await Promise.all([import('../messages/message-dialog'), loadNamespace('message')]);
  return { default: module.MessageDialog };
});

/** The person's messages, with how many are unread. */
export function MessageBell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  return (
    <Can any={['message:badge:read']}>
      <button type="button" className={classes.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBell size={20} stroke={1.75} aria-hidden />
        {/* Not a label beside other words in sight: above 99 the two differ. */}
        <VisuallyHidden>{t('header.messages', { count: unread })}</VisuallyHidden>
        <span className={classes.count} aria-hidden>
          <Badge count={unread} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <MessageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
