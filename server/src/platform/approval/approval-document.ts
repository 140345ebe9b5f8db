import type { Money } from './second-level.js';
import type { Tx } from '../database/database.js';
import type { ReachedRows } from '../database/row-scope.js';
import type { AuditLine } from '../audit/audit-log.js';
import type { StaffCaller } from '../kernel/caller.js';
import type { NewEvent } from '../jobs/events.js';

/**
 * Every document that somebody decides, and whether money moves by it. Each module declares its own in
 * `<module>.registry.ts`; a name that no module declares does not compile.
 */
export interface ApprovalDocuments {}
export type DocumentName = keyof ApprovalDocuments;

/** A document as read under its lock. */
export interface LockedDocument {
  /** What the call names: the document, or what it is about (goods with a pending form, a company with pending documents). */
  id: number;
  /** The row that is decided, the newest of its thing; null where none was ever sent. */
  documentId: number | null;
  /** `closed`: withdrawn, or never submitted. */
  reviewState: 'waiting' | 'decided' | 'closed';
  /** Another one as soon as there is something to read that was not there before. */
  version: number | string;
  /** Who sent it. */
  initiatorId: number;
  /** Whose it is: its staff may decide it where the permission can be held in a company. Null: the platform's. */
  companyId: number | null;
}

/** The decision as it is stored in `approval_decision`. */
export interface Decision {
  id: number;
  isApproved: boolean;
  notes: string | null;
  /** What is wrong with which field; empty where it is approved. */
  fieldReasons: Readonly<Record<string, string>>;
  accountId: number;
  /** When the decision was made. */
  at: Date;
  /** Set only where the past is written afterwards, by the owner of the database: what follows is dated then. */
  past?: Date;
}

/**
 * The declaration of a document, by which it is decided like every other (R-APR-01 to 10). Everything runs in the
 * transaction of the decision, after the lock.
 * @typeParam After what the answer reports for each: its states
 */
export interface ApprovalDocument<Row extends LockedDocument, After extends object> {
  readonly name: DocumentName;
  /** The field of the request with the notes, as faults name it. */
  readonly notesField: 'audit_notes' | 'reason';
  /** Fields for which a rejection may give a reason. */
  readonly fields?: ReadonlySet<string>;
  /** Nobody decides their own, the wildcard included: where money leaves, and where a company certifies itself. */
  readonly isNeverOwn?: true;
  /** The same, where only some of its rows are like that. */
  isNeverOwnRow?(row: Row): boolean;

  /**
   * The owners of its rows, where they belong to people: a role with less reach than its company is narrowed
   * by them.
   */
  readonly reached?: ReachedRows;

  /**
   * Locks the rows and their parents, in the global lock order and by id within one kind.
   * @param companies whose rows are in scope (null: all); others are missing from the answer
   */
  lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, Row>>;
  /**
   * Whether the caller is a party without having submitted it: of the company that it concerns, for example.
   */
  isParty?(caller: StaffCaller, row: Row): boolean;
  /** What is at stake; above the limit that is set for the document two people approve. */
  value?(row: Row): Money | null;

  /**
   * What the others of the same payee and local day have at stake, in the same currency: the limit is of them together,
   * as no payment escapes it by being split. One that waits counts too, so that of two decided at once neither misses the other.
   */
  sameDay?(tx: Tx, row: Row): Promise<number>;

  /** Whether two people approve it, where this depends on a limit of its own and not on `approval_limit`. */
  needsTwoApprovals?(row: Row): boolean;

  approve(tx: Tx, caller: StaffCaller, row: Row, decision: Decision): Promise<After>;
  reject(tx: Tx, caller: StaffCaller, row: Row, decision: Decision): Promise<After>;
  /** Its status while the second of two approvals is missing; required for documents with a value. */
  waiting?(row: Row): After;
  /** Who is notified once it is decided. */
  event(row: Row, decision: Decision): NewEvent;
  /** The line of the audit log; the notes are its reason. */
  audit(row: Row, decision: Decision, after: After): AuditLine;
}
