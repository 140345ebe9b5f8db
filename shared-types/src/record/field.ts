import type { FileKind, FileLink } from '../platform/file.dto.js';
import { LABELS, type Translations } from './translations.js';

/**
 * A field of a record: its kind, its bounds, its label. Plain data: the server derives validation, OpenAPI
 * and SQL from it, the web columns, filters and forms. The type parameters are the types in a row of the
 * list, in the detail and in a request; they exist for the compiler.
 */
export interface RecordField<
  Row = unknown,
  Detail = unknown,
  Write = unknown,
  Required extends boolean = boolean,
  Where extends Place = Place,
  Kind extends FieldKind = FieldKind,
> extends FieldFacts {
  readonly kind: Kind;
  readonly required: Required;
  readonly where: Where;
  readonly types?: { row: Row; detail: Detail; write: Write };
}

export type FieldKind =
  | 'text'
  | 'rich'
  | 'int'
  | 'money'
  | 'flag'
  | 'truth'
  | 'choice'
  | 'choices'
  | 'texts'
  | 'picture'
  | 'pictures'
  | 'documents'
  | 'instant'
  | 'day'
  | 'reference';

/** Where a field is shown: in the rows of the list, in the detail, in both; or it is in requests alone. */
export type Place = 'both' | 'list' | 'detail' | 'request';

export interface FieldFacts {
  readonly label: Translations;
  /** Shown under the field of a form. */
  readonly hint?: Translations;
  readonly isSortable: boolean;
  /** May hold null. */
  readonly isNullable: boolean;
  /** Holds null where a request leaves it out, and no request says null. */
  readonly isLeftOut?: boolean;
  /**
   * Of files: shown by signed addresses only. Of anything else: not exported, and the audit log records that it changed,
   * not what it holds.
   */
  readonly isPrivate: boolean;
  /** What is stored when an addition does not name it. */
  readonly initial: unknown;
  /** Bounds: of a number its value, of a text its length, of lists and files how many. */
  readonly min?: number;
  readonly max?: number;
  /** The longest text of a list of texts. */
  readonly length?: number;
  /** A text of several lines, or one whose changes are compared word by word. */
  readonly isLong?: boolean;
  /** A country by its ISO 3166-1 code, shown and chosen by its name; a rule decides whether it is valid. */
  readonly isCountry?: boolean;
  /** An e-mail address, or nothing. */
  readonly isEmail?: boolean;
  /** The text of an empty value. */
  readonly none?: Translations;
  /** What it refers to, as the audit log calls it. */
  readonly of?: string;
  /** The texts there are, where it is one of a few: a type, a name of the program's own. */
  readonly oneOf?: readonly string[];
  /** The codes that can be chosen. */
  readonly codes?: readonly number[];
  /** Names of the codes, or of the texts of `oneOf`; by default the dictionary of the server. */
  readonly names?: Readonly<Record<string, Translations>>;
  readonly dict?: string;
  readonly files?: readonly FileKind[];
  /** Of pictures: their thumbnails' pixels. */
  readonly width?: 160 | 480;
  /** Of pictures: the field of the detail that shows them whole, with their ids. */
  readonly links?: string;
  /** Of a share: kept in hundredths of a percent, read and typed in percent. */
  readonly isPercent?: boolean;
  /** Of an amount: the field of the same row that says its currency. */
  readonly currency?: string;
  /** Of a code: the state of a machine, which a list shows as such. */
  readonly isState?: boolean;
  /** Of a state's name: the field with its code. */
  readonly code?: string;
  /** Of a reference: the field that says what it refers to. */
  readonly named?: string;
}

interface Options {
  label?: Translations;
  hint?: Translations;
  /** An addition must name it. */
  required?: boolean;
  orNull?: boolean;
  /** Null where a request leaves it out. */
  orNone?: boolean;
  sortable?: boolean;
  private?: boolean;
  only?: 'list' | 'detail' | 'request';
}

type Needed<O> = O extends { required: true } ? true : false;
type Where<O> = O extends { only: infer Only extends Place } ? Only : 'both';
type Plain<Kind extends FieldKind, O, T> = RecordField<
  Nullable<O, T>,
  Nullable<O, T>,
  Nullable<O, T>,
  Needed<O>,
  Where<O>,
  Kind
>;
type Nullable<O, T> = O extends { orNull: true } | { orNone: true } ? T | null : T;

const STATE_NAME_MAX = 60;
const NAMELESS: Translations = ['', '', ''];

/** The options determine the type; the compiler cannot see that a mapped literal is one. */
const field = <Made>(kind: FieldKind, options: Options, facts: Partial<FieldFacts>): Made =>
  ({
    kind,
    label: options.label ?? NAMELESS,
    ...(options.hint && { hint: options.hint }),
    required: options.required ?? false,
    where: options.only ?? 'both',
    isSortable: options.sortable ?? false,
    isNullable: options.orNull ?? options.orNone ?? false,
    ...(options.orNone && { isLeftOut: true }),
    isPrivate: options.private ?? false,
    ...facts,
    initial: options.orNull === true || options.orNone === true ? null : facts.initial,
  }) as Made;

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

type Codes =
  | { names: Readonly<Record<number, Translations>> }
  /** A dictionary of the server names them. */
  | { codes: readonly number[]; dict: string };

const codesOf = (options: Codes): Pick<FieldFacts, 'codes' | 'names' | 'dict'> =>
  'names' in options
    ? { codes: Object.keys(options.names).map(Number), names: options.names }
    : { codes: options.codes, dict: options.dict };

/** One of several codes. */
export const choice = <const O extends Options & Codes & { label: Translations; initial?: number }>(
  options: O,
) =>
  field<Plain<'choice', O, number>>('choice', options, {
    initial: options.initial ?? codesOf(options).codes?.[0],
    ...codesOf(options),
  });

/** The state of a machine: its codes, named by the dictionary of its states. */
export const state = <const O extends Options & { label?: Translations }>(
  { id, codes }: { id: string; codes: Readonly<Record<string, number>> },
  options: O,
) =>
  field<Plain<'choice', O, number>>(
    'choice',
    { ...options, label: options.label ?? LABELS.state },
    {
      codes: Object.values(codes),
      dict: `states:${id}`,
      isState: true,
    },
  );

/** The name of a state, beside the field with its code. */
export const stateName = ({ id }: { id: string }, code: string) =>
  field<RecordField<string, string, string, false, 'both', 'text'>>(
    'text',
    { label: LABELS.state },
    { initial: '', max: STATE_NAME_MAX, dict: `states:${id}`, isState: true, code },
  );

/** Some of several codes. */
export const choices = <const O extends Options & Codes & { label: Translations }>(options: O) =>
  field<Plain<'choices', O, number[]>>('choices', options, {
    initial: [],
    max: codesOf(options).codes?.length ?? 0,
    ...codesOf(options),
  });

/** A list of short texts. */
export const texts = <const O extends Options & { label: Translations; max: number; length: number }>(
  options: O,
) =>
  field<Plain<'texts', O, string[]>>('texts', options, {
    initial: [],
    max: options.max,
    length: options.length,
  });

/** One picture: in a list its thumbnail, in the detail the file, in a request its id. */
export const picture = <const O extends Options>(options: O) =>
  field<RecordField<string | null, FileLink | null, number | null, false, Where<O>, 'picture'>>(
    'picture',
    { label: LABELS.image, ...options, orNull: true },
    { max: 1, files: ['image'] },
  );

/**
 * Pictures in their order: thumbnails in list and detail, in a request ids; the record's table of files keeps them. A
 * field of `papers` that is read only shows them whole.
 */
export const pictures = <const O extends Options & { max: number; width: 160 | 480; links: string }>(
  options: O,
) =>
  field<RecordField<string[], string[], number[], Needed<O>, Where<O>, 'pictures'>>(
    'pictures',
    { label: LABELS.images, ...options },
    {
      initial: [],
      min: options.required ? 1 : 0,
      max: options.max,
      files: ['image'],
      width: options.width,
      links: options.links,
    },
  );

/**
 * Files in their order; the record's table of files keeps them, or its SQL finds them. The detail shows them,
 * and the rows where that is declared.
 */
export const documents = <
  const O extends Omit<Options, 'only'> & {
    label: Translations;
    max: number;
    files: readonly FileKind[];
    inRows?: boolean;
  },
>(
  options: O,
) =>
  field<
    RecordField<
      FileLink[],
      FileLink[],
      number[],
      Needed<O>,
      O extends { inRows: true } ? 'both' : 'detail',
      'documents'
    >
  >('documents', options.inRows === true ? options : { ...options, only: 'detail' }, {
    initial: [],
    min: options.required ? 1 : 0,
    max: options.max,
    files: options.files,
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

/** A filter of a record's list. */
export interface RecordFilter<Value = unknown> {
  readonly kind: 'words' | 'text' | 'same' | 'from' | 'to' | 'fromDay' | 'toDay' | 'id' | 'either';
  /** Absent: the label of the field of the same name. */
  readonly label?: Translations;
  readonly max: number;
  readonly value?: Value;
}

/** Every word must occur somewhere; the server declares where. */
export const searchText = (label?: Translations, max = 100): RecordFilter<string> => ({
  kind: 'words',
  max,
  ...(label && { label }),
});
/** The whole text as it is stored. */
export const exactly = (label?: Translations, max = 100): RecordFilter<string> => ({
  kind: 'text',
  max,
  ...(label && { label }),
});
/** Equal to the field of the same name. */
export const same = (): RecordFilter<'same'> => ({ kind: 'same', max: 0 });
/** A row's id that is no field of the record. */
export const ofId = (label: Translations): RecordFilter<number> => ({ kind: 'id', max: 0, label });
/** Rows for which something is true (1) or false (0); the server declares what. */
export const either = (label: Translations): RecordFilter<number> => ({ kind: 'either', max: 0, label });
/** From this instant on, or up to it; the server declares of what. */
export const since = (label: Translations): RecordFilter<string> => ({ kind: 'from', max: 0, label });
export const until = (label: Translations): RecordFilter<string> => ({ kind: 'to', max: 0, label });
/** The same of days, as a calendar has them: of what is no instant. */
export const sinceDay = (label: Translations): RecordFilter<string> => ({ kind: 'fromDay', max: 0, label });
export const untilDay = (label: Translations): RecordFilter<string> => ({ kind: 'toDay', max: 0, label });
