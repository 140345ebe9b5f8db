import type { FacetCount } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from './filter-choice';
import classes from './filter-panel.module.css';
import type { GoodsFilters } from './goods-filters';
import { yearText } from './range-text';

export interface YearFilterProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  counts: readonly FacetCount[] | undefined;
}

interface YearRange {
  min: number | null;
  max: number | null;
}

/** The last three years, those up to five, to ten and to fifteen years ago, and what is older. */
const rangesUntil = (year: number): YearRange[] => [
  { min: year - 2, max: null },
  { min: year - 5, max: year - 3 },
  { min: year - 10, max: year - 6 },
  { min: year - 15, max: year - 11 },
  { min: null, max: year - 16 },
];

const within = (year: number, { min, max }: YearRange): boolean =>
  (min === null || year >= min) && (max === null || year <= max);

/** Years of make in ranges, because nobody looks for one year alone. */
export function YearFilter({ filters, change, counts }: YearFilterProps) {
  const { t } = useTranslation('goods');
  const { yearMin, yearMax } = filters;
  const countOf = (range: YearRange): number | null =>
    counts === undefined
      ? null
      : counts.filter(({ value }) => within(value, range)).reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={classes.group}>
      <legend>{t('filter.year')}</legend>
      <FilterChoice
        kind="radio"
        name="year"
        label={t('filter.all')}
        count={null}
        checked={yearMin === null && yearMax === null}
        onToggle={() => change({ yearMin: null, yearMax: null })}
      />
      {rangesUntil(new Date().getFullYear()).map((range) => (
        <FilterChoice
          key={`${range.min} ${range.max}`}
          kind="radio"
          name="year"
          label={yearText(t, range.min, range.max)}
          count={countOf(range)}
          checked={yearMin === range.min && yearMax === range.max}
          onToggle={() => change({ yearMin: range.min, yearMax: range.max })}
        />
      ))}
    </fieldset>
  );
}
