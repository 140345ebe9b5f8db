import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts/use-shortcuts';
import classes from './navbar.module.css';

// The dictionaries of readings are large; nobody loads them who does not search.
const SearchDialog = lazy(() =>
  import('../search/search-dialog').then((module) => ({ default: module.SearchDialog })),
);

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the search for pages, also with Ctrl+K or ⌘K, and from inside a field. */
export function SearchButton() {
  const { t } = useTranslation('backoffice');
  const [isOpen, setOpen] = useState(false);
  const { t: kit } = useTranslation('kit');
  useShortcuts(
    useMemo<Shortcut[]>(
      () => [
        {
          keys: [isMac ? '⌘' : 'Ctrl', 'K'],
          label: t('search.button'),
          group: kit('keys.everywhere'),
          matches: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
            key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey,
          run: () => setOpen(true),
        },
      ],
      [t, kit],
    ),
  );
  return (
    <>
      <button type="button" className={classes.search} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.searchText}>{t('search.button')}</span>
        <kbd className={classes.key} aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
