import { KEPT_SORTS } from '@fovea/shared-types/goods/kept-sorts';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSearchForm } from '../../kit/words-form/text-search-form';
import { keptSort, type KeptList } from './kept-filters';
import classes from './kept.module.css';

/** Words, kind of sale, whether it is still there, and the order: all of it in the address. */
export function KeptBar({ list, children }: { list: KeptList; children?: ReactNode }) {
  const { t } = useTranslation('favourites');
  const { t: tGoods } = useTranslation('goods');
  const set = (name: 'type' | 'available', value: string): void =>
    list.setFilters({ ...list.filters, [name]: value });
  return (
    <div className={classes.bar}>
      <TextSearchForm
        key={list.filters.goods_name}
        label={t('bar.words')}
        action={t('bar.search')}
        value={list.filters.goods_name ?? ''}
        onSearch={(text) => list.setFilters({ ...list.filters, goods_name: text })}
      />
      <Choice
        label={tGoods('filter.sale_type')}
        value={list.filters.type ?? ''}
        onChoose={(type) => set('type', type)}
      >
        <option value="">{t('bar.any_sale')}</option>
        {[SALE_TYPE.auction, SALE_TYPE.immediate, SALE_TYPE.procurement].map((type) => (
          <option key={type} value={type}>
            {tGoods(`sale_type.${type}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('bar.available')}
        value={list.filters.available ?? ''}
        onChoose={(available) => set('available', available)}
      >
        <option value="">{t('bar.all')}</option>
        <option value="1">{t('bar.only_available')}</option>
        <option value="0">{t('bar.only_gone')}</option>
      </Choice>
      <Choice
        label={tGoods('sort.label')}
        value={keptSort(list)}
        onChoose={(prop) => list.setSort(prop === 'newest' ? null : { prop, isDescending: false })}
      >
        {KEPT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'newest' ? t('bar.newest') : tGoods(`sort.${sort}`)}
          </option>
        ))}
      </Choice>
      {children}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
    {children}
  </select>
);
