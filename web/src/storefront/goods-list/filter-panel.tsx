import type { Brand } from '@fovea/shared-types/goods/brand.dto';
import type { Category } from '@fovea/shared-types/goods/category.dto';
import type { FacetCount, GoodsListResponse } from '@fovea/shared-types/goods/goods.dto';
import { ITEM_CONDITION, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-panel.module.css';
import { CountryFilter } from './country-filter';
import { FilterChoice } from './filter-choice';
import type { GoodsFilters } from './goods-filters';
import { PriceFilter } from './price-filter';
import { YearFilter } from './year-filter';

const SHOWN_BRANDS = 8;

export interface FilterPanelProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  categories: readonly Category[];
  brands: readonly Brand[];
  /** The counts of the newest answer; before it nothing is disabled. */
  answer: GoodsListResponse | undefined;
}

const countOf = (counts: readonly FacetCount[] | undefined, value: number): number | null =>
  counts === undefined ? null : (counts.find((entry) => entry.value === value)?.count ?? 0);

const toggled = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((known) => known !== value) : [...list, value];

export function FilterPanel({ filters, change, categories, brands, answer }: FilterPanelProps) {
  const { t } = useTranslation('goods');
  const [areAllBrandsShown, showAllBrands] = useState(false);
  const shownBrands = areAllBrandsShown
    ? brands
    : brands.filter((brand, index) => index < SHOWN_BRANDS || filters.brandIds.includes(brand.id));
  return (
    <div className={classes.root}>
      <fieldset className={classes.group}>
        <legend>{t('filter.sale_type')}</legend>
        {Object.values(SALE_TYPE).map((type) => (
          <FilterChoice
            key={type}
            kind="radio"
            name="sale_type"
            label={t(`sale_type.${type}`)}
            count={countOf(answer?.sale_type_counts, type)}
            isUncounted={type === SALE_TYPE.all}
            checked={filters.saleType === type}
            onToggle={() => change({ saleType: type })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('filter.category')}</legend>
        <FilterChoice
          kind="radio"
          name="category"
          label={t('filter.all')}
          count={null}
          checked={filters.categoryId === null}
          onToggle={() => change({ categoryId: null })}
        />
        {categories.map((category) => (
          <FilterChoice
            key={category.id}
            kind="radio"
            name="category"
            label={category.category_name}
            count={countOf(answer?.category_counts, Number(category.id))}
            checked={String(filters.categoryId) === category.id}
            onToggle={() => change({ categoryId: Number(category.id) })}
          />
        ))}
      </fieldset>
      <PriceFilter
        key={`${filters.currency} ${filters.priceMin} ${filters.priceMax}`}
        filters={filters}
        change={change}
        bands={answer?.price_counts}
      />
      <fieldset className={classes.group}>
        <legend>{t('filter.condition')}</legend>
        {Object.values(ITEM_CONDITION).map((code) => (
          <FilterChoice
            key={code}
            kind="checkbox"
            name="condition"
            label={t(`condition.${code}`)}
            count={countOf(answer?.condition_counts, code)}
            checked={filters.conditions.includes(code)}
            onToggle={() => change({ conditions: toggled(filters.conditions, code) })}
          />
        ))}
      </fieldset>
      {brands.length > 0 && (
        <fieldset className={classes.group}>
          <legend>{t('filter.brand')}</legend>
          {shownBrands.map((brand) => (
            <FilterChoice
              key={brand.id}
              kind="checkbox"
              name="brand"
              label={brand.brand_name}
              count={countOf(answer?.brand_counts, brand.id)}
              checked={filters.brandIds.includes(brand.id)}
              onToggle={() => change({ brandIds: toggled(filters.brandIds, brand.id) })}
            />
          ))}
          {!areAllBrandsShown && brands.length > shownBrands.length && (
            <button type="button" className={classes.more} onClick={() => showAllBrands(true)}>
              {t('filter.all_brands', { count: brands.length })}
            </button>
          )}
        </fieldset>
      )}
      <YearFilter filters={filters} change={change} counts={answer?.year_counts} />
      <CountryFilter filters={filters} change={change} counts={answer?.country_counts} />
    </div>
  );
}
