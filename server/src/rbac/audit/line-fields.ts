import { percentText } from '@fovea/shared-types/record/percent';
import type { Language } from '@fovea/shared-types/language';
import { isCurrency, toWire } from '@fovea/shared-types/money';
import type { AuditField, AuditValue, AuditValueKind } from '@fovea/shared-types/rbac/audit-log.dto';
import { textIn } from '@fovea/shared-types/record/translations';
import { auditFieldTitles } from '../../i18n/audit-field-text.js';
import { codeName } from '../../i18n/dictionary-text.js';
import { inLanguage } from '../../platform/database/localized.js';
import { shownRoleNameIn } from '../grants/built-in-roles.js';
import { fieldKindOf, type FieldKind } from './field-kinds.js';
import type { NamedSubject, Subject, SubjectNames } from './subject-names.js';

/** Both sides of a line's row. */
export interface LineSides {
  subjectType: string;
  before: object | null;
  after: object | null;
}

export interface LineContext {
  language: Language;
  names: SubjectNames;
  /** The subject of the line: amounts may be in its currency. */
  subject: NamedSubject | null;
}

type Side = Map<string, { path: string[]; value: unknown }>;

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** Fields by their path; one within a field is reported one by one, a list whole: its entries have no names. */
function fieldsOf(row: object | null, above: string[] = [], found: Side = new Map()): Side {
  for (const [name, value] of Object.entries(row ?? {}) as [string, unknown][]) {
    const path = [...above, name];
    if (isRow(value)) fieldsOf(value, path, found);
    else found.set(JSON.stringify(path), { path, value });
  }
  return found;
}

/** Reasons by field: the inner key names the field, the outer one the kind. */
const kindAt = (subjectType: string, path: readonly string[]): FieldKind =>
  path[0] === 'field_reasons' ? 'text' : fieldKindOf(subjectType, path.at(-1) ?? '');

const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

/** An id is alone, or in an entry of a list as its file. */
function idOf(value: unknown): number | null {
  const id = Number(isRow(value) ? value.file_id : value);
  return value !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Everything that the fields of a line refer to. */
export function referredBy({ subjectType, before, after }: LineSides): Subject[] {
  return [...fieldsOf(before).values(), ...fieldsOf(after).values()].flatMap(({ path, value }) => {
    const kind = kindAt(subjectType, path);
    if (typeof kind === 'string' || !('of' in kind)) return [];
    return entriesOf(value).flatMap((entry) => {
      const id = idOf(entry);
      return id === null ? [] : [{ type: kind.of, id }];
    });
  });
}

/** A line field by field, changed ones first, each group in the order of the row. */
export function readableFields(line: LineSides, context: LineContext): AuditField[] {
  const [was, is] = [fieldsOf(line.before), fieldsOf(line.after)];
  const fields = [...new Map([...was, ...is])].map(([key, { path }]): AuditField => {
    const kind = kindAt(line.subjectType, path);
    const [then, now] = [was.get(key)?.value ?? null, is.get(key)?.value ?? null];
    const valuesOf = (value: unknown, row: object | null): AuditValue[] | null =>
      value === null
        ? null
        : entriesOf(value).map((entry) => valueOf(entry, kind, { ...context, line, row, path }));
    return {
      path,
      kind: readAs(kind),
      is_list: Array.isArray(then) || Array.isArray(now),
      is_changed: JSON.stringify(then) !== JSON.stringify(now),
      before: valuesOf(then, line.before),
      after: valuesOf(now, line.after),
    };
  });
  return [...fields.filter((field) => field.is_changed), ...fields.filter((field) => !field.is_changed)];
}

function readAs(kind: FieldKind): AuditValueKind {
  switch (kind) {
    case 'text':
    case 'html':
    case 'money':
    case 'instant':
    case 'day':
      return kind;
    case 'units':
      return 'money';
    default:
      return 'plain';
  }
}

interface Place extends LineContext {
  line: LineSides;
  /** The side that contains the value. */
  row: object | null;
  path: readonly string[];
}

const plain = (text: string): AuditValue => ({
  text,
  currency: null,
  subject_type: null,
  subject_opens: null,
});

function valueOf(value: unknown, kind: FieldKind, place: Place): AuditValue {
  const { language } = place;
  if (typeof kind === 'object' && 'of' in kind) return referenceOf(value, kind.of, place);
  if (kind === 'money') return moneyOf(value, place);
  if (kind === 'units') return moneyOf(textOf(value, place.language), place);
  const text = textOf(value, language);
  if (typeof kind === 'object')
    // A code that this version does not have stays as it was written.
    return plain(
      ('dict' in kind ? codeName(language, kind.dict, text) : textOrEmpty(kind.names[text], language)) ||
        text,
    );
  switch (kind) {
    case 'flag':
      return plain(codeName(language, 'yes_no', value === true || value === 1 ? 1 : 0));
    case 'country':
      return plain(countryOf(text, language));
    case 'percent':
      return plain(typeof value === 'number' ? `${percentText(value)} %` : text);
    case 'field':
      return plain(auditFieldTitles(language, [{ [text]: null }])[text] ?? text);
    default:
      return plain(place.path.at(-1) === 'role_name' ? shownRoleNameIn(text, language) : text);
  }
}

const textOrEmpty = (context: Parameters<typeof textIn>[0] | undefined, language: Language): string =>
  context === undefined ? '' : textIn(context, language);

function referenceOf(value: unknown, type: string, { names, language }: Place): AuditValue {
  const id = idOf(value);
  // The top of a tree is above everything and has no row.
  if (id === null) return plain(value === null || Number(value) === 0 ? '-' : textOf(value, language));
  const found = names.find({ type, id });
  if (found === null) return plain(`#${id}`);
  return { text: found.name, currency: null, subject_type: type, subject_opens: found.opens };
}

function moneyOf(value: unknown, { row, line, subject, language }: Place): AuditValue {
  const beside = (side: object | null): unknown => (isRow(side) ? side.currency : undefined);
  const currency = [beside(row), beside(line.after), beside(line.before), subject?.currency].find(isCurrency);
  if (currency === undefined) return plain(textOf(value, language));
  return {
    ...plain(typeof value === 'number' ? toWire(value, currency) : textOf(value, language)),
    currency,
  };
}

function countryOf(code: string, language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** What people wrote; a text in three languages in the reader's, an entry of several texts with colons between them. */
function textOf(value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (!isRow(value)) return JSON.stringify(value);
  const { c, e, j } = value;
  if (typeof c === 'string' && typeof e === 'string' && typeof j === 'string')
    return inLanguage({ c, e, j }, language);
  return Object.values(value)
    .map((part) => textOf(part, language))
    .join(': ');
}
