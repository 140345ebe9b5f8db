import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { RECALL_PARTY_STATUS, RECALL_STATUS } from '@fovea/shared-types/states';
import { recallMachine, recallPartyMachine } from '@fovea/shared-types/states/warehouse.states';
import type { RecallPiece } from '@fovea/shared-types/warehouse/recall.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import { isDeliveryOf } from './recall-deliveries.js';
import { requireRows } from '../../platform/database/require-rows.js';

/** A recall, or a notified party, under its lock. */
export interface LockedRow {
  id: number;
  status: number;
}

export interface PartyFacts {
  reason: string;
  measures: string;
  source: string;
  reference: string;
  models: string[];
  recall_status: number;
}

const PIECES_MAX = 500;
const { open, closed } = RECALL_STATUS;
const { acknowledged, settled } = RECALL_PARTY_STATUS;

@Injectable()
export class RecallRepository {
  async lockRecall(tx: Tx, id: number): Promise<LockedRow | null> {
    const { rows } = await tx.query<LockedRow>('SELECT id, status FROM recall WHERE id = $1 FOR UPDATE', [
      id,
    ]);
    return rows[0] ?? null;
  }

  async open(tx: Tx, id: number): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE recall SET status = ${open}, opened_at = clock_timestamp()
       WHERE id = $1 AND status IN (${recallMachine.from('open').join()})`,
        [id],
      ),
      1,
    );
  }

  async close(tx: Tx, id: number, report: string): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE recall SET status = ${closed}, closed_at = clock_timestamp(), report = $2
       WHERE id = $1 AND status IN (${recallMachine.from('close').join()})`,
        [id, report],
      ),
      1,
    );
  }

  async listOpen(q: Queryable): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT id FROM recall WHERE status = ${open} ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  async lockParty(tx: Tx, id: number, companies: readonly number[] | null): Promise<LockedRow | null> {
    const { rows } = await tx.query<LockedRow>(
      `SELECT t.id, t.status FROM recall_party t WHERE t.id = $1 AND ${ofCompanies('t', companies)} FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async acknowledge(tx: Tx, id: number, accountId: number): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE recall_party SET status = ${acknowledged}, acknowledged_at = clock_timestamp(), acknowledged_by = $2
       WHERE id = $1 AND status IN (${recallPartyMachine.from('acknowledge').join()})`,
        [id, accountId],
      ),
      1,
    );
  }

  async settle(tx: Tx, id: number, outcome: number, notes: string): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE recall_party SET status = ${settled}, settled_at = clock_timestamp(), outcome = $2, notes = $3
       WHERE id = $1 AND status IN (${recallPartyMachine.from('settle').join()})`,
        [id, outcome, notes],
      ),
      1,
    );
  }

  async partyFacts(q: Queryable, id: number, language: Language): Promise<PartyFacts> {
    const { rows } = await q.query<PartyFacts>(
      `SELECT ${localized('r.reason', language)} AS reason, ${localized('r.measures', language)} AS measures,
         r.source, r.reference, r.models, r.status AS recall_status
       FROM recall_party y JOIN recall r ON r.id = y.recall_id WHERE y.id = $1`,
      [id],
    );
    return (
      rows[0] ?? { reason: '', measures: '', source: '', reference: '', models: [], recall_status: open }
    );
  }

  async pieces(q: Queryable, partyId: number, language: Language): Promise<RecallPiece[]> {
    const { rows } = await q.query<RecallPiece>(
      `SELECT q.id, coalesce(${localized('p.name', language)}, ${localized('g.name', language)}) AS goods_name,
         coalesce(p.goods_code, g.model) AS goods_code, q.serial_unit_id, q.serial_number, q.lot_number, q.quantity,
         q.whereabouts, c.name AS customer_name, q.paper,
         (SELECT coalesce(json_agg(json_build_object('send_sn', e.sn, 'name', e.receiver_name, 'tel', e.receiver_tel,
             'is_mailed', coalesce(k.email <> '', false)) ORDER BY e.id), '[]')
           FROM send e LEFT JOIN customer k ON k.id = e.customer_id WHERE ${isDeliveryOf('e', 'q')}) AS receivers
       FROM recall_piece q LEFT JOIN product p ON p.id = q.product_id LEFT JOIN goods g ON g.id = q.goods_id
         LEFT JOIN customer c ON c.id = q.customer_id
       WHERE q.party_id = $1 ORDER BY q.whereabouts, q.serial_number, q.id LIMIT ${PIECES_MAX}`,
      [partyId],
    );
    return rows;
  }
}
