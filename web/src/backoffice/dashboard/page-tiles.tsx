import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAccess } from '../layout/access/access-context';
import { MenuIcon } from '../layout/menu/menu-icon';
import { type MenuEntry } from '../layout/menu/menu-tree';
import classes from './dashboard.module.css';

const pagesIn = (entry: MenuEntry): MenuEntry[] =>
  entry.isHidden ? [] : entry.children.length === 0 ? [entry] : entry.children.flatMap(pagesIn);

/** Every page of the menu, by its directory. */
export function PageTiles() {
  const { t } = useTranslation('backoffice');
  const { menu } = useAccess();
  const { pathname } = useLocation();
  const groups = menu
    .map((entry) => ({
      entry,
      pages: pagesIn(entry).filter(({ path, link }) => path !== pathname && link === null),
    }))
    .filter(({ pages }) => pages.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.pages_title')}</h2>
      <ul className={classes.groups}>
        {groups.map(({ entry, pages }) => (
          <li key={entry.path} className={classes.group}>
            <h3>
              <MenuIcon name={entry.icon} />
              {entry.title}
            </h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
