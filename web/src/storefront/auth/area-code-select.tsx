import '../../kit/form/select-styles';
import type { AreaCode } from '@fovea/shared-types/member/member.dto';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOfCode, matchesAreaCode } from './area-codes';
import { areaCodesQuery } from './auth.queries';

export interface AreaCodeSelectProps {
  value: string;
  error?: string;
  /** @param isByPerson false when the list itself chose its first code */
  onChange: (code: string, isByPerson: boolean) => void;
  onBlur: () => void;
  isOptional?: boolean;
}

const NONE: readonly AreaCode[] = [];

/** The part of a phone number before the national one; found by the country's name or by its number. */
export function AreaCodeSelect({ value, error, onChange, onBlur, isOptional = false }: AreaCodeSelectProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { data: codes = NONE } = useQuery(areaCodesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  // Many countries share a code, so an option is known by its country.
  const byCountry = useMemo(() => new Map(codes.map((code) => [code.country_code, code])), [codes]);
  const country = countryOfCode(value, codes, chosen);
  // Readers of neither Chinese nor Japanese start with the first code of the list.
  const first = codes[0]?.label_code;
  useEffect(() => {
    if (value === '' && first !== undefined) onChange(first, false);
  });

  const data = useMemo(
    () => [...byCountry].map(([id, { label_code, name }]) => ({ value: id, label: `${label_code} ${name}` })),
    [byCountry],
  );
  // Without the list the usual code can still be used.
  const isListed = country !== undefined || value === '';
  const filter: OptionsFilter = ({ options, search }) =>
    options.filter((option) => {
      const code = 'value' in option ? byCountry.get(option.value) : undefined;
      return code === undefined || matchesAreaCode(code, search);
    });
  return (
    <Select<string>
      data-field="area_code"
      size="md"
      label={t('field.area_code')}
      withAsterisk={!isOptional}
      searchable
      allowDeselect={false}
      autoComplete="off"
      data={isListed ? data : [...data, { value, label: value }]}
      filter={filter}
      limit={300}
      maxDropdownHeight={280}
      searchValue={typed}
      onSearchChange={setTyped}
      // Choosing what was chosen already ends the search as well.
      onOptionSubmit={(id) => setTyped(data.find((option) => option.value === id)?.label ?? id)}
      nothingFoundMessage={common('form.nothing_found')}
      comboboxProps={{ width: 280, position: 'bottom-start', withinPortal: true }}
      value={country ?? (value === '' ? null : value)}
      error={error}
      onChange={(id: ComboboxItem['value'] | null) => {
        const code = id === null ? undefined : byCountry.get(id);
        if (code === undefined) return;
        setChosen(code.country_code);
        onChange(code.label_code, true);
      }}
      onBlur={onBlur}
    />
  );
}
