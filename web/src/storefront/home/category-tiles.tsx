import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { to } from '../../lib/paths';
import { categoriesQuery } from '../goods/goods.queries';
import { SectionTitle } from '../../kit/section-title/section-title';
import classes from './home.module.css';

/** Places kept while the answer is on its way. */
const USUAL_COUNT = 8;

/** The first level of categories with how much each holds; without the answer the category bar has to do. */
export function CategoryTiles() {
  const { t } = useTranslation('home');
  const { data: categories = [], isPending } = useQuery(categoriesQuery());
  if (categories.length === 0 && !isPending) return null;
  return (
    <section aria-labelledby="home-categories">
      <SectionTitle id="home-categories" title={t('categories.title')} more={to.classify()} />
      <ul className={classes.tiles}>
        {isPending &&
          Array.from({ length: USUAL_COUNT }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton height={84} radius={8} />
            </li>
          ))}
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={to.classify(category.id)} className={classes.tile}>
              <span className={classes.tileSign} aria-hidden>
                {category.image === null ? (
                  <IconEye size={26} stroke={1.5} />
                ) : (
                  <img src={category.image} alt="" width={52} height={52} loading="lazy" />
                )}
              </span>
              <span>
                <strong>{category.category_name}</strong>
                <span>{t('categories.count', { count: category.goods_count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
