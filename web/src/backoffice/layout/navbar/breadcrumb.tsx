import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePageName } from '../../../kit/page-title/page-name';
import { useAccess } from '../access/access-context';
import { pageOfDirectory } from '../menu/menu-tree';
import classes from './navbar.module.css';

/** The directories above the page and the page itself. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { menu, routes, home } = useAccess();
  const pageName = usePageName();
  const route = routes.get(pathname);
  const start = routes.get(home);
  return (
    <nav className={classes.crumbs} aria-label={t('breadcrumb.label')}>
      <ol>
        {start !== undefined && pathname !== home && (
          <li>
            <Link to={home}>{start.title}</Link>
          </li>
        )}
        {route?.above.map(({ path, title }) => {
          const first = pageOfDirectory(menu, path);
          return (
            <li key={path}>
              {first === undefined || first === pathname ? (
                <span>{title}</span>
              ) : (
                <Link to={first}>{title}</Link>
              )}
            </li>
          );
        })}
        <li aria-current="page">{route?.title ?? pageName}</li>
      </ol>
    </nav>
  );
}
