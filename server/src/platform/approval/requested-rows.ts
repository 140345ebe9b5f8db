import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { RequestedMachine } from '@fovea/shared-types/states/requested.states';
import type { Tx } from '../database/database.js';
import type { MoneyDocumentName } from './money-document.js';

/** A document that moves money: one of the staff requests it, another decides it. */
export interface RequestedRow {
  id: number;
  status: number;
  made_by: number;
}

/** The document as calls and tables name it. */
export interface RequestedDocument {
  /** Its table, and what approvals and the audit log call it. */
  readonly name: Exclude<MoneyDocumentName, 'transfer' | 'withdrawal'>;
  /** With what its permissions and the words of the audit log begin. */
  readonly permission: 'finance:exchange' | 'finance:journal-voucher' | 'finance:write-off';
  readonly machine: RequestedMachine;
}

/** Rows of such a document: whoever moves one has locked it. */
export abstract class RequestedRows<Row extends RequestedRow> {
  abstract readonly document: RequestedDocument;
  /** What a row is read by. */
  protected abstract readonly columns: string;

  /** Locked in the order of their ids. */
  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    const { rows } = await tx.query<Row>(
      `SELECT ${this.columns} FROM ${this.document.name} WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async decide(tx: Tx, id: number, status: number, decisionId: number): Promise<void> {
    await tx.query(`UPDATE ${this.document.name} SET status = $2, decision_id = $3 WHERE id = $1`, [
      id,
      status,
      decisionId,
    ]);
  }

  async withdraw(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE ${this.document.name} SET status = ${REQUESTED_STATUS.withdrawn}, withdrawn_at = clock_timestamp()
       WHERE id = $1`,
      [id],
    );
  }
}
