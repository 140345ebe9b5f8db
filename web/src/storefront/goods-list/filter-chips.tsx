import type { Brand } from '@fovea/shared-types/goods/brand.dto';
import { ITEM_CONDITION } from '@fovea/shared-types/sale-states';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../lib/format';
import classes from './filter-chips.module.css';
import { type GoodsFilters, hasFilters, NO_FILTERS } from './goods-filters';
import { priceText, yearText } from './range-text';

export interface FilterChipsProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  brands: readonly Brand[];
}

interface Chip {
  key: string;
  text: string;
  without: Partial<GoodsFilters>;
}

/** What is chosen, each with its own way back, and one for all. */
export function FilterChips({ filters, change, brands }: FilterChipsProps) {
  const { t } = useTranslation('goods');
  if (!hasFilters(filters)) return null;
  const { currency } = filters;
  const chips: Chip[] = [];
  if (filters.goodsName !== null)
    chips.push({
      key: 'name',
      text: t('chip.name', { name: filters.goodsName }),
      without: { goodsName: null },
    });
  if (filters.priceMin !== null || filters.priceMax !== null || currency !== null)
    chips.push({
      key: 'price',
      text: priceText(t, { min: filters.priceMin, max: filters.priceMax, currency: currency ?? 'JPY' }),
      without: { currency: null, priceMin: null, priceMax: null },
    });
  if (filters.yearMin !== null || filters.yearMax !== null)
    chips.push({
      key: 'year',
      text: yearText(t, filters.yearMin, filters.yearMax),
      without: { yearMin: null, yearMax: null },
    });
  for (const code of filters.countries)
    chips.push({
      key: `country ${code}`,
      text: t('chip.country', { country: formatCountry(code) }),
      without: { countries: filters.countries.filter((known) => known !== code) },
    });
  for (const code of Object.values(ITEM_CONDITION).filter((known) => filters.conditions.includes(known)))
    chips.push({
      key: `condition ${code}`,
      text: t(`condition.${code}`),
      without: { conditions: filters.conditions.filter((known) => known !== code) },
    });
  for (const id of filters.brandIds)
    chips.push({
      key: `brand ${id}`,
      text: brands.find((brand) => brand.id === id)?.brand_name ?? String(id),
      without: { brandIds: filters.brandIds.filter((known) => known !== id) },
    });

  return (
    <ul className={classes.root} aria-label={t('chip.label')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('chip.remove', { name: chip.text })}
            onClick={() => change(chip.without)}
          >
            {chip.text}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(NO_FILTERS)}>
          {t('chip.clear')}
        </button>
      </li>
    </ul>
  );
}
