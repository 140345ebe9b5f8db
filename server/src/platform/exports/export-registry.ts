import { EXPORT_RESOURCE } from '@fovea/shared-types/platform/export.dto';
import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '@fovea/shared-types/platform/export-formats';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { Permission } from '@fovea/shared-types/permissions';
import { inLanguage } from '../database/localized.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { BodyValidator } from '../http/body-validator.js';
import type { ExportChoice } from '../database/staff-list.js';
import { currencyHeader } from './currency-header.js';
import type { Cell, ExportCaller, ExportColumn, ExportLayout, ExportResource } from './export-resource.js';

type Ids = readonly number[] | null;
const NO_MONEY: readonly Cell[] = [null, null];

/** A registered table, independent of the type of its rows. */
export interface RegisteredExport {
  permission: Permission;
  titleIn(language: Language): string;
  /** The filters as the list's request names them; throws VALIDATION. */
  checkFilters(filters: object): object;
  /** Throws VALIDATION for a column that the table does not have. */
  headersOf(columns: readonly string[], language: Language): string[];
  /** @param ids the rows that were chosen; null: all */
  count(caller: ExportCaller, filters: object, ids: Ids): Promise<number>;
  /** All columns by their `prop`, and whether they hold amounts. */
  columns: ReadonlyMap<string, { isMoney: boolean }>;
  /** One row of the table as the file has it. */
  rowOf(row: object, columns: readonly string[], language: Language): Cell[];
  cells(caller: ExportCaller, filters: object, ids: Ids, columns: readonly string[]): AsyncGenerator<Cell[]>;
  /** Null: of the table's own columns. Throws VALIDATION for a format that the table does not have. */
  layoutOf(format: ExportFormat): RegisteredLayout | null;
}

interface RegisteredLayout extends Pick<ExportLayout<object>, 'check' | 'header'> {
  lines(caller: ExportCaller, filters: object, ids: Ids): AsyncIterable<Cell[]>;
}

const chosen = <Filters extends object>(filters: Filters, ids: Ids): Filters & ExportChoice =>
  ids === null ? filters : { ...filters, ids };

function cellsOf<Row>(column: ExportColumn<Row>, row: Row, language: Language): readonly Cell[] {
  if (!('money' in column)) return [column.value(row, language)];
  const money = column.money(row);
  if (money === null) return NO_MONEY;
  const decimal = 'decimal' in money ? money.decimal : toWire(money.amount, money.currency);
  return [{ decimal }, money.currency];
}

const rowOf = <Row>(columns: readonly ExportColumn<Row>[], row: Row, language: Language): Cell[] =>
  columns.flatMap((column) => cellsOf(column, row, language));

/** Which tables can be exported. A module registers its own while it is built (onModuleInit). */
@Injectable()
export class ExportRegistry {
  private readonly resources = new Map<string, RegisteredExport>();
  private validator: BodyValidator | undefined;

  register<Filters extends object, Row>(resource: ExportResource<Filters, Row>): void {
    if (this.resources.has(resource.resource)) throw new Error(`two exports are called ${resource.resource}`);
    if (!EXPORT_RESOURCE.test(resource.resource))
      throw new Error(`no request can ask for an export called ${resource.resource}`);
    this.resources.set(resource.resource, this.erase(resource));
  }

  find(name: string): RegisteredExport | null {
    return this.resources.get(name) ?? null;
  }

  /** The names of all tables. */
  names(): string[] {
    return [...this.resources.keys()];
  }

  /** Throws VALIDATION for a table that nobody registered. */
  get(name: string): RegisteredExport {
    const found = this.find(name);
    if (!found) throw fieldError({ resource: { key: 'choice' } });
    return found;
  }

  /** Rows and filters keep their types within the closures; outside nobody needs them. */
  private erase<Filters extends object, Row>(resource: ExportResource<Filters, Row>): RegisteredExport {
    const columnOf = (prop: string) => {
      const column = Object.hasOwn(resource.columns, prop) ? resource.columns[prop] : undefined;
      if (!column) throw fieldError({ columns: { key: 'choice' } });
      return column;
    };
    const columnsOf = (props: readonly string[]) => {
      const requested = props.map(columnOf);
      return resource.isWhole === true ? Object.values(resource.columns) : requested;
    };
    return {
      permission: resource.permission,
      titleIn: (language) => inLanguage(resource.title, language),
      checkFilters: (filters) => this.check(resource.filters, filters),
      headersOf: (columns, language) =>
        columnsOf(columns).flatMap((column) => {
          const header = inLanguage(column.header, language);
          return 'money' in column ? [header, currencyHeader(language, header)] : [header];
        }),
      // What is counted and read went through checkFilters of the same class.
      count: (caller, filters, ids) => resource.count(caller, chosen(filters as Filters, ids)),
      columns: new Map(
        Object.entries(resource.columns).map(([prop, column]) => [prop, { isMoney: 'money' in column }]),
      ),
      rowOf: (row, columns, language) => rowOf(columnsOf(columns), row as Row, language), // one of its own rows
      async *cells(caller, filters, ids, columns) {
        const wanted = columnsOf(columns);
        for await (const row of resource.rows(caller, chosen(filters as Filters, ids)))
          yield rowOf(wanted, row, caller.language);
      },
      layoutOf: (format) => {
        if (format === 'csv' || format === 'xlsx') return null;
        const layout = resource.layouts?.[format];
        if (!layout) throw fieldError({ format: { key: 'choice' } });
        return {
          header: layout.header,
          check: (filters) => layout.check(filters as Filters),
          lines: (caller, filters, ids) => layout.lines(caller, chosen(filters as Filters, ids)),
        };
      },
    };
  }

  private check(type: new () => object, filters: object): object {
    // Made at the first export: by then every module has declared its DTOs.
    this.validator ??= new BodyValidator();
    try {
      return this.validator.check(type, filters) as object; // an object went in, and a schema of one kept it
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      throw fieldError(
        Object.fromEntries(Object.entries(error.fields).map(([name, fault]) => [`filters.${name}`, fault])),
      );
    }
  }
}
