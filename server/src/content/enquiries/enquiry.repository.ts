import { Injectable } from '@nestjs/common';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { ENQUIRY_STATUS, type EnquiryStatus } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** Both kinds of enquiry keep their state in columns of the same names. */
export type EnquiryTable = 'feedback' | 'message_board';

@Injectable()
export class EnquiryRepository {
  async lockStatus(tx: Tx, table: EnquiryTable, id: number): Promise<EnquiryStatus | null> {
    const { rows } = await tx.query<{ status: EnquiryStatus }>(
      `SELECT status FROM ${table} WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0]?.status ?? null;
  }

  async countNew(q: Queryable, table: EnquiryTable): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE status = ${ENQUIRY_STATUS.new}`,
    );
    return firstRow(rows).total;
  }

  async assign(tx: Tx, table: EnquiryTable, id: number, staffId: number): Promise<void> {
    await tx.query(`UPDATE ${table} SET status = ${ENQUIRY_STATUS.in_hand}, assignee_id = $2 WHERE id = $1`, [
      id,
      staffId,
    ]);
  }

  /** An answer to an unassigned letter assigns it to its author. */
  async answerEnquiry(
    tx: Tx,
    table: EnquiryTable,
    id: number,
    staffId: number,
    reply: string,
  ): Promise<void> {
    await tx.query(
      `UPDATE ${table} SET status = ${ENQUIRY_STATUS.answered}, reply = $3, replied_by = $2,
         replied_at = clock_timestamp(), assignee_id = coalesce(assignee_id, $2) WHERE id = $1`,
      [id, staffId, reply],
    );
  }

  async close(tx: Tx, table: EnquiryTable, id: number): Promise<void> {
    await tx.query(
      `UPDATE ${table} SET status = ${ENQUIRY_STATUS.closed}, closed_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
  }

  /** Closes what was answered so many days ago and has been quiet since. */
  async closeQuiet(tx: Tx, table: EnquiryTable, days: number): Promise<number> {
    const { count } = await tx.query(
      `UPDATE ${table} SET status = ${ENQUIRY_STATUS.closed}, closed_at = clock_timestamp()
       WHERE id IN (SELECT id FROM ${table}
         WHERE status IN (${enquiryMachine.from('no reaction').join()}) AND replied_at < clock_timestamp() - make_interval(days => $1)
         ORDER BY id LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
      [days],
    );
    return count;
  }
}
