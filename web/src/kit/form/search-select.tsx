import './field-styles';
import './select-styles';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bindField, type FieldProps } from './bind-field';
import type { Choice } from './fields';

const PAUSE_MS = 250;

/** How more is found than a select box offers: by the list call of the thing. */
export interface ChoiceSearch<Found extends Choice> {
  /** Of the query. */
  key: readonly unknown[];
  /** What these words find, nothing where they are empty; in its order. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** What a value is called of which nothing else is known, as one from an address. */
  nameOf?: (value: string, signal: AbortSignal) => Promise<string>;
}

type Looks = Pick<
  SelectProps,
  'label' | 'placeholder' | 'required' | 'withAsterisk' | 'error' | 'description' | 'disabled' | 'onBlur'
>;

export interface SearchSelectProps<Found extends Choice> extends Looks {
  value: string | null;
  onChange: (value: string | null, chosen: Found | null) => void;
  /** What the value is called, where it is not among what is offered. */
  named?: string | null | undefined;
  /** Offered before anything is typed; absent: what an empty search finds. */
  given?: readonly Found[] | undefined;
  /** Null where the reader may not search: they choose from the given ones. */
  search: ChoiceSearch<Found> | null;
  clearable?: boolean;
  'data-field'?: string;
}

/** A choice among any number of things: some are offered, the others are found by what is typed. */
export function SearchSelect<Found extends Choice>({
  value,
  onChange,
  named,
  given,
  search,
  clearable = false,
  ...looks
}: SearchSelectProps<Found>) {
  const { t } = useTranslation('kit');
  const [typed, setTyped] = useState(named ?? '');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Found | null>(null);
  const known = given?.find((one) => one.value === value) ?? (chosen?.value === value ? chosen : null);
  const { nameOf } = search ?? {};
  const isNameless = value !== null && known === null && named === undefined && nameOf !== undefined;
  const { data: answer } = useQuery({
    queryKey: [...(search?.key ?? []), 'named', value],
    queryFn: ({ signal }) => nameOf?.(value ?? '', signal) ?? '',
    enabled: isNameless,
  });
  const name = known?.label ?? named ?? (isNameless ? answer : undefined) ?? '';
  // The name of what is chosen is no search.
  const wanted = typed === name ? '' : typed.normalize('NFKC').trim();
  const [text] = useDebouncedValue(wanted, PAUSE_MS);
  const { data: found = [] } = useQuery({
    queryKey: [...(search?.key ?? []), 'searched', text],
    queryFn: ({ signal }) => search?.find(text, signal) ?? [],
    placeholderData: keepPreviousData,
    enabled: search !== null && isOpen && (text !== '' || given === undefined),
  });
  const offered = wanted === '' && given !== undefined ? given : union(matching(given ?? [], wanted), found);
  const isListed = value === null || offered.some((one) => one.value === value);
  return (
    <Select
      {...looks}
      data={isListed || value === null ? offered : [{ value, label: name }, ...offered]}
      value={value}
      onChange={(next) => {
        const taken = offered.find((one) => one.value === next) ?? null;
        setChosen(taken);
        onChange(next, taken);
      }}
      clearable={clearable}
      allowDeselect={clearable}
      searchable
      // What is typed was looked for already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      placeholder={looks.placeholder ?? t('form.choose')}
      nothingFoundMessage={t('form.nothing_found')}
      comboboxProps={{ shadow: 'md' }}
      maxDropdownHeight={320}
    />
  );
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const matching = <Found extends Choice>(given: readonly Found[], text: string): Found[] =>
  given.filter(({ label }) => folded(label).includes(folded(text)));

const union = <Found extends Choice>(one: readonly Found[], other: readonly Found[]): Found[] => {
  const seen = new Set(one.map(({ value }) => value));
  return [...one, ...other.filter(({ value }) => !seen.has(value))];
};

/** The same as a field of a form. */
export function SearchSelectField<Values extends object, Found extends Choice>({
  named,
  given,
  search,
  clearable,
  placeholder,
  onChosen,
  ...field
}: FieldProps<Values, string | null> &
  Pick<SearchSelectProps<Found>, 'named' | 'given' | 'search' | 'clearable' | 'placeholder'> & {
    /** The person has chosen another one. */
    onChosen?: (chosen: Found | null) => void;
  }) {
  const { value, change, props } = bindField<Values, string | null>(field);
  return (
    <SearchSelect
      {...props}
      {...{ value, named, given, search }}
      {...(clearable !== undefined && { clearable })}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(next, chosen) => {
        change(next);
        if (next !== value) onChosen?.(chosen);
      }}
    />
  );
}
