import { useViewportSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Popup } from '../../../kit/popup/popup';
import { useAccess } from '../access/access-context';
import { holds, type MenuEntry, pageOfDirectory, sidebarOf } from '../menu/menu-tree';
import { MenuIcon } from '../menu/menu-icon';
import classes from './navbar.module.css';
import { topMenuCount } from './top-menu-count';

/** The first level of the menu across the header; what does not fit is under "more". */
export function TopMenu() {
  const { t } = useTranslation('backoffice');
  const { menu } = useAccess();
  const { pathname } = useLocation();
  const { width } = useViewportSize();
  const entries = sidebarOf(menu);
  const count = topMenuCount(width);
  const rest = entries.slice(count);
  const isCurrent = (entry: MenuEntry): boolean => holds(entry, pathname);
  return (
    <nav className={classes.top} aria-label={t('navbar.top_menu')}>
      {entries.slice(0, count).map((entry) => (
        <TopLink key={entry.path} entry={entry} isCurrent={isCurrent(entry)} />
      ))}
      {rest.length > 0 && (
        <Popup
          button={t('navbar.more')}
          className={rest.some(isCurrent) ? `${classes.topItem} ${classes.topCurrent}` : classes.topItem}
        >
          {(close) =>
            rest.map((entry) => (
              <TopLink key={entry.path} entry={entry} isCurrent={isCurrent(entry)} isListed onClick={close} />
            ))
          }
        </Popup>
      )}
    </nav>
  );
}

interface TopLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  /** Listed under "more". */
  isListed?: boolean;
  onClick?: () => void;
}

function TopLink({ entry, isCurrent, isListed = false, onClick }: TopLinkProps) {
  const { menu } = useAccess();
  const look = {
    className: isListed ? undefined : classes.topItem,
    'aria-current': isCurrent || undefined,
    title: entry.title,
    onClick,
  };
  const content = (
    <>
      {isListed && <MenuIcon name={entry.icon} />}
      <span className={classes.topTitle}>{entry.title}</span>
    </>
  );
  if (entry.link !== null)
    return (
      <a href={entry.link} target="_blank" rel="noopener noreferrer" {...look}>
        {content}
      </a>
    );
  return (
    <Link to={pageOfDirectory(menu, entry.path) ?? entry.path} {...look}>
      {content}
    </Link>
  );
}
