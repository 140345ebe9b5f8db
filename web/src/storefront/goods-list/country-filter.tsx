import type { CountryCount } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../lib/format';
import { FilterChoice } from './filter-choice';
import classes from './filter-panel.module.css';
import type { GoodsFilters } from './goods-filters';

/** The countries of our offices: shown even when nothing is shipped from there. */
const ALWAYS_SHOWN = ['JP', 'CN'];

export interface CountryFilterProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  counts: readonly CountryCount[] | undefined;
}

export function CountryFilter({ filters, change, counts }: CountryFilterProps) {
  const { t } = useTranslation('goods');
  const { countries } = filters;
  const codes = [...new Set([...ALWAYS_SHOWN, ...(counts ?? []).map(({ value }) => value), ...countries])];
  return (
    <fieldset className={classes.group}>
      <legend>{t('filter.country')}</legend>
      {codes.map((code) => (
        <FilterChoice
          key={code}
          kind="checkbox"
          name="country"
          label={formatCountry(code)}
          count={counts === undefined ? null : (counts.find(({ value }) => value === code)?.count ?? 0)}
          checked={countries.includes(code)}
          onToggle={() =>
            change({
              countries: countries.includes(code)
                ? countries.filter((known) => known !== code)
                : [...countries, code],
            })
          }
        />
      ))}
    </fieldset>
  );
}
