import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../lib/permissions';
import { binsQuery } from './bins';
import type { BinChoice } from './stock-lines';

interface BinFieldProps {
  label: string;
  /** Within a table, whose head is its label. */
  isInTable?: boolean;
  warehouseId: number;
  error?: string | undefined;
  value: BinChoice | null;
  onChange: (bin: BinChoice | null) => void;
}

/** Where a line is put or taken, searched among the bins of its warehouse. Nothing where that has none. */
export function BinField({ label, isInTable = false, warehouseId, error, value, onChange }: BinFieldProps) {
  const { t } = useTranslation('stock');
  const may = useMay();
  const [text, setText] = useState('');
  const isEnabled = may('warehouse:bin:list') && warehouseId > 0;
  const { data: all } = useQuery({ ...binsQuery(warehouseId), enabled: isEnabled });
  const isMore = all !== undefined && all.total > all.bins.length;
  const searchText = useDeferredValue(text.trim());
  const { data: searched } = useQuery({
    ...binsQuery(warehouseId, searchText),
    enabled: isMore && searchText !== '',
  });
  const bins = (isMore && searchText !== '' ? searched : all)?.bins ?? [];
  if (value === null && (all?.total ?? 0) === 0) return null;
  const offered = value === null || bins.some(({ id }) => id === value.id) ? bins : [value, ...bins];
  return (
    <Select
      {...(isInTable ? { 'aria-label': label } : { label })}
      placeholder={t('lines.bin_any')}
      error={error}
      searchable
      clearable
      data={offered.map(({ id, code }) => ({ value: String(id), label: code }))}
      value={value === null ? null : String(value.id)}
      onChange={(chosen) => onChange(offered.find(({ id }) => String(id) === chosen) ?? null)}
      onSearchChange={setText}
      nothingFoundMessage={t('lines.bin_none')}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
