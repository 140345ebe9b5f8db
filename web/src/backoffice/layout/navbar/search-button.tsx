import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './navbar.module.css';

// The dictionaries of readings are large; nobody loads them who does not search.
const SearchDialog = lazy(() =>
  import('../search/search-dialog').then((module) => ({ default: module.SearchDialog })),
);

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Whoever is in a dialog finishes there first. */
const isInDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Opens the search for pages, also with Ctrl+K or ⌘K, and from inside a field. */
export function SearchButton() {
  const { t } = useTranslation('backoffice');
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => !isInDialog() && setOpen(true)]], []);
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
