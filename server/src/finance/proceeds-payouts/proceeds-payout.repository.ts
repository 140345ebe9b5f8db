import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';

export interface ProceedsPayoutRow {
  id: number;
  order_id: number;
  seller_id: number;
  company_id: number | null;
  currency: Currency;
  gross: number;
  fee: number;
  fee_tax: number;
  amount: number;
  refunded: number;
  returned: number;
  status: number;
  made_by: number | null;
  /** Its seven days are not over. */
  is_early: boolean;
}

/** One row of `transfer_history`: the state of a payout from then on. */
export interface HistoryRow {
  id: number;
  transfer_id: number;
  /** The one that it came from; null: it was only made. */
  before: number | null;
}

export interface NewProceedsPayout {
  orderId: number;
  buyerId: number;
  sellerId: number;
  companyId: number | null;
  currency: Currency;
  gross: number;
  fee: number;
  tax: number;
  /** Of the order, as it was placed. */
  orderNo: string;
  goodsName: LocalizedText;
  goodsText: string;
}

/** A move of rows: to which state, by whom (null: the time), and why. */
export interface ProceedsPayoutStep {
  to: number;
  actorId: number | null;
  reason: string | null;
}

const COLUMNS = `id, order_id, seller_id, company_id, currency, gross, fee, fee_tax, amount, refunded, returned, status,
  made_by, coalesce(release_at > clock_timestamp(), false) AS is_early`;
/** Of a row that was only made, as `state_transition` keys it. */
export const BEGINNING = -32768;
/** Days that proceeds wait after the receipt (R-MNY-09), and days after which finance is notified of what it stopped. */
const RELEASE_DAYS = 7;
const ALARM_DAYS = 30;

const { frozen, released, stopped } = PROCEEDS_PAYOUT_STATUS;

/** Proceeds payouts and their history. The caller who moves one has locked its order, then the payout. */
@Injectable()
export class ProceedsPayoutRepository {
  /** One for each order. @param by the author of one made by hand, and why; null: the receipt */
  async insertAll(
    tx: Tx,
    payouts: readonly NewProceedsPayout[],
    by: { accountId: number; remark: string } | null,
  ): Promise<ProceedsPayoutRow[]> {
    const { rows } = await tx.query<ProceedsPayoutRow>(
      `INSERT INTO transfer (order_id, buyer_id, seller_id, company_id, currency, gross, fee, fee_tax, order_no, goods_name_c,
         goods_name_e, goods_name_j, goods_text, made_by, remark, release_at)
       SELECT n.*, $14::bigint, $15::text,
         CASE WHEN $14::bigint IS NULL THEN clock_timestamp() + interval '${RELEASE_DAYS} days' END
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
         $9::text[], $10::text[], $11::text[], $12::text[], $13::text[]) AS n
       RETURNING ${COLUMNS}`,
      [
        payouts.map(({ orderId }) => orderId),
        payouts.map(({ buyerId }) => buyerId),
        payouts.map(({ sellerId }) => sellerId),
        payouts.map(({ companyId }) => companyId),
        payouts.map(({ currency }) => currency),
        payouts.map(({ gross }) => gross),
        payouts.map(({ fee }) => fee),
        payouts.map(({ tax }) => tax),
        payouts.map(({ orderNo }) => orderNo),
        payouts.map(({ goodsName }) => goodsName.c),
        payouts.map(({ goodsName }) => goodsName.e),
        payouts.map(({ goodsName }) => goodsName.j),
        payouts.map(({ goodsText }) => goodsText),
        by?.accountId ?? null,
        by?.remark ?? '',
      ],
    );
    await this.note(
      tx,
      rows.map(({ id }) => ({ id, status: BEGINNING })),
      { to: frozen, actorId: by?.accountId ?? null, reason: by?.remark ?? null },
    );
    return rows;
  }

  /** Orders of these, of these companies (null: of everybody), before anything is locked. */
  async ordersOf(
    q: Queryable,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<number[]> {
    const { rows } = await q.query<{ order_id: number }>(
      `SELECT DISTINCT order_id FROM transfer
       WHERE id = ANY ($1::bigint[]) AND ($2::bigint[] IS NULL OR company_id = ANY ($2::bigint[])) ORDER BY order_id`,
      [[...ids], companies === null ? null : [...companies]],
    );
    return rows.map(({ order_id }) => order_id);
  }

  /** Of these orders, locked in the order of their ids. */
  async lockOf(tx: Tx, orderIds: readonly number[]): Promise<ProceedsPayoutRow[]> {
    const { rows } = await tx.query<ProceedsPayoutRow>(
      `SELECT ${COLUMNS} FROM transfer WHERE order_id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`,
      [[...orderIds]],
    );
    return rows;
  }

  /** Their current states: the newest of their history. */
  async standings(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, HistoryRow>> {
    const { rows } = await tx.query<HistoryRow>(
      `SELECT DISTINCT ON (transfer_id) transfer_id, id, lag(id) OVER (PARTITION BY transfer_id ORDER BY seq) AS before
       FROM transfer_history WHERE transfer_id = ANY ($1::bigint[]) ORDER BY transfer_id, seq DESC`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.transfer_id, row]));
  }

  /** Orders whose proceeds have waited long enough, after `after`: read again under the orders' locks. */
  async listDue(
    q: Queryable,
    after: number,
    limit: number,
  ): Promise<Array<{ id: number; order_id: number }>> {
    const { rows } = await q.query<{ id: number; order_id: number }>(
      `SELECT id, order_id FROM transfer
       WHERE status = ${frozen} AND release_at <= clock_timestamp() AND id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
    return rows;
  }

  /** Of these locked orders: what the system made, still waits and has waited long enough. */
  async dueOf(tx: Tx, orderIds: readonly number[]): Promise<ProceedsPayoutRow[]> {
    const { rows } = await tx.query<ProceedsPayoutRow>(
      `SELECT ${COLUMNS} FROM transfer
       WHERE order_id = ANY ($1::bigint[]) AND status = ${frozen} AND release_at <= clock_timestamp()
       ORDER BY id`,
      [[...orderIds]],
    );
    return rows;
  }

  /** Those that finance stopped long ago; their next alarm is set. */
  async markAlarmed(tx: Tx, limit: number): Promise<ProceedsPayoutRow[]> {
    const { rows } = await tx.query<ProceedsPayoutRow>(
      `UPDATE transfer SET alarm_at = clock_timestamp() + interval '${ALARM_DAYS} days'
       WHERE id IN (SELECT id FROM transfer WHERE status = ${stopped} AND alarm_at <= clock_timestamp()
         ORDER BY alarm_at, id LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
      [limit],
    );
    await this.note(tx, rows, { to: stopped, actorId: null, reason: null });
    return rows;
  }

  async move(tx: Tx, rows: readonly ProceedsPayoutRow[], step: ProceedsPayoutStep): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      `UPDATE transfer SET status = $2::smallint,
         alarm_at = CASE WHEN $2::smallint = ${stopped} THEN clock_timestamp() + interval '${ALARM_DAYS} days' END,
         released_at = CASE WHEN $2::smallint = ${released} THEN clock_timestamp() END
       WHERE id = ANY ($1::bigint[])`,
      [rows.map(({ id }) => id), step.to],
    );
    await this.note(tx, rows, step);
  }

  async addRefunded(tx: Tx, id: number, refunded: number, returned: number): Promise<void> {
    await tx.query('UPDATE transfer SET refunded = $2, returned = $3 WHERE id = $1', [
      id,
      refunded,
      returned,
    ]);
  }

  private async note(
    tx: Tx,
    rows: ReadonlyArray<Pick<ProceedsPayoutRow, 'id' | 'status'>>,
    { to, actorId, reason }: ProceedsPayoutStep,
  ): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      `INSERT INTO transfer_history (transfer_id, seq, from_key, to_status, actor_id, reason)
       SELECT n.id, 1 + (SELECT count(*) FROM transfer_history h WHERE h.transfer_id = n.id), n.status, $3, $4, $5
       FROM unnest($1::bigint[], $2::smallint[]) AS n (id, status)`,
      [rows.map(({ id }) => id), rows.map(({ status }) => status), to, actorId, reason],
    );
  }
}
