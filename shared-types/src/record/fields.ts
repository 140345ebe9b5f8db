import type { RecordField } from './field.js';
import { field, type Needed, type Options, type Plain } from './field-options.js';
import { LABELS, type Translations } from './translations.js';

/** A line of text, or several. Spaces around it go; a required one holds something. */
export const text = <
  const O extends Options & {
    label: Translations;
    max: number;
    min?: number;
    isLong?: boolean;
    isCountry?: boolean;
    isEmail?: boolean;
    none?: Translations;
    oneOf?: readonly string[];
    names?: Readonly<Record<string, Translations>>;
  },
>(
  options: O,
) =>
  field<Plain<'text', O, O extends { oneOf: readonly (infer One)[] } ? One : string>>('text', options, {
    initial: '',
    max: options.max,
    min: options.min ?? (options.required ? 1 : 0),
    isLong: options.isLong ?? false,
    ...(options.isCountry && { isCountry: true }),
    ...(options.isEmail && { isEmail: true }),
    ...(options.none && { none: options.none }),
    ...(options.oneOf && { oneOf: options.oneOf }),
    ...(options.names && { names: options.names }),
  });

/** Text with headings, lists and pictures: cleaned when it is written and when it is read; in the detail alone. */
export const rich = <const O extends Omit<Options, 'hint'> & { label: Translations; max: number }>(
  options: O,
) =>
  field<RecordField<never, string, string, Needed<O>, 'detail', 'rich'>>(
    'rich',
    { ...options, only: 'detail' },
    { initial: '', max: options.max },
  );

export const int = <
  const O extends Options & {
    label: Translations;
    min?: number;
    max?: number;
    initial?: number;
    /** Money in whole units, of the currency in this field of the row. */
    currency?: string;
    /** A share in hundredths of a percent, which people read and type in percent: 1000 is 10. */
    isPercent?: true;
  },
>(
  options: O,
) =>
  field<Plain<'int', O, number>>('int', options, {
    // Leaving a required figure alone does not mean its minimum.
    initial: options.initial ?? (options.required === true ? undefined : (options.min ?? 0)),
    min: options.min ?? 0,
    max: options.max ?? 2_147_483_647,
    ...(options.currency !== undefined && { currency: options.currency }),
    ...(options.isPercent && { isPercent: true }),
  });

/**
 * Money: whole units with the currency's decimals on the wire (`"1234.50"`), minor units in the database.
 */
export const money = <const O extends Options & { label: Translations; currency: string }>(options: O) =>
  field<Plain<'money', O, string>>('money', options, { initial: '0', currency: options.currency });

/** A switch: 0 or 1; in a file it is written as the dictionary has it, else whether it is enabled. */
export const flag = <const O extends Options & { label: Translations; initial?: 0 | 1; dict?: string }>(
  options: O,
) =>
  field<Plain<'flag', O, number>>('flag', options, {
    initial: options.initial ?? 1,
    ...(options.dict !== undefined && { dict: options.dict }),
  });

/** Whether something holds: true or false on the wire, where a `flag` is 1 or 0. */
export const truth = <const O extends Options & { label: Translations }>(options: O) =>
  field<Plain<'truth', O, boolean>>('truth', options, { initial: false });

/** A list of short texts. */
export const texts = <const O extends Options & { label: Translations; max: number; length: number }>(
  options: O,
) =>
  field<Plain<'texts', O, string[]>>('texts', options, {
    initial: [],
    max: options.max,
    length: options.length,
  });

/** An instant, ISO 8601 with offset. */
export const instant = <const O extends Options & { label: Translations }>(options: O) =>
  field<Plain<'instant', O, string>>('instant', options, {});

/** A day, `2026-11-22`. */
export const day = <const O extends Options & { label: Translations }>(options: O) =>
  field<Plain<'day', O, string>>('day', options, {});

/** The id of a row of another table; the database determines which. */
export const reference = <const O extends Options & { label: Translations; of?: string; named?: string }>(
  options: O,
) =>
  field<Plain<'reference', O, number>>('reference', options, {
    ...(options.of !== undefined && { of: options.of }),
    ...(options.named !== undefined && { named: options.named }),
  });

export const sortPlace = () =>
  int({
    label: LABELS.sort,
    hint: ['数字小的排在前面。', 'Smaller numbers come first.', '小さい番号ほど前に並びます。'],
    max: 9999,
    sortable: true,
  });

export const createdAt = () => instant({ label: LABELS.created_at, sortable: true, only: 'list' });
export const updatedAt = () => instant({ label: LABELS.updated_at, sortable: true, only: 'list' });
