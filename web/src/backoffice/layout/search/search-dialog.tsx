import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import {
  IconBuildingStore,
  IconClock,
  IconGavel,
  IconPackage,
  IconReceipt,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEscape } from '../../../kit/escape/use-escape';
import { useFocusReturn } from '../../../kit/focus-return/use-focus-return';
import { useAccess } from '../access/access-context';
import { MenuIcon } from '../menu/menu-icon';
import { createPageSearch, type Hit, type Piece, unsearched } from './page-search';
import { recentPaths } from './recent-pages';
import { useRecordHits } from './record-hits';
import classes from './search-dialog.module.css';

const IME_KEY_CODE = 229;

/** Search over the pages this person may open, and the records of the lists they may see. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  const { routes } = useAccess();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  useFocusReturn(true);
  useEscape(true, onClose);

  const reachable = useMemo(() => [...routes.values()].filter(({ isHidden }) => !isHidden), [routes]);
  const search = useMemo(() => createPageSearch(reachable), [reachable]);
  const isSearching = typed.trim() !== '';
  // Where one is already is no place to go to.
  const recent = useMemo(
    () =>
      recentPaths()
        .filter((path) => path !== pathname)
        .flatMap((path) => reachable.find((route) => route.path === path) ?? []),
    [reachable, pathname],
  );
  const hits = useMemo(
    (): Hit[] => (isSearching ? search(typed) : (recent.length > 0 ? recent : reachable).map(unsearched)),
    [isSearching, search, typed, recent, reachable],
  );
  const isRecent = !isSearching && recent.length > 0;
  const found = useRecordHits(typed);
  const count = hits.length + found.hits.length;
  const pathOf = (place: number): string | undefined =>
    place < hits.length ? hits[place]?.path : found.hits[place - hits.length]?.path;

  const open = (path: string | undefined): void => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a composition chooses a word, not a page.
    if (event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((chosen + step + count) % Math.max(1, count));
    } else if (event.key === 'Enter') open(pathOf(chosen));
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      size={600}
      padding={0}
      yOffset="12vh"
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      {/* The name belongs to the dialog, not to the box around it. */}
      <Modal.Content aria-label={t('search.button')}>
        <Modal.Body>
          <div className={classes.field}>
            <IconSearch size={20} aria-hidden />
            <input
              data-autofocus
              type="text"
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={pathOf(chosen) === undefined ? undefined : `${listId}-${chosen}`}
              aria-label={t('search.button')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <p className={classes.kind} role="status">
            {isSearching
              ? t('search.found', { count })
              : t(isRecent ? 'search.recent' : 'dashboard.pages_title')}
          </p>
          <ul id={listId} role="listbox" aria-label={t('search.button')} className={classes.list}>
            {hits.map((hit, place) => (
              <li
                key={hit.path}
                id={`${listId}-${place}`}
                ref={(element) => {
                  if (place === chosen) element?.scrollIntoView({ block: 'nearest' });
                }}
                role="option"
                aria-selected={place === chosen}
                className={classes.hit}
                onPointerMove={() => setChosen(place)}
                onClick={() => open(hit.path)}
              >
                {!isRecent ? (
                  <MenuIcon name={routes.get(hit.path)?.icon ?? null} />
                ) : (
                  <IconClock size={18} aria-hidden />
                )}
                <span className={classes.what}>
                  <span>
                    {hit.crumbs.map((crumb) => (
                      <span key={crumb} className={classes.crumb}>
                        {crumb}
                      </span>
                    ))}
                    <Marked pieces={hit.title} />
                  </span>
                  <small>{hit.foundAs === null ? hit.path : <Marked pieces={hit.foundAs} />}</small>
                </span>
              </li>
            ))}
            {found.hits.map((hit, at) => {
              const place = hits.length + at;
              return (
                <li
                  key={hit.path}
                  id={`${listId}-${place}`}
                  ref={(element) => {
                    if (place === chosen) element?.scrollIntoView({ block: 'nearest' });
                  }}
                  role="option"
                  aria-selected={place === chosen}
                  className={classes.hit}
                  data-kind={found.hits[at - 1]?.kind === hit.kind ? undefined : 'first'}
                  onPointerMove={() => setChosen(place)}
                  onClick={() => open(hit.path)}
                >
                  <KindIcon kind={hit.kind} />
                  <span className={classes.what}>
                    <span>
                      <span className={classes.crumb}>{t(`search.kind_${hit.kind}`)}</span>
                      {hit.title}
                    </span>
                    <small>{hit.detail}</small>
                  </span>
                </li>
              );
            })}
          </ul>
          {found.error !== null && <p className={classes.nothing}>{t('search.records_failed')}</p>}
          {count === 0 && !found.isBusy && found.error === null && (
            <p className={classes.nothing}>{t('search.nothing')}</p>
          )}
          <p className={classes.help} aria-hidden>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {t('search.choose')} <kbd>Enter</kbd> {t('search.open')} <kbd>Esc</kbd>{' '}
            {t('search.close')}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const KINDS = {
  member: IconUser,
  merchant: IconBuildingStore,
  goods: IconPackage,
  auction: IconGavel,
  auction_order: IconReceipt,
} as const;
const KindIcon = ({ kind }: { kind: keyof typeof KINDS }) => {
  const Icon = KINDS[kind];
  return <Icon size={18} aria-hidden />;
};

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, place) =>
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
  );
