import type { Provider, Type } from '@nestjs/common';
import { ApprovalService } from '../approval/approval.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { type ConstraintErrors, registerConstraints } from '../database/constraint-errors.js';
import { Database, type Tx } from '../database/database.js';
import { ExportRegistry } from '../exports/export-registry.js';
import { Idempotency } from '../http/idempotency.js';
import { Outbox } from '../jobs/outbox.js';
import { recordExport } from '../records/record-export.js';
import { controllerOf } from '../records/serve-record.js';
import { servedRecords, type RecordOptions } from '../records/served-record.js';
import { FileService } from '../storage/file.service.js';
import type { AuditSubmissionsRequest, DocumentStoryAnswer } from '@fovea/shared-types/platform/approval.dto';
import type {
  AddOf,
  DetailOf,
  DocumentDecision,
  DocumentState,
  RecordDeclaration,
  UpdateOf,
} from '@fovea/shared-types/record/record';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import type {
  DocumentDeclaration,
  DocumentOptions,
  DocumentRow,
  DocumentRules,
  StaffDocument,
} from './document-rules.js';
import { DocumentService, type RequestedBy, type ServedDocument } from './document.service.js';

/** What a module takes in: `controllers: [...made.controllers]`, `providers: [...made.providers]`. */
export interface MadeDocument<D extends DocumentDeclaration, Row extends DocumentRow> {
  controllers: Type[];
  providers: Provider[];
  /** Injected where other code of the module wants its use cases. */
  Service: Type<DocumentUseCases<D, Row>>;
}

export interface DocumentUseCases<D extends DocumentDeclaration, Row extends DocumentRow> {
  add(caller: StaffCaller, request: AddOf<D>): Promise<DocumentState>;
  /** Requests one by a call of its own: what becomes whose, and with which further columns. */
  request(caller: MemberCaller, by: RequestedBy, request: AddOf<D>): Promise<DocumentState>;
  /** Submits one again by a call of its own, whatever the caller's scope. @throws STATE_CONFLICT while it waits */
  resubmit(caller: MemberCaller, id: number, request: Omit<UpdateOf<D>, 'id'>): Promise<DocumentState>;
  /** One as its detail shows it, whatever the caller's scope. */
  shown(caller: MemberCaller, id: number): Promise<DetailOf<D>>;
  /** Decides each by itself. */
  audit(caller: StaffCaller, request: AuditSubmissionsRequest): Promise<DocumentDecision[]>;
  /** Who requested and who decided them, by id. */
  stories(caller: StaffCaller, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentStoryAnswer>>;
  /** Locks rows in the order of their ids; a missing one is missing from the answer. */
  lockRows(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Row>>;
}

/**
 * Serves a document's calls: list, detail with its decisions, request, withdrawal, decision, export. What the declaration
 * does not say of the server, the options do: SQL and rules.
 */
export function serveDocument<D extends DocumentDeclaration, Row extends DocumentRow>(
  document: StaffDocument<D>,
  decided: DocumentOptions<D, Row>,
): MadeDocument<D, Row> {
  const { rules, row = {}, computed = {}, sameDay, eventId, submissions, ...given } = decided;
  const name = decided.submissions === undefined ? decided.table : decided.submissions.table;
  const constraints: ConstraintErrors = {
    [`${name}_decision_uq`]: 'ALREADY_DECIDED',
    [`${given.table}_move_ck`]: 'STATE_CONFLICT',
    ...given.constraints,
  };
  const options = { ...given, constraints };
  const served: ServedDocument = {
    record: document,
    // Within the frame names of fields are texts; their types were checked against the declaration here.
    options: options as unknown as RecordOptions<RecordDeclaration>,
    name,
    submissions,
    row,
    sameDay,
    computed: computed as ServedDocument['computed'], // each of the same declaration's fields
    eventId: eventId ?? `${options.table}_id`,
  };
  servedRecords.push(served);
  registerConstraints(constraints);
  const isClass = typeof rules === 'function';
  class Service extends DocumentService {}
  const service: Provider = {
    provide: Service,
    inject: [
      Database,
      FileService,
      Idempotency,
      AuditLog,
      Outbox,
      ApprovalService,
      ExportRegistry,
      ...(isClass ? [rules] : []),
    ],
    useFactory: (
      db: Database,
      files: FileService,
      idempotency: Idempotency,
      audit: AuditLog,
      outbox: Outbox,
      approval: ApprovalService,
      exports: ExportRegistry,
      injected?: DocumentRules<DocumentDeclaration, DocumentRow>,
    ) => {
      // The rows are locked by the same declaration that the rules are typed by.
      const own = injected ?? (rules as unknown as DocumentRules<DocumentDeclaration, DocumentRow>);
      const made = new Service(served, { db, files, idempotency, audit, outbox, approval }, own);
      if (document.declared.exports !== undefined) exports.register(recordExport(served, made, db));
      return made;
    },
  };
  return {
    controllers: [controllerOf(served, Service)],
    providers: [service, ...(isClass ? [rules as Type] : [])],
    Service: Service as unknown as Type<DocumentUseCases<D, Row>>, // its rows are made of the declaration
  };
}
