import { fieldsOf } from '@fovea/shared-types/record/record';
import type { ApprovalDecision, DocumentStoryAnswer } from '@fovea/shared-types/platform/approval.dto';
import type { Queryable, Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';
import { invariant } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';
import { columnOf, type ServedRecord } from '../records/served-record.js';
import type { DocumentRow, SameDay, Submissions } from './document-rules.js';

/** The platform's, by which its days are counted. */
const ZONE = 'Asia/Tokyo';

interface StoryRow {
  id: number;
  document_id: number;
  made_by: number;
  withdrawn_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string | null;
}

/** The rows of a document that are requested, locked, decided and withdrawn. */
export class DocumentRows {
  private readonly columns: string;

  constructor(
    private readonly served: ServedRecord,
    also: Readonly<Record<string, string>>,
    private readonly submissions?: Submissions,
  ) {
    const own = Object.entries(fieldsOf(served.record)).flatMap(([name, { kind }]) => {
      if (!Object.hasOwn(served.record.declared.fields, name) || Object.hasOwn(also, name)) return [];
      if (kind === 'documents' || kind === 'pictures') return [];
      const column = `t.${columnOf(served, name)}`;
      return [`${kind === 'day' ? `${column}::text` : column} AS "${name}"`];
    });
    const more = Object.entries(also).map(([name, sql]) => `${sql} AS "${name}"`);
    const of = this.decided;
    const story = [`${of}.made_by`, `${of}.id AS document_id`, `${of}.decision_id`];
    this.columns = ['t.id', 't.status', ...story, ...own, ...more].join(', ');
  }

  /** What is decided: the row itself, or its newest submission. */
  private get decided(): 't' | 's' {
    return this.submissions ? 's' : 't';
  }

  private get from(): string {
    const joined = this.submissions ? ` JOIN ${this.submissions.table} s ON s.id = t.submission_id` : '';
    return `${this.table} t${joined}`;
  }

  private get table(): string {
    return this.served.options.table;
  }

  /** Locked in the order of their ids. */
  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentRow>> {
    // A submission that was made while this waited is seen by the next statement only.
    if (this.submissions)
      await tx.query(
        `SELECT FROM ${this.table} t WHERE t.id = ANY ($1::bigint[]) ORDER BY t.id FOR UPDATE OF t`,
        [[...ids]],
      );
    const { rows } = await tx.query<DocumentRow>(
      `SELECT ${this.columns} FROM ${this.from} WHERE t.id = ANY ($1::bigint[]) ORDER BY t.id FOR UPDATE OF t`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Submits a locked or new row: what was submitted stays as it was, also once the row changes. */
  async submit(tx: Tx, id: number, madeBy: number, content: object, status: number): Promise<void> {
    if (!this.submissions) return;
    const { table, key } = this.submissions;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO ${table} (${key}, made_by, content) VALUES ($1, $2, $3) RETURNING id`,
      [id, madeBy, JSON.stringify(content)],
    );
    await tx.query(
      `UPDATE ${this.table} SET status = $2, submission_id = $3, submitted_at = clock_timestamp() WHERE id = $1`,
      [id, status, firstRow(rows).id],
    );
  }

  /** As this transaction wrote it, or as it is; not locked. */
  async read(q: Queryable, id: number): Promise<DocumentRow> {
    const { rows } = await q.query<DocumentRow>(`SELECT ${this.columns} FROM ${this.from} WHERE t.id = $1`, [
      id,
    ]);
    const [row] = rows;
    invariant(row, `a row of ${this.table} that is written or shown is there`);
    return row;
  }

  /** What the others of its payee and day that are not off the table have at stake. */
  async sameDay(
    tx: Tx,
    id: number,
    { amount, isSame }: SameDay,
    statuses: readonly number[],
  ): Promise<number> {
    const day = (row: string): string => `date_trunc('day', ${row}.created_at AT TIME ZONE '${ZONE}')`;
    const { rows } = await tx.query<{ sum: number }>(
      `SELECT coalesce(sum(${amount}), 0)::bigint AS sum FROM ${this.table} o JOIN ${this.table} t
         ON t.created_at >= ${day('o')} AT TIME ZONE '${ZONE}'
           AND t.created_at < (${day('o')} + interval '1 day') AT TIME ZONE '${ZONE}'
       WHERE o.id = $1 AND t.id <> o.id AND t.status = ANY ($2::smallint[]) AND ${isSame}`,
      [id, [...statuses]],
    );
    return firstRow(rows).sum;
  }

  async decide(tx: Tx, { id, document_id }: DocumentRow, status: number, decisionId: number): Promise<void> {
    if (!this.submissions) {
      await tx.query(`UPDATE ${this.table} SET status = $2, decision_id = $3 WHERE id = $1`, [
        id,
        status,
        decisionId,
      ]);
      return;
    }
    await tx.query(`UPDATE ${this.table} SET status = $2 WHERE id = $1`, [id, status]);
    await tx.query(`UPDATE ${this.submissions.table} SET decision_id = $2 WHERE id = $1`, [
      document_id,
      decisionId,
    ]);
  }

  async withdraw(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query(`UPDATE ${this.table} SET status = $2, withdrawn_at = clock_timestamp() WHERE id = $1`, [
      id,
      status,
    ]);
  }

  /** Who requested and who decided them, by id. @param decisionsOf reads the decisions on what is decided */
  async stories(
    q: Queryable,
    { member }: MemberCaller,
    ids: readonly number[],
    decisionsOf: (documentIds: readonly number[]) => Promise<ReadonlyMap<number, ApprovalDecision[]>>,
  ): Promise<ReadonlyMap<number, DocumentStoryAnswer>> {
    const of = this.decided;
    const { rows } = await q.query<StoryRow>(
      `SELECT t.id, ${of}.id AS document_id, ${of}.made_by,
         ${this.submissions ? 'NULL::timestamptz AS withdrawn_at' : 't.withdrawn_at'},
         u.username AS decided_by, d.decided_at, d.notes AS audit_notes
       FROM ${this.from} LEFT JOIN approval_decision d ON d.id = ${of}.decision_id
       LEFT JOIN person u ON u.id = d.decided_by WHERE t.id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    const decisions = await decisionsOf(rows.map(({ document_id }) => document_id));
    const stories = rows.map((row): [number, DocumentStoryAnswer] => [
      row.id,
      {
        is_own: row.made_by === member.accountId,
        decided_by: row.decided_by,
        decided_at: row.decided_at?.toISOString() ?? null,
        audit_notes: row.audit_notes,
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
        words: decisions.get(row.document_id) ?? [],
      },
    ]);
    return new Map(stories);
  }
}
