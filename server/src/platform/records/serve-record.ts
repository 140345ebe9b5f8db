import { Controller, Inject, type Provider, type Type } from '@nestjs/common';
import {
  DeleteSettingRequest,
  IdActionRequest,
  IdAnswer,
  IdRequest,
  SavedChange,
} from '@fovea/shared-types/common.dto';
import { AuditMoneyRequest, AuditSubmissionsRequest } from '@fovea/shared-types/platform/approval.dto';
import type { CallDefinition, May } from '@fovea/shared-types/call';
import { classOf } from '@fovea/shared-types/record/classes';
import {
  callNamesOf,
  permissionOf,
  type AnyRecord,
  type FiltersOf,
  type RecordCall,
  type RecordDeclaration,
  type RowOf,
  type StaffRecord,
} from '@fovea/shared-types/record/record';
import { AuditLog } from '../audit/audit-log.js';
import { registerConstraints } from '../database/constraint-errors.js';
import { Database } from '../database/database.js';
import { ExportRegistry } from '../exports/export-registry.js';
import { serveBy } from '../http/call.decorator.js';
import { Idempotency } from '../http/idempotency.js';
import { invariant } from '../kernel/app-error.js';
import { FileService } from '../storage/file.service.js';
import { ApprovedRecordService } from './approved-record.service.js';
import { recordExport } from './record-export.js';
import type { MatchingRows } from './record-table.js';
import { RecordService } from './record.service.js';
import { SettingChanges } from './setting-changes.js';
import {
  servedRecords,
  type Reader,
  type RecordCaller,
  type RecordOptions,
  type RecordRules,
  type ServedRecord,
} from './served-record.js';

/** A record's rows as other code of its module has them. */
export interface RecordRows<D extends RecordDeclaration> {
  /** One of those that the caller may see, as the list has it; else NOT_FOUND. */
  row(caller: RecordCaller, id: number): Promise<RowOf<D>>;
  /** The first of a filter. */
  top(reader: Reader, filters: FiltersOf<D>, limit: number): Promise<RowOf<D>[]>;
  /** All of a filter that the caller may see, for sums of them; the table is `t`. */
  matching(caller: RecordCaller, filters: FiltersOf<D>): MatchingRows;
}

/** What a module takes in: `controllers: [...made.controllers]`, `providers: [...made.providers]`. */
export interface MadeRecord<D extends RecordDeclaration> {
  controllers: Type[];
  providers: Provider[];
  /** Injected where other code of the module wants the record's use cases. */
  Service: Type<RecordRows<D>>;
}

/**
 * Serves a record's calls: classes, controller, use cases, export, texts of violated constraints. What the
 * declaration does not contain, the options do: SQL and rules.
 */
export function serveRecord<D extends RecordDeclaration>(
  record: StaffRecord<D>,
  options: RecordOptions<D>,
): MadeRecord<D> {
  // Within the frame names of fields are texts; their types were checked against the declaration here.
  const served = { record, options } as unknown as ServedRecord;
  servedRecords.push(served);
  if (options.constraints) registerConstraints(options.constraints);
  const { rules = {} } = options;
  const isClass = typeof rules === 'function';
  const { approvedChange } = record.declared;
  class Service extends RecordService {}
  const needs: Provider = {
    provide: Service,
    inject: [
      ...[Database, FileService, Idempotency, AuditLog, ExportRegistry],
      ...(isClass ? [rules] : []),
      ...(approvedChange ? [SettingChanges] : []),
    ],
    useFactory: (
      db: Database,
      files: FileService,
      idempotency: Idempotency,
      audit: AuditLog,
      exports: ExportRegistry,
      ...injected: unknown[]
    ) => {
      // No class: the rules themselves.
      const own = (isClass ? injected[0] : rules) as RecordRules<RecordDeclaration>;
      const parts = { db, files, idempotency, audit };
      const changes = injected.find((one) => one instanceof SettingChanges);
      const service = changes
        ? new ApprovedRecordService(served, parts, own, changes)
        : new Service(served, parts, own);
      if (served.record.declared.exports !== undefined) exports.register(recordExport(served, service, db));
      return service;
    },
  };
  return {
    controllers: [controllerOf(served, Service)],
    providers: [needs, ...(isClass ? [rules as Type] : [])],
    Service: Service as unknown as Type<RecordRows<D>>, // its rows are made of the declaration
  };
}

function shapesOf(record: AnyRecord, name: RecordCall): Pick<CallDefinition, 'request' | 'response'> {
  const { document } = record.declared;
  const { approvedChange } = record.declared;
  const changed = document ? classOf(record, 'state') : approvedChange ? SavedChange : IdAnswer;
  switch (name) {
    case 'list':
      if (record.declared.isWhole) return { response: [classOf(record, 'row')] };
      return { request: classOf(record, 'list'), response: classOf(record, 'page') };
    case 'detail':
      return { request: IdRequest, response: classOf(record, 'detail') };
    case 'cancel':
      return { request: IdActionRequest, response: classOf(record, 'state') };
    case 'audit':
      return {
        request: document?.resubmission ? AuditSubmissionsRequest : AuditMoneyRequest,
        response: [classOf(record, 'decision')],
      };
    case 'add':
    case 'update':
      return { request: classOf(record, name), response: changed };
    case 'delete':
      return approvedChange
        ? { request: DeleteSettingRequest, response: SavedChange }
        : { request: IdActionRequest, response: null };
  }
}

function definitionOf(record: AnyRecord, name: RecordCall): CallDefinition {
  const [path, summary] = record.declared.calls[name] ?? ['/', ''];
  // `PermissionsOf` makes the union of the same declarations.
  const may = record.declared.scope === 'own' ? 'member' : (permissionOf(record, name) as May);
  return { path, may, summary, ...shapesOf(record, name) };
}

/** Use cases by the names of their calls. */
type UseCases = Partial<Record<RecordCall, (caller: never, request: never) => Promise<unknown>>>;

/** A controller with a handler for each call the record declares. */
export function controllerOf({ record }: ServedRecord, Service: Type<UseCases>): Type {
  class RecordController {
    constructor(readonly records: UseCases) {}
  }
  Object.defineProperty(RecordController, 'name', { value: `${record.declared.name} controller` });
  Inject(Service)(RecordController, undefined, 0);
  for (const name of callNamesOf(record)) {
    const handler = {
      value(this: RecordController, caller: never, request: never): Promise<unknown> {
        const serve = this.records[name];
        invariant(serve, `${record.declared.name} serves ${name}`);
        // The request is what the class of this very call made of it.
        return serve.call(this.records, caller, request);
      },
      writable: true,
      configurable: true,
    };
    Object.defineProperty(RecordController.prototype, name, handler);
    serveBy(definitionOf(record, name), RecordController.prototype, name, handler);
  }
  Controller()(RecordController);
  return RecordController;
}
