import type { FieldFacts, FieldKind, Place, RecordField } from './field.js';
import type { Translations } from './translations.js';

/** What a declaration may say of any field. */
export interface Options {
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

export type Needed<O> = O extends { required: true } ? true : false;
export type Where<O> = O extends { only: infer Only extends Place } ? Only : 'both';
export type Plain<Kind extends FieldKind, O, T> = RecordField<
  Nullable<O, T>,
  Nullable<O, T>,
  Nullable<O, T>,
  Needed<O>,
  Where<O>,
  Kind
>;
type Nullable<O, T> = O extends { orNull: true } | { orNone: true } ? T | null : T;

const NAMELESS: Translations = ['', '', ''];

/** The options determine the type; the compiler cannot see that a mapped literal is one. */
export const field = <Made>(kind: FieldKind, options: Options, facts: Partial<FieldFacts>): Made =>
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
