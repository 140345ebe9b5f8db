import { EXPORT_RESOURCE } from '@fovea/shared-types/platform/export.dto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Permission } from '@fovea/shared-types/permissions';
import { inLanguage } from '../database/localized.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { BodyValidator } from '../http/body-validator.js';
import type { Cell, ExportCaller, ExportResource } from './export-resource.js';

/** A table as the exports know it, whatever its rows are. */
export interface RegisteredExport {
  permission: Permission;
  titleIn(language: Language): string;
  /** The filters as the list's request names them; throws VALIDATION. */
  checkFilters(filters: object): object;
  /** Throws VALIDATION for a column that the table does not have. */
  headersOf(columns: readonly string[], language: Language): string[];
  count(caller: ExportCaller, filters: object): Promise<number>;
  cells(caller: ExportCaller, filters: object, columns: readonly string[]): AsyncGenerator<Cell[]>;
}

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
    return {
      permission: resource.permission,
      titleIn: (language) => inLanguage(resource.title, language),
      checkFilters: (filters) => this.check(resource.filters, filters),
      headersOf: (columns, language) => columns.map((prop) => inLanguage(columnOf(prop).header, language)),
      // What is counted and read went through checkFilters of the same class.
      count: (caller, filters) => resource.count(caller, filters as Filters),
      async *cells(caller, filters, columns) {
        const wanted = columns.map(columnOf);
        for await (const row of resource.rows(caller, filters as Filters))
          yield wanted.map((column) => column.value(row, caller.language));
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
