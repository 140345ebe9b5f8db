import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../lib/list-page';
import { Button } from '../button/button';
import { wholeIn } from '../form/number-text';
import { useNumberText } from '../form/use-number-text';
import { type FilterField, namesOf } from './filter-field';
import { FilterInput } from './filter-input';
import classes from './search-form.module.css';
import type { TableList } from './table-settings';

interface SearchFormProps<Name extends string> {
  list: TableList<Name>;
  fields: ReadonlyArray<FilterField<Name>>;
  isNarrow: boolean;
  /** Reloads where the address does not change. */
  onReload: () => void;
}

/**
 * What is typed goes into the address with Enter or the button; immediate choices would query the server for
 * every one of several. The address wins whenever it changes: Back restores the old values.
 */
export function SearchForm<Name extends string>({ list, fields, isNarrow, onReload }: SearchFormProps<Name>) {
  if (fields.length === 0 || list.settings.isSearchHidden) return null;
  return <Fields list={list} fields={fields} isNarrow={isNarrow} onReload={onReload} />;
}

/** A narrow screen shows this many fields before "more"; a wide one a row of them. */
const FIRST = { narrow: 1, wide: 3 };

function Fields<Name extends string>({ list, fields, isNarrow, onReload }: SearchFormProps<Name>) {
  const { t } = useTranslation('kit');
  const address = JSON.stringify(list.filters);
  const [values, setValues] = useState<Filters<Name>>(list.filters);
  const [known, setKnown] = useState(address);
  // Not by a new form: after Enter the person continues typing in the same field.
  if (known !== address) {
    setKnown(address);
    setValues(list.filters);
  }
  const first = isNarrow ? FIRST.narrow : FIRST.wide;
  const isUsed = fields.slice(first).some((field) => namesOf(field).some((name) => list.filters[name]));
  const [isOpen, setOpen] = useState(isUsed);
  const set = (name: Name, value: string): void => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors({});
  };
  const textOf = useNumberText();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const numbers = fields.flatMap((field) => (field.type === 'number' ? [field.name] : []));
  const wrongOf = (typed: Filters<Name>): Record<string, string> =>
    Object.fromEntries(
      numbers.flatMap((name) => {
        const wrong = textOf(typed[name] ?? '', {});
        return wrong === undefined ? [] : [[name, wrong]];
      }),
    );
  const plainOf = (typed: Filters<Name>): Filters<Name> => {
    return numbers.reduce<Filters<Name>>(
      (plain, name) => (plain[name] ? { ...plain, [name]: String(wholeIn(plain[name]) ?? '') } : plain),
      typed,
    );
  };
  const apply = (next: Filters<Name>): void => {
    setValues(next);
    list.setFilters(next);
  };
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = wrongOf(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    // The same question again requests a fresh answer.
    if (JSON.stringify(values) === address) onReload();
    else list.setFilters(plainOf(values));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isComposing) event.preventDefault();
  };
  return (
    <form className={classes.root} role="search" onSubmit={search} onKeyDown={onKeyDown}>
      {(isOpen ? fields : fields.slice(0, first)).map((field) => (
        <FilterInput
          key={field.label}
          {...{ field, values, set, apply }}
          error={field.type === 'number' ? errors[field.name] : undefined}
        />
      ))}
      <div className={classes.buttons}>
        <Button type="submit">{t('search.submit')}</Button>
        <Button
          variant="default"
          onClick={() => {
            setValues(list.filters);
            if (list.isFiltered) list.clearFilters();
            else onReload();
          }}
        >
          {t('search.reset')}
        </Button>
        {fields.length > first && (
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('search.less') : t('search.more')}
          </Button>
        )}
      </div>
    </form>
  );
}
