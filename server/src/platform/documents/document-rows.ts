import { fieldsOf } from '@fovea/shared-types/record/record';
import type { ApprovalDecision, DocumentStoryAnswer } from '@fovea/shared-types/platform/approval.dto';
import type { Queryable, Tx } from '../database/database.js';
import { invariant } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { columnOf, type ServedRecord } from '../records/served-record.js';
import type { DocumentRow } from './document-rules.js';

interface StoryRow {
  id: number;
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
  ) {
    const own = Object.entries(fieldsOf(served.record)).flatMap(([name, { kind }]) => {
      if (!Object.hasOwn(served.record.declared.fields, name) || Object.hasOwn(also, name)) return [];
      if (kind === 'documents' || kind === 'pictures') return [];
      const column = `t.${columnOf(served, name)}`;
      return [`${kind === 'day' ? `${column}::text` : column} AS "${name}"`];
    });
    const more = Object.entries(also).map(([name, sql]) => `${sql} AS "${name}"`);
    this.columns = ['t.id', 't.status', 't.made_by', ...own, ...more].join(', ');
  }

  private get table(): string {
    return this.served.options.table;
  }

  /** Locked in the order of their ids. */
  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentRow>> {
    const { rows } = await tx.query<DocumentRow>(
      `SELECT ${this.columns} FROM ${this.table} t WHERE t.id = ANY ($1::bigint[]) ORDER BY t.id FOR UPDATE OF t`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The row that this transaction wrote. */
  async written(tx: Tx, id: number): Promise<DocumentRow> {
    const { rows } = await tx.query<DocumentRow>(
      `SELECT ${this.columns} FROM ${this.table} t WHERE t.id = $1`,
      [id],
    );
    const [row] = rows;
    invariant(row, `a row of ${this.table} that is written is there`);
    return row;
  }

  async decide(tx: Tx, id: number, status: number, decisionId: number): Promise<void> {
    await tx.query(`UPDATE ${this.table} SET status = $2, decision_id = $3 WHERE id = $1`, [
      id,
      status,
      decisionId,
    ]);
  }

  async withdraw(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query(`UPDATE ${this.table} SET status = $2, withdrawn_at = clock_timestamp() WHERE id = $1`, [
      id,
      status,
    ]);
  }

  /** Who requested and who decided them, by id. */
  async stories(
    q: Queryable,
    { member }: StaffCaller,
    ids: readonly number[],
    decisions: ReadonlyMap<number, ApprovalDecision[]>,
  ): Promise<ReadonlyMap<number, DocumentStoryAnswer>> {
    const { rows } = await q.query<StoryRow>(
      `SELECT t.id, t.made_by, t.withdrawn_at, u.username AS decided_by, d.decided_at, d.notes AS audit_notes
       FROM ${this.table} t LEFT JOIN approval_decision d ON d.id = t.decision_id
       LEFT JOIN person u ON u.id = d.decided_by WHERE t.id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    const stories = rows.map((row): [number, DocumentStoryAnswer] => [
      row.id,
      {
        is_own: row.made_by === member.accountId,
        decided_by: row.decided_by,
        decided_at: row.decided_at?.toISOString() ?? null,
        audit_notes: row.audit_notes,
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
        words: decisions.get(row.id) ?? [],
      },
    ]);
    return new Map(stories);
  }
}
