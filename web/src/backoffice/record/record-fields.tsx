import type { RecordField } from '@fovea/shared-types/record/field';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { ComponentProps } from 'react';
import {
  DateField,
  DateTimeField,
  MultiSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TreeSelectField,
} from '../../kit/form/fields';
import { MoneyField, NumberField, PercentField, SumField } from '../../kit/form/number-field';
import { SearchSelectField } from '../../kit/form/search-select';
import type { FormState } from '../../kit/form/use-form';
import { RichTextEditor } from '../../kit/rich-text-editor/rich-text-editor';
import { UploadField } from '../../kit/upload-field/upload-field';
import { useCountries } from '../../lib/countries';
import { useDict } from '../../lib/dicts';
import { HTML_LANG } from '../../lib/i18n';
import { localText } from '../../lib/local-text';
import { nameOfCode } from './record-columns';
import type { PlainValues, ReferenceChoices } from './record-types';

interface FieldInput {
  form: FormState<PlainValues>;
  name: string;
  field: RecordField;
  onSending: (isSending: boolean) => void;
  /** Of an amount: the currency of its row by now. */
  currency?: string;
  /** What a reference offers. */
  choices?: ReferenceChoices | undefined;
}

/** The form field for a field of a record. */
export function RecordInput({ form, name, field, onSending, currency = '', choices }: FieldInput) {
  const base = {
    name,
    label: localText(field.label),
    ...(field.hint && { hint: localText(field.hint) }),
    required: field.required,
  };
  const bounds = {
    ...(field.min !== undefined && { min: field.min }),
    ...(field.max !== undefined && { max: field.max }),
  };
  const lang = languageOf(name);
  // `valuesOf` gave each kind of field its kind of value; a form of unknown values cannot express that.
  const of = <Value,>() => form as unknown as FormState<Record<string, Value>>;
  switch (field.kind) {
    case 'text':
      if (field.oneOf !== undefined)
        return (
          <SelectField
            form={of<string | null>()}
            {...base}
            options={field.oneOf.map((one) => ({ value: one, label: nameOfCode(field, one) }))}
          />
        );
      if (field.isCountry)
        return <CountryInput form={of<string | null>()} {...base} clearable={field.isNullable} />;
      return field.isLong ? (
        <TextAreaField form={of<string>()} {...base} lang={lang} maxLength={field.max} />
      ) : (
        <TextField form={of<string>()} {...base} lang={lang} maxLength={field.max} />
      );
    case 'texts':
      return <TextAreaField form={of<string>()} {...base} lang={lang} rows={5} />;
    case 'rich':
      return (
        <RichTextEditor
          {...base}
          {...(lang !== undefined && { lang })}
          value={of<string>().values[name] ?? ''}
          error={form.errors[name]}
          onChange={(html) => form.set(name, html)}
        />
      );
    case 'reference':
      if (choices !== undefined && 'search' in choices)
        return (
          <SearchSelectField form={of<string | null>()} {...base} {...choices} clearable={field.isNullable} />
        );
      return choices !== undefined && 'tree' in choices ? (
        <TreeSelectField
          form={of<string | null>()}
          {...base}
          tree={choices.tree}
          clearable={field.isNullable}
        />
      ) : (
        <SelectField
          form={of<string | null>()}
          {...base}
          options={choices?.options ?? []}
          clearable={field.isNullable}
        />
      );
    case 'int':
      if (field.isPercent) return <PercentField form={of<number | null>()} {...base} {...bounds} />;
      return field.currency === undefined ? (
        <NumberField form={of<number | null>()} {...base} {...bounds} />
      ) : (
        <MoneyField form={of<number | null>()} {...base} {...bounds} currency={currency} />
      );
    case 'money':
      return <SumField form={of<string>()} {...base} currency={currency === '' ? null : currency} />;
    case 'flag':
    case 'truth':
      return <SwitchField form={of<boolean>()} {...base} />;
    case 'choice':
    case 'choices':
      return <ChoiceInput form={form} name={name} field={field} base={base} />;
    case 'day':
      return <DateField form={of<string>()} {...base} />;
    case 'instant':
      return <DateTimeField form={of<string>()} {...base} />;
    case 'picture':
    case 'pictures':
    case 'documents':
      return (
        <UploadField
          {...base}
          kind={field.files?.[0] ?? 'image'}
          hasCover={field.kind === 'pictures'}
          max={field.max}
          value={of<FileLink[]>().values[name] ?? []}
          error={form.errors[name]}
          onChange={(files) => form.set(name, files)}
          onSending={onSending}
        />
      );
  }
}

function CountryInput(
  field: Omit<ComponentProps<typeof SelectField<Record<string, string | null>>>, 'options'>,
) {
  return <SelectField {...field} options={useCountries()} />;
}

const SUFFIXES = { c: 'zh', e: 'en', j: 'ja' } as const;

/** The language of a name by its ending; its glyphs follow. */
function languageOf(name: string): string | undefined {
  const suffix = /_([cej])$/.exec(name)?.[1];
  return suffix === 'c' || suffix === 'e' || suffix === 'j' ? HTML_LANG[SUFFIXES[suffix]] : undefined;
}

function ChoiceInput({
  form,
  field,
  base,
}: Pick<FieldInput, 'form' | 'name' | 'field'> & {
  base: { name: string; label: string; hint?: string; required: boolean };
}) {
  const dict = useDict(field.dict ?? '');
  const options =
    field.dict === undefined
      ? (field.codes ?? []).map((code) => ({ value: String(code), label: nameOfCode(field, code) }))
      : dict.options.filter(({ value }) => field.codes?.includes(Number(value)));
  // As above: what a choice holds is made by `valuesOf`.
  if (field.kind === 'choices')
    return (
      <MultiSelectField
        form={form as unknown as FormState<Record<string, string[]>>}
        {...base}
        options={options}
      />
    );
  return (
    <SelectField
      form={form as unknown as FormState<Record<string, string | null>>}
      {...base}
      options={options}
      clearable={field.isNullable}
    />
  );
}
