import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../kit/dialog/dialog';
import { isTyping, useShownPageKeys } from '../../../lib/page-keys';
import classes from './key-list.module.css';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** "?" lists the keys that count here: those of the frame, and those of the page or the drawer that is open. */
export function KeyList() {
  const { t } = useTranslation('backoffice');
  const [isOpen, setOpen] = useState(false);
  const ofPage = useShownPageKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!isTyping(event.target)) setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const keys = [
    { key: isMac ? '⌘ K' : 'Ctrl K', label: t('search.button') },
    { key: 'Esc', label: t('keys.close') },
    { key: '?', label: t('keys.list') },
    ...ofPage,
  ];
  return (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('keys.title')}>
      <dl className={classes.root}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
