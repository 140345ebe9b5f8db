import './field-styles';
import {
  MultiSelect,
  PasswordInput,
  Radio,
  Select,
  Switch,
  Textarea,
  TextInput,
  type TreeNodeData,
  TreeSelect,
} from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bindField, type FieldProps } from './bind-field';
import classes from './fields.module.css';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export function TextField<Values extends object>({
  type = 'text',
  placeholder,
  autoComplete,
  maxLength,
  lang,
  ...field
}: FieldProps<Values, string> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  lang?: string;
}) {
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <TextInput
      {...props}
      {...{ type, placeholder, autoComplete, maxLength, lang }}
      name={field.name}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

export function PasswordField<Values extends object>({
  autoComplete,
  ...field
}: FieldProps<Values, string> & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation('kit');
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <PasswordInput
      {...props}
      name={field.name}
      autoComplete={autoComplete}
      value={value}
      visibilityToggleButtonProps={{ 'aria-label': t('form.show_password'), tabIndex: 0 }}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

export function TextAreaField<Values extends object>({
  rows = 4,
  maxLength,
  placeholder,
  lang,
  ...field
}: FieldProps<Values, string> & { rows?: number; maxLength?: number; placeholder?: string; lang?: string }) {
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <Textarea
      {...props}
      {...{ rows, maxLength, placeholder, lang }}
      name={field.name}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** One of a list; more than eight can be searched. Null is none. */
export function SelectField<Values extends object>({
  options,
  clearable = false,
  placeholder,
  pictureOf,
  onChosen,
  ...field
}: FieldProps<Values, string | null> & {
  options: readonly Choice[];
  clearable?: boolean;
  placeholder?: string;
  /** A small picture before each choice. */
  pictureOf?: (value: string) => ReactNode;
  /** The person has chosen another one. */
  onChosen?: () => void;
}) {
  const { t } = useTranslation('kit');
  const { value, change, props } = bindField<Values, string | null>(field);
  return (
    <Select
      {...props}
      data={options}
      value={value}
      onChange={(next) => {
        change(next);
        if (next !== value) onChosen?.();
      }}
      clearable={clearable}
      allowDeselect={clearable}
      searchable={options.length > 8}
      placeholder={placeholder ?? t('form.choose')}
      nothingFoundMessage={t('form.nothing_found')}
      comboboxProps={{ shadow: 'md' }}
      leftSection={value === null ? undefined : pictureOf?.(value)}
      renderOption={
        pictureOf &&
        (({ option }) => (
          <span className={classes.pictured}>
            {pictureOf(option.value)}
            {option.label}
          </span>
        ))
      }
    />
  );
}

export function MultiSelectField<Values extends object>({
  options,
  ...field
}: FieldProps<Values, string[]> & { options: readonly Choice[] }) {
  const { t } = useTranslation('kit');
  const { value, change, props } = bindField<Values, string[]>(field);
  return (
    <MultiSelect
      {...props}
      data={options}
      value={value}
      onChange={change}
      searchable
      clearable
      hidePickedOptions
      placeholder={value.length === 0 ? t('form.choose') : undefined}
      nothingFoundMessage={t('form.nothing_found')}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

export interface TreeChoice {
  value: string;
  label: string;
  children?: TreeChoice[];
}

/** One node of a tree: a parent department, the directory of a menu. */
export function TreeSelectField<Values extends object>({
  tree,
  clearable = false,
  ...field
}: FieldProps<Values, string | null> & { tree: readonly TreeChoice[]; clearable?: boolean }) {
  const { t } = useTranslation('kit');
  const { value, change, props } = bindField<Values, string | null>(field);
  return (
    <TreeSelect
      {...props}
      data={[...tree] as TreeNodeData[]}
      value={value}
      onChange={change}
      searchable
      defaultExpandAll
      clearable={clearable}
      allowDeselect={clearable}
      placeholder={t('form.choose')}
      nothingFoundMessage={t('form.nothing_found')}
      comboboxProps={{ shadow: 'md' }}
      chevronAriaLabels={{ expand: t('tree.expand'), collapse: t('tree.collapse') }}
    />
  );
}

/** The label beside it describes "on". */
export function SwitchField<Values extends object>(field: FieldProps<Values, boolean>) {
  const { value, change, props } = bindField<Values, boolean>(field);
  const { withAsterisk: _none, ...rest } = props;
  return (
    <Switch
      {...rest}
      name={field.name}
      checked={value}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

export function RadioField<Values extends object>({
  options,
  ...field
}: FieldProps<Values, string> & { options: readonly Choice[] }) {
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <Radio.Group {...props} name={field.name} value={value} onChange={change}>
      <div className={classes.radios}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={option.disabled} />
        ))}
      </div>
    </Radio.Group>
  );
}

/**
 * A day of the reader's calendar, `2026-11-20`; empty is none. The browser's own calendar has the reader's
 * week and language.
 */
export function DateField<Values extends object>({
  min,
  max = '9999-12-31',
  ...field
}: FieldProps<Values, string> & { min?: string; max?: string }) {
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <TextInput
      {...props}
      type="date"
      name={field.name}
      min={min}
      max={max}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** A day and minute where the reader is, `2026-11-20T09:30`; empty is none. See lib/day for the instant. */
export function DateTimeField<Values extends object>(field: FieldProps<Values, string>) {
  const { value, change, props } = bindField<Values, string>(field);
  return (
    <TextInput
      {...props}
      type="datetime-local"
      name={field.name}
      max="9999-12-31T23:59"
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
