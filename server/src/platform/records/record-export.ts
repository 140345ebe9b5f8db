import type { Permission } from '@fovea/shared-types/permissions';
import { classOf } from '@fovea/shared-types/record/classes';
import type { FieldKind, RecordField } from '@fovea/shared-types/record/field';
import { percentText } from '@fovea/shared-types/record/percent';
import { fieldsOf, permissionOf } from '@fovea/shared-types/record/record';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import type { Language } from '@fovea/shared-types/language';
import { codeName, dictionaryCalled } from '../../i18n/dictionary-text.js';
import type { Queryable } from '../database/database.js';
import type { LocalizedText } from '../database/localized.js';
import type { Cell, ExportCaller, ExportColumn, ExportResource } from '../exports/export-resource.js';
import { invariant } from '../kernel/app-error.js';
import type { RecordService } from './record.service.js';
import type { Row } from './record-table.js';
import { valueIn, type ServedRecord } from './served-record.js';

/** What no cell of a file can show. */
const NO_CELL: ReadonlySet<FieldKind> = new Set(['picture', 'pictures', 'documents']);

const header = ([c, e, j]: Translations): LocalizedText => ({ c, e, j });

const id: ExportColumn<Row> = { header: header(['编号', 'No.', '番号']), value: (row) => row.id };

/** The list as a file: the same rows, columns and words. */
export function recordExport(
  served: ServedRecord,
  { table }: RecordService,
  db: Queryable,
): ExportResource<object, Row> {
  const { record } = served;
  const { exports, many, packages = [] } = record.declared;
  invariant(exports, `${record.declared.name} has an export`);
  const columns = Object.entries(fieldsOf(record))
    .filter(([, { where, kind, isPrivate }]) => where !== 'detail' && !NO_CELL.has(kind) && !isPrivate)
    .map(([name, field]): [string, ExportColumn<Row>] => [name, columnOf(served, name, field)]);
  return {
    resource: exports,
    title: header(many),
    permission: permissionOf(record, 'list') as Permission, // as `PermissionsOf` makes it of the same declaration
    filters: classOf(record, 'list'),
    columns: { id, ...Object.fromEntries(columns) },
    ...(served.options.isWholeFile === true && { isWhole: true }),
    layouts: Object.fromEntries(
      packages.map((name) => {
        const layout = served.options.layouts?.[name];
        invariant(layout, `${record.declared.name} has a file for ${name}`);
        return [
          name,
          {
            header: layout.header,
            check: (filters: object) => layout.check(db, { ...filters }),
            lines: (caller: ExportCaller, filters: object) =>
              layout.lines(db, table.all(db, { ...filters }, caller)),
          },
        ];
      }),
    ),
    count: (caller, filters) => table.count(db, { ...filters }, caller),
    rows: (caller, filters) => table.all(db, { ...filters }, caller),
  };
}

/** An amount is a number beside its currency; anything else is what its field says of it. */
function columnOf(served: ServedRecord, name: string, field: RecordField): ExportColumn<Row> {
  const { currency } = field;
  if (currency !== undefined)
    return {
      header: header(field.label),
      money: (row) => {
        const value = valueIn(served, name, row);
        if (typeof value !== 'string' && typeof value !== 'number') return null;
        if (value === '') return null; // the other side of an entry
        const code = row[currency];
        invariant(typeof code === 'string', `${name} has a currency`);
        return { decimal: String(value), currency: code };
      },
    };
  return {
    header: header(field.label),
    value: (row, language) =>
      served.options.cells?.[name]?.(row, language) ?? cellOf(field, valueIn(served, name, row), language),
  };
}

function cellOf(field: RecordField, value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return field.none ? textIn(field.none, language) : null;
  if (field.kind === 'flag' && field.dict === undefined) return codeName(language, 'enabled', Number(value));
  if (field.kind === 'truth') return codeName(language, 'yes_no', Number(value));
  if (field.kind === 'day' && typeof value === 'string') return { day: value };
  if (Array.isArray(value)) return value.map((one) => named(field, one, language)).join(', ');
  if (value instanceof Date) return value;
  if (field.isCountry && typeof value === 'string') return countryName(language, value);
  return named(field, value, language);
}

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

const countryName = (language: Language, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([LOCALE[language]], { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code;

/** A code by its name; any other number stays one. */
function named({ names, dict, isPercent }: RecordField, value: unknown, language: Language): string | number {
  if (typeof value === 'string') return names?.[value] ? textIn(names[value], language) : value;
  if (typeof value !== 'number') return String(value);
  if (isPercent) return Number(percentText(value));
  const texts = names?.[value];
  if (texts) return textIn(texts, language);
  const dictionary = dict === undefined ? null : dictionaryCalled(dict);
  return dictionary === null ? value : codeName(language, dictionary, value);
}
