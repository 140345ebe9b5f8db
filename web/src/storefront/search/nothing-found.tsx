import type { SearchFilter, SearchGoodsResponse } from '@fovea/shared-types/goods/search.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { type GoodsFilters, NO_FILTERS } from '../goods-list/goods-filters';
import classes from './search-notice.module.css';

/** What takes each filter back. */
const WITHOUT: Record<Exclude<SearchFilter, 'company'>, Partial<GoodsFilters>> = {
  goods_name: { goodsName: null },
  category: { categoryId: null },
  brand: { brandIds: [] },
  condition: { conditions: [] },
  sale_type: { saleType: SALE_TYPE.all },
  country: { countries: [] },
  year: { yearMin: null, yearMax: null },
  price: { currency: null, priceMin: null, priceMax: null },
  all: { ...NO_FILTERS, categoryId: null, saleType: SALE_TYPE.all },
};

export interface NothingFoundProps {
  answer: SearchGoodsResponse;
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
}

/** No results: which filter to drop and what that would find, and words similar to the unknown ones. */
export function NothingFound({ answer, filters, change }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { hints, similar_words } = answer;
  return (
    <EmptyState
      title={t('nothing.title', { words: filters.goodsName ?? '' })}
      text={hints.length > 0 ? t('nothing.text_filters') : t('nothing.text_words')}
    >
      <div className={classes.ways}>
        {hints.map(({ filter, count }) =>
          filter === 'company' ? null : (
            <Button
              key={filter}
              variant="default"
              onClick={() =>
                change(filter === 'all' ? { ...WITHOUT.all, goodsName: filters.goodsName } : WITHOUT[filter])
              }
            >
              {t(`nothing.without_${filter}`, { count })}
            </Button>
          ),
        )}
        {similar_words.length > 0 && (
          <p className={classes.similar}>
            <span>{t('nothing.similar')}</span>
            {similar_words.map((term) => (
              <button
                key={term}
                type="button"
                className={classes.words}
                onClick={() => change({ goodsName: term })}
              >
                {term}
              </button>
            ))}
          </p>
        )}
      </div>
    </EmptyState>
  );
}
