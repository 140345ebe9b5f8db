import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageName } from '../../kit/page-title/page-name';
import { paths } from '../../lib/paths';
import classes from './breadcrumb.module.css';
import { PARENT_TITLES, type RouteHandle } from './route-handle';

/** Home, the page above, and where one is: the page's own name once it is known, else the route's title. */
export function Breadcrumb({ handle }: { handle: RouteHandle }) {
  const { t } = useTranslation();
  const pageName = usePageName();
  const { parent } = handle;
  return (
    <nav className={classes.root} aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link to={paths.shoppingMall}>{t('route.home')}</Link>
        </li>
        {parent !== undefined && (
          <li>
            <IconChevronRight size={14} aria-hidden />
            <Link to={paths[parent]}>{t(PARENT_TITLES[parent])}</Link>
          </li>
        )}
        <li aria-current="page">
          <IconChevronRight size={14} aria-hidden />
          <span>{pageName ?? t(handle.title)}</span>
        </li>
      </ol>
    </nav>
  );
}
