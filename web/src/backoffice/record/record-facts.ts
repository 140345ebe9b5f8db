import type { RecordField } from '@fovea/shared-types/record/field';
import type { RecordDeclaration, StaffRecord } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import type { Fact } from '../../kit/detail-view/detail-view';
import { formatCountry, formatDate, formatDateTime } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { listed, nameOfCode } from './record-columns';

/** Fields of a detail as names and values; files and codes of the server's dictionaries are not among them. */
export function recordFacts<D extends RecordDeclaration>(
  { declared }: StaffRecord<D>,
  detail: object,
  names: ReadonlyArray<(keyof D['fields'] | keyof D['shown']) & string>,
  changed: readonly string[] = [],
): Fact[] {
  const fields: RecordDeclaration['fields'] = { ...declared.fields, ...declared.shown };
  return names.flatMap((name): Fact[] => {
    const field = fields[name];
    if (field === undefined) return [];
    const value: unknown = Reflect.get(detail, name);
    return [
      { label: localText(field.label), value: factOf(field, value), isChanged: changed.includes(name) },
    ];
  });
}

const yesNo = (value: unknown): Translations =>
  value === true || value === 1 ? ['是', 'Yes', 'はい'] : ['否', 'No', 'いいえ'];

/** The value of a field as text; for an empty one its declaration's text, else nothing. */
export function factOf(field: RecordField, value: unknown): string {
  if (value === null && field.none !== undefined) return localText(field.none);
  if (field.kind === 'choices') return listed(value, (code) => nameOfCode(field, code));
  if (Array.isArray(value)) return listed(value, String);
  if (field.kind === 'truth' || field.kind === 'flag') return value === null ? '' : localText(yesNo(value));
  if (typeof value === 'number') return field.codes ? nameOfCode(field, value) : String(value);
  if (typeof value !== 'string') return '';
  if (field.kind === 'day') return formatDate(value);
  if (field.isCountry) return formatCountry(value);
  return field.kind === 'instant' ? formatDateTime(value) : value;
}
