import type { PriceBandCount } from '@fovea/shared-types/goods/goods.dto';
import { CURRENCIES, type Currency, MAX_AMOUNT } from '@fovea/shared-types/money';
import type { Language } from '@fovea/shared-types/language';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { wireOf } from '../../kit/form/amount-text';
import { useNumberText } from '../../kit/form/use-number-text';
import { activeLanguage } from '../../lib/i18n';
import { FilterChoice } from './filter-choice';
import classes from './filter-panel.module.css';
import type { GoodsFilters } from './goods-filters';
import { priceText } from './range-text';

const HOME_CURRENCY: Record<Language, Currency> = { zh: 'CNY', ja: 'JPY', en: 'JPY' };

const BOUNDS = { max: MAX_AMOUNT, digits: 2 };

/** Full-width digits, separators and a pasted sign are understood; no price is no bound. */
const plainPrice = (text: string): string | null => {
  const plain = wireOf(text);
  return plain === '' ? null : plain;
};

export interface PriceFilterProps {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  /** How many goods each band of prices has; before the first answer none is shown. */
  bands: readonly PriceBandCount[] | undefined;
}

/** A range in one currency: prices in two cannot be compared, so the range names its currency. */
export function PriceFilter({ filters, change, bands = [] }: PriceFilterProps) {
  const { t } = useTranslation('goods');
  const id = useId();
  const [currency, setCurrency] = useState<Currency>(filters.currency ?? HOME_CURRENCY[activeLanguage()]);
  const [min, setMin] = useState(filters.priceMin ?? '');
  const [max, setMax] = useState(filters.priceMax ?? '');
  const [isTried, setTried] = useState(false);
  const textOf = useNumberText();
  const wrong = { min: textOf(min, BOUNDS), max: textOf(max, BOUNDS) };
  const problem = wrong.min ?? wrong.max;
  const shown = isTried ? problem : undefined;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined) return;
    change({ currency, priceMin: plainPrice(min), priceMax: plainPrice(max) });
  };
  return (
    <form className={classes.group} onSubmit={apply} aria-labelledby={`${id}-title`}>
      <p className={classes.legend} id={`${id}-title`}>
        {t('filter.price')}
      </p>
      <div className={classes.price}>
        <select
          aria-label={t('filter.currency')}
          value={currency}
          onChange={(event) => {
            const chosen = CURRENCIES.find((known) => known === event.target.value);
            if (chosen !== undefined) setCurrency(chosen);
          }}
        >
          {CURRENCIES.map((known) => (
            <option key={known} value={known}>
              {t(`currency.${known}`)}
            </option>
          ))}
        </select>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('filter.price_min')}
          placeholder={t('filter.price_min')}
          value={min}
          aria-invalid={shown !== undefined && wrong.min !== undefined}
          aria-describedby={shown === undefined ? undefined : `${id}-wrong`}
          onChange={(event) => setMin(event.target.value)}
        />
        <span aria-hidden>–</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('filter.price_max')}
          placeholder={t('filter.price_max')}
          value={max}
          aria-invalid={shown !== undefined && wrong.max !== undefined}
          aria-describedby={shown === undefined ? undefined : `${id}-wrong`}
          onChange={(event) => setMax(event.target.value)}
        />
        <Button type="submit" variant="default" size="sm">
          {t('filter.apply')}
        </Button>
      </div>
      {shown !== undefined && (
        <p id={`${id}-wrong`} role="alert" className={classes.wrong}>
          {shown}
        </p>
      )}
      {bands
        .filter((band) => band.currency === currency)
        .map(({ min: from, max: to, count }) => (
          <FilterChoice
            key={`${from} ${to}`}
            kind="radio"
            name="price_band"
            label={priceText(t, { min: from, max: to, currency })}
            count={count}
            checked={filters.currency === currency && filters.priceMin === from && filters.priceMax === to}
            onToggle={() => change({ currency, priceMin: from, priceMax: to })}
          />
        ))}
    </form>
  );
}
