import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import { wireOf } from '../../kit/form/amount-text';
import { instantOf, localTimeOf } from '../../lib/day';
import type { PlainRecord, PlainRow, PlainValues } from './record-types';

const fieldsOf = ({ declared }: PlainRecord) => Object.entries(declared.fields);

/** The initial values of a form: the current row, or a new one. */
export const valuesOf = (record: PlainRecord, row: PlainRow | null): PlainValues =>
  Object.fromEntries(
    fieldsOf(record).map(([name, field]) => [
      name,
      toValue(field, row === null ? field.initial : row[field.links ?? name]),
    ]),
  );

/** The values as the calls accept them. */
export const requestOf = (record: PlainRecord, values: PlainValues): PlainValues =>
  Object.fromEntries(fieldsOf(record).map(([name, field]) => [name, fromValue(field, values[name])]));

/** Required fields that hold nothing. */
export const missingIn = (record: PlainRecord, values: PlainValues): string[] =>
  fieldsOf(record).flatMap(([name, { required, kind }]) => {
    const value = values[name];
    const isEmpty =
      value === null ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0);
    return required && kind !== 'flag' && isEmpty ? [name] : [];
  });

/** A list of texts has one on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toValue({ kind, isCountry }: RecordField, value: unknown): unknown {
  if (isCountry) return value === '' ? null : (value ?? null);
  switch (kind) {
    case 'flag':
      return value === 1;
    case 'truth':
      return value === true;
    case 'choice':
    case 'reference':
      return typeof value === 'number' ? String(value) : null;
    case 'choices':
      return Array.isArray(value) ? value.map(String) : [];
    case 'texts':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'picture':
      return value === null || value === undefined ? [] : [value];
    case 'pictures':
    case 'documents':
      return value ?? [];
    case 'instant':
      return localTimeOf(typeof value === 'string' ? value : null);
    case 'text':
    case 'rich':
    case 'day':
    case 'money':
      return value ?? '';
    case 'int':
      return value ?? null;
  }
}

function fromValue({ kind, isNullable, initial }: RecordField, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : '';
  switch (kind) {
    case 'flag':
      return value === true ? 1 : 0;
    case 'truth':
      return value === true;
    case 'choice':
    case 'reference':
      return text === '' ? null : Number(text);
    case 'choices':
      return Array.isArray(value) ? value.map(Number) : [];
    case 'texts':
      return linesOf(text);
    case 'picture':
      return idsOf(value)[0] ?? null;
    case 'pictures':
    case 'documents':
      return idsOf(value);
    case 'instant':
      return instantOf(text);
    case 'money': {
      const amount = wireOf(text);
      return amount === '' ? (isNullable ? null : undefined) : amount;
    }
    case 'day':
      return text === '' ? null : text;
    case 'rich':
      return text;
    case 'text':
      return text === '' && isNullable ? null : text;
    case 'int':
      return value ?? (isNullable ? null : initial);
  }
}

/** A field of files holds links of the server's. */
const idsOf = (value: unknown): number[] => (value as readonly FileLink[]).map(({ id }) => id);
