import '../form/form-styles';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Tree.layer.css';
import '@mantine/core/styles/TreeSelect.layer.css';
import { Select, TextInput, type TreeNodeData, TreeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DAY_PRESETS, presetDays } from '../../lib/day';
import { useDict } from '../../lib/dicts';
import type { Filters } from '../../lib/list-page';
import { NumberInput } from '../form/number-input';
import { SearchSelect } from '../form/search-select';
import type { FilterField } from './filter-field';
import classes from './search-form.module.css';

interface FilterInputProps<Name extends string> {
  field: FilterField<Name>;
  values: Filters<Name>;
  set: (name: Name, value: string) => void;
  /** Counts at once, without the button. */
  apply: (values: Filters<Name>) => void;
  /** Of a number: why it is refused. */
  error?: string | undefined;
}

const LAST_DAY = '9999-12-31';

export function FilterInput<Name extends string>({
  field,
  values,
  set,
  apply,
  error,
}: FilterInputProps<Name>) {
  const { t } = useTranslation('kit');
  switch (field.type) {
    case 'text':
      return (
        <TextInput
          label={field.label}
          placeholder={field.placeholder}
          value={values[field.name] ?? ''}
          onChange={(event) => set(field.name, event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={field.label}
          value={values[field.name] ?? ''}
          error={error}
          onChange={(text) => set(field.name, text)}
        />
      );
    case 'select':
      return (
        <Choice name={field.name} label={field.label} options={field.options} values={values} set={set} />
      );
    case 'search':
      return (
        <SearchSelect
          label={field.label}
          placeholder={t('search.all')}
          search={field.search}
          given={field.given}
          value={values[field.name] ?? null}
          clearable
          onChange={(value) => set(field.name, value ?? '')}
        />
      );
    case 'tree':
      return (
        <TreeSelect
          label={field.label}
          data={[...field.tree] as TreeNodeData[]}
          value={values[field.name] ?? null}
          placeholder={t('search.all')}
          clearable
          searchable
          defaultExpandAll
          nothingFoundMessage={t('form.nothing_found')}
          comboboxProps={{ shadow: 'md' }}
          chevronAriaLabels={{ expand: t('tree.expand'), collapse: t('tree.collapse') }}
          onChange={(value) => set(field.name, value ?? '')}
        />
      );
    case 'yesno':
      return (
        <Choice
          name={field.name}
          label={field.label}
          options={[
            { value: '1', label: t('search.yes') },
            { value: '0', label: t('search.no') },
          ]}
          values={values}
          set={set}
        />
      );
    case 'dict':
      return <DictChoice field={field} values={values} set={set} />;
    case 'day':
      return (
        <TextInput
          type="date"
          label={field.label}
          max={LAST_DAY}
          value={values[field.name] ?? ''}
          onChange={(event) => set(field.name, event.currentTarget.value)}
        />
      );
    case 'days':
      return (
        <fieldset className={classes.daysField}>
          <legend>{field.label}</legend>
          <div className={classes.days}>
            <Day name={field.from} label={t('search.from')} values={values} set={set} />
            <span aria-hidden>–</span>
            <Day name={field.to} label={t('search.to')} values={values} set={set} />
          </div>
          <div className={classes.presets}>
            {DAY_PRESETS.map((preset) => {
              const { from, to } = presetDays(preset, new Date());
              return (
                <button
                  key={preset}
                  type="button"
                  aria-pressed={values[field.from] === from && values[field.to] === to}
                  onClick={() => apply({ ...values, [field.from]: from, [field.to]: to })}
                >
                  {t(`search.days_${preset}`)}
                </button>
              );
            })}
          </div>
        </fieldset>
      );
  }
}

interface PartProps<Name extends string> {
  name: Name;
  label: string;
  values: Filters<Name>;
  set: (name: Name, value: string) => void;
}

function Choice<Name extends string>({
  name,
  label,
  options,
  values,
  set,
  placeholder,
}: PartProps<Name> & { options: ReadonlyArray<{ value: string; label: string }>; placeholder?: string }) {
  const { t } = useTranslation('kit');
  return (
    <Select
      label={label}
      data={options}
      value={values[name] ?? null}
      placeholder={placeholder ?? t('search.all')}
      clearable
      searchable={options.length > 8}
      comboboxProps={{ shadow: 'md' }}
      onChange={(value) => set(name, value ?? '')}
    />
  );
}

function DictChoice<Name extends string>({
  field,
  values,
  set,
}: {
  field: Extract<FilterField<Name>, { type: 'dict' }>;
} & Pick<FilterInputProps<Name>, 'values' | 'set'>) {
  const { options } = useDict(field.dict);
  return (
    <Choice
      name={field.name}
      label={field.label}
      placeholder={field.placeholder}
      options={options}
      values={values}
      set={set}
    />
  );
}

/** The browser's own calendar: it has the reader's week and is the lightest there is. */
const Day = <Name extends string>({ name, label, values, set }: PartProps<Name>) => (
  <TextInput
    type="date"
    aria-label={label}
    max={LAST_DAY}
    value={values[name] ?? ''}
    onChange={(event) => set(name, event.currentTarget.value)}
  />
);
