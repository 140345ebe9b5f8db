import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog';
import classes from './key-list.module.css';
import { type Shortcut, useShortcutList, useShortcuts } from './use-shortcuts';

/** Opens the list of keys with "?". */
export function useKeyList(): { isOpen: boolean; open: () => void; close: () => void } {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  useShortcuts(
    useMemo<Shortcut[]>(
      () => [
        {
          keys: ['?'],
          label: t('keys.list'),
          group: t('keys.everywhere'),
          matches: ({ key, ctrlKey, metaKey }) => (key === '?' || key === '？') && !ctrlKey && !metaKey,
          run: () => setOpen(true),
          place: 'both',
        },
        // Every dialog, drawer and menu listens to it itself.
        { keys: ['Esc'], label: t('keys.escape'), group: t('keys.everywhere') },
      ],
      [t],
    ),
  );
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The shortcuts that hold on this page, part by part. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kit');
  const all = useShortcutList();
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <Dialog opened onClose={onClose} title={t('keys.title')} size={520}>
      {groups.map((group) => (
        <section key={group} className={classes.group} aria-label={group}>
          <h3>{group}</h3>
          <dl>
            {all
              .filter((shortcut) => shortcut.group === group)
              .map(({ keys, label }) => (
                <div key={keys.join('+')}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
