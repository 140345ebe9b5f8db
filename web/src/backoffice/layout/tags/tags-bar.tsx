import { IconChevronLeft, IconChevronRight, IconPinnedFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCurrentInSight } from '../../../kit/use-current-in-sight';
import { useAccess } from '../access/access-context';
import { TagMenu, type TagMenuPlace } from './tag-menu';
import classes from './tags-bar.module.css';
import type { Tag } from './tags';
import { useOverflow } from './use-overflow';
import type { Tags } from './use-tags';

const LONG_PRESS_MS = 500;
const MIDDLE_BUTTON = 1;
const STEP_PX = 240;

/** The open pages as a line of tags, with a menu for each. */
export function TagsBar({ tags: { tags, active, run: act } }: { tags: Tags }) {
  const { t } = useTranslation('backoffice');
  const [menu, setMenu] = useState<TagMenuPlace | null>(null);
  const line = useCurrentInSight<HTMLUListElement>(`${active ?? ''} ${tags.length}`);
  const overflow = useOverflow(line, tags.length);
  const scroll = (by: number): void => line.current?.scrollBy({ left: by });
  const hadFocus = useRef(false);
  const run: Tags['run'] = (command, path) => {
    hadFocus.current = line.current?.contains(document.activeElement) === true;
    act(command, path);
  };
  useEffect(() => {
    // The tag that had the focus was closed: the keyboard continues from the one that is left on screen.
    if (hadFocus.current && document.activeElement === document.body)
      line.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    hadFocus.current = false;
  }, [tags, line]);
  return (
    <nav className={classes.root} aria-label={t('tags.label')}>
      {overflow.isLeft && (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t('tags.to_left')}
          onClick={() => scroll(-STEP_PX)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </button>
      )}
      <ul ref={line} className={classes.line}>
        {tags.map((tag) => (
          <li key={tag.path}>
            <TagItem tag={tag} isActive={tag.path === active} onMenu={setMenu} run={run} />
          </li>
        ))}
      </ul>
      {overflow.isRight && (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t('tags.to_right')}
          onClick={() => scroll(STEP_PX)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
      )}
      {menu !== null && <TagMenu place={menu} tags={tags} onRun={run} onClose={() => setMenu(null)} />}
    </nav>
  );
}

interface TagItemProps {
  tag: Tag;
  isActive: boolean;
  onMenu: (place: TagMenuPlace) => void;
  run: Tags['run'];
}

function TagItem({ tag, isActive, onMenu, run }: TagItemProps) {
  const { t } = useTranslation('backoffice');
  const { routes } = useAccess();
  const navigate = useNavigate();
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasPressed = useRef(false);
  const { path, isPinned } = tag;
  const title = routes.get(path)?.title ?? path;
  const openMenu = (element: HTMLElement, x?: number, y?: number): void => {
    const box = element.getBoundingClientRect();
    onMenu({ path, title, x: x ?? box.left, y: y ?? box.bottom, opener: element });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Delete' && !isPinned) run('current', path);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      openMenu(event.currentTarget);
    else return;
    event.preventDefault();
  };
  const startPress = (event: PointerEvent<HTMLElement>): void => {
    wasPressed.current = false;
    if (event.pointerType === 'mouse') return;
    const { currentTarget, clientX, clientY } = event;
    press.current = setTimeout(() => {
      wasPressed.current = true;
      openMenu(currentTarget, clientX, clientY);
    }, LONG_PRESS_MS);
  };
  const endPress = (): void => clearTimeout(press.current);

  return (
    <span className={classes.tag} data-active={isActive || undefined}>
      <a
        href={`#${path}${tag.location.search}`}
        className={classes.link}
        data-pinned={isPinned || undefined}
        aria-current={isActive ? 'page' : undefined}
        aria-keyshortcuts={isPinned ? 'Shift+F10' : 'Delete Shift+F10'}
        onClick={(event) => {
          // With a key held the browser opens it in a window of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          if (!wasPressed.current && !isActive) void navigate(tag.location);
        }}
        onAuxClick={(event) => {
          if (event.button !== MIDDLE_BUTTON) return;
          event.preventDefault();
          if (!isPinned) run('current', path);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          openMenu(event.currentTarget, event.clientX, event.clientY);
        }}
        onKeyDown={onKeyDown}
        onPointerDown={startPress}
        onPointerUp={endPress}
        onPointerCancel={endPress}
        onPointerLeave={endPress}
      >
        {isPinned && <IconPinnedFilled size={11} aria-hidden />}
        {title}
      </a>
      {!isPinned && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('tags.close', { title })}
          onClick={() => run('current', path)}
        >
          <IconX size={13} aria-hidden />
        </button>
      )}
    </span>
  );
}
