import type { FieldFacts, RecordField } from './field.js';
import { field, type Options, type Plain } from './field-options.js';
import { LABELS, type Translations } from './translations.js';

const STATE_NAME_MAX = 60;

type Codes =
  | { names: Readonly<Record<number, Translations>> }
  /** A dictionary of the server names them. */
  | { codes: readonly number[]; dict: string };

const codesOf = (options: Codes): Pick<FieldFacts, 'codes' | 'names' | 'dict'> =>
  'names' in options
    ? { codes: Object.keys(options.names).map(Number), names: options.names }
    : { codes: options.codes, dict: options.dict };

/**
 * One of several codes; a form begins with the first of them, unless `initial` names another, or none: what somebody
 * states is stated by them.
 */
export const choice = <const O extends Options & Codes & { label: Translations; initial?: number | 'none' }>(
  options: O,
) =>
  field<Plain<'choice', O, number>>('choice', options, {
    initial: options.initial === 'none' ? undefined : (options.initial ?? codesOf(options).codes?.[0]),
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
export const stateName = ({ id }: { id: string }, code: string, label: Translations = LABELS.state) =>
  field<RecordField<string, string, string, false, 'both', 'text'>>(
    'text',
    { label },
    { initial: '', max: STATE_NAME_MAX, dict: `states:${id}`, isState: true, code },
  );

/** Some of several codes. */
export const choices = <const O extends Options & Codes & { label: Translations }>(options: O) =>
  field<Plain<'choices', O, number[]>>('choices', options, {
    initial: [],
    max: codesOf(options).codes?.length ?? 0,
    ...codesOf(options),
  });
