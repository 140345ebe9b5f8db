import { NativeSelect } from '@mantine/core';
import { FIGURE_DAYS } from '@fovea/shared-types/warehouse/figure-bounds';
import type { FigureWarehouse } from '@fovea/shared-types/warehouse/figures.dto';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../kit/form/form-styles';
import classes from './figures.module.css';

interface FigureFiltersProps {
  warehouses: readonly FigureWarehouse[];
  days: number;
  warehouseId: number | null;
  onChoose: (next: { days?: number; ware_house_id?: number | null }) => void;
  children: ReactNode;
}

/** Of which warehouse, and how far back. */
export function FigureFilters({ warehouses, days, warehouseId, onChoose, children }: FigureFiltersProps) {
  const { t } = useTranslation('figures');
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('filter.warehouse')}
        value={warehouseId ?? ''}
        onChange={({ currentTarget }) => onChoose({ ware_house_id: Number(currentTarget.value) || null })}
      >
        <option value="">{t('filter.all')}</option>
        {warehouses.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('filter.period')}
        value={days}
        onChange={({ currentTarget }) => onChoose({ days: Number(currentTarget.value) })}
      >
        {FIGURE_DAYS.map((count) => (
          <option key={count} value={count}>
            {t('filter.days', { count })}
          </option>
        ))}
      </NativeSelect>
      {children}
    </div>
  );
}
