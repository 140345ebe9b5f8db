import type { RecordField } from '@fovea/shared-types/record/field';
import type {
  DocumentStates,
  RecordDeclaration,
  StaffRecord,
  StoredOf,
} from '@fovea/shared-types/record/record';
import type { DocumentName } from '../approval/approval-document.js';
import type { Money } from '../approval/second-level.js';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import type { Queryable, SqlValue, Tx } from '../database/database.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import type { RecordOptions, RecordRules } from '../records/served-record.js';

/** A record that one person requests and another decides. */
export type DocumentDeclaration = RecordDeclaration & { readonly document: DocumentStates };
export type StaffDocument<D extends DocumentDeclaration> = StaffRecord<D>;

/** A stored value as the locked row has it: of money minor units. */
type LockedValue<F> = F extends { kind: 'money' }
  ? number | (F extends RecordField<infer Row> ? Extract<Row, null> : never)
  : F extends { types?: { write: infer Value } }
    ? Value
    : never;

/** What is read of every document when it is locked. */
export interface DocumentRow {
  id: number;
  status: number;
  /** Who requested it: of what is submitted again the one who made the newest submission. */
  made_by: number;
  /** What is decided: the row, or its newest submission. */
  document_id: number;
  decision_id: number | null;
}

/** The locked row: what was requested, by the names on the wire, and what the options add. */
export type LockedOf<D extends DocumentDeclaration, Also extends object = object> = DocumentRow & {
  -readonly [Name in keyof D['fields']]: LockedValue<D['fields'][Name]>;
} & Also;

/** What holds of one document alone; all but `done` run in the transaction of the request or the decision. */
export interface DocumentRules<D extends DocumentDeclaration, Row extends DocumentRow> extends Pick<
  RecordRules<D>,
  'settle' | 'done'
> {
  /** Further columns of a new row, which depend on what the database holds. @throws AppError to refuse it */
  columns?(tx: Tx, requested: StoredOf<D>): Promise<Readonly<Record<string, SqlValue>>>;
  /** After it is written: locks and refusals that need the row. */
  requested?(tx: Tx, caller: MemberCaller, row: Row): Promise<void>;
  /** Of a document that posts: the postings of its approval, with what its accounts have now. */
  postings?(q: Queryable, caller: MemberCaller, row: Row): Promise<PendingPosting[]>;
  /** What follows the approval, in the same step. @throws AppError where it is not possible any more */
  approved?(tx: Tx, caller: StaffCaller, row: Row): Promise<void>;
  /** Above the limit that is set for the document two people approve. */
  atStake?(row: Row): Money | null;
  /** Whether it is about the caller, whoever requested it: nobody decides their own. */
  isAbout?(caller: StaffCaller, row: Row): boolean;
}

/**
 * The table of submissions: `id`, the column that names the thing, `made_by`, `content` (jsonb, what was submitted),
 * `decision_id`. The thing's own table has `submission_id`, the newest of them, and
 * `submitted_at`.
 */
export interface Submissions {
  table: DocumentName;
  key: string;
}

/** What approvals call it: its table, or that of its submissions. */
type Decided = { table: DocumentName; submissions?: undefined } | { table: string; submissions: Submissions };

/** What the server adds to a document's declaration. */
export type DocumentOptions<D extends DocumentDeclaration, Row extends DocumentRow> = Decided &
  OwnOptions<D, Row>;

/** The others of the same payee that a limit counts with one: SQL over each of them, `t`, and the one, `o`. */
export interface SameDay {
  /** What is at stake in `t`, in minor units. */
  amount: string;
  /** Whether both are of one payee and one currency. */
  isSame: string;
}

interface OwnOptions<D extends DocumentDeclaration, Row extends DocumentRow> extends Omit<
  RecordOptions<D>,
  'rules' | 'table'
> {
  /** Columns of the locked row beside what was requested, or read otherwise: SQL over the table `t`. */
  row?: Readonly<Record<string, string>>;
  /** Columns that follow from what is requested, once it is settled. */
  computed?: Readonly<Record<string, (requested: StoredOf<D>) => SqlValue>>;
  /** Where its limit is of a payee and a day. */
  sameDay?: SameDay;
  /** What its events call its id, where that is not `<table>_id`. */
  eventId?: string;
  /** An Injectable, when it needs others; else the rules themselves. */
  rules: DocumentRules<D, Row> | (new (...needs: never[]) => DocumentRules<D, Row>);
}
