import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { IconFlame } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentInSight } from '../../kit/use-current-in-sight';
import { paths, to } from '../../lib/paths';
import { categoriesQuery } from '../goods/goods.queries';
import classes from './category-bar.module.css';

/** The first level of categories in one scrolling line. Without the answer the two fixed links remain. */
export function CategoryBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const query = new URLSearchParams(search);
  const current = pathname === paths.classify ? (query.get('id') ?? '0') : null;
  const isLive = pathname === paths.searchCommodity && query.get('type') === String(SALE_TYPE.auction);
  const list = useCurrentInSight<HTMLUListElement>(`${pathname}${search} ${categories.length}`);
  return (
    <nav className={classes.root} aria-label={t('header.categories')}>
      <ul ref={list} className={classes.list}>
        <li>
          <Link
            to={to.search({ type: SALE_TYPE.auction, sort: 'ending' })}
            className={classes.live}
            aria-current={isLive ? 'page' : undefined}
          >
            <IconFlame size={18} aria-hidden />
            {t('header.live_auctions')}
          </Link>
        </li>
        <li>
          <Link to={to.classify()} aria-current={current === '0' ? 'page' : undefined}>
            {t('header.all_goods')}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={to.classify(category.id)} aria-current={current === category.id ? 'page' : undefined}>
              {category.category_name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
