import { useTranslation } from 'react-i18next';
import classes from './goods-list.module.css';
import { type GoodsFilters, SORTS, sortsOf } from './goods-filters';

export interface SortSelectProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
}

export function SortSelect({ filters, change }: SortSelectProps) {
  const { t } = useTranslation('goods');
  return (
    <label className={classes.sort}>
      <span>{t('sort.label')}</span>
      <select
        value={filters.sort}
        onChange={(event) => {
          const sort = SORTS.find((entry) => entry === event.target.value);
          if (sort !== undefined) change({ sort });
        }}
      >
        {sortsOf(filters).map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
