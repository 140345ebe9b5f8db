import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { RecordTable } from '../../../server/dist/platform/records/record-table.js';
import { servedRecords } from '../../../server/dist/platform/records/served-record.js';
import { PassportRepository } from '../../../server/dist/warehouse/passport/passport.repository.js';
import '../../../server/dist/warehouse/stock/movement.record.js';
import '../../../server/dist/warehouse/stock/stock.record.js';
import { APPROVER, CLERK, COMPANY } from './bench-stock.mjs';

/** @typedef {import('../../../server/dist/platform/database/database.js').Database} Database */
/** @typedef {import('../../../server/dist/platform/database/database.js').Tx} Tx */

const tableOf = (record) => new RecordTable(servedRecords.find((served) => served.record === record));
const [stocks, movements] = [tableOf(stock), tableOf(movement)];
const passports = new PassportRepository();
const companies = [COMPANY];
const reader = {
  language: /** @type {const} */ ('en'),
  accountId: CLERK,
  companies,
  rows: [{ companyId: COMPANY, deptIds: null }],
};

/**
 * What the approval of one stock-in writes, statement by statement.
 * @param {Tx} tx
 * @param {number} id
 */
async function approve(tx, id) {
  await tx.query('SAVEPOINT each');
  const { rows: decisions } = await tx.query(
    `INSERT INTO approval_decision (document, document_id, is_approved, is_final, initiator_id, decided_by)
     VALUES ('stock_document', $1, true, true, $2, $3) RETURNING id`,
    [id, CLERK, APPROVER],
  );
  const { rows: lines } = await tx.query(
    `SELECT l.line, l.quantity, l.quantity * l.unit_cost_amount AS cost, s.id AS stock_id, p.id AS part_id
     FROM stock_document_line l JOIN stock_document d ON d.id = l.document_id
     JOIN stock s ON s.warehouse_id = d.warehouse_id AND s.product_id = l.product_id
     JOIN stock_part p ON p.stock_id = s.id AND p.bin_id IS NULL AND p.lot_number = ''
     WHERE l.document_id = $1 ORDER BY s.product_id FOR UPDATE OF s`,
    [id],
  );
  const values = ['stock_id', 'part_id', 'quantity', 'cost'].map((name) => lines.map((line) => line[name]));
  await tx.query(
    `UPDATE stock s SET on_hand = on_hand + n.quantity, value_amount = value_amount + n.cost
     FROM unnest($1::bigint[], $2::int[], $3::bigint[]) n (id, quantity, cost) WHERE s.id = n.id`,
    [values[0], values[2], values[3]],
  );
  await tx.query(
    `UPDATE stock_part p SET on_hand = on_hand + n.quantity
     FROM unnest($1::bigint[], $2::int[]) n (id, quantity) WHERE p.id = n.id`,
    [values[1], values[2]],
  );
  await tx.query(
    `INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, part_id, cost_amount,
       source_type, source_id, step, line, account_id)
     SELECT s.company_id, s.warehouse_id, s.id, 1, 11, n.quantity, s.on_hand, n.part, n.cost, 'stock_document', $5, 1, n.line, $6
     FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[]) WITH ORDINALITY n (id, part, quantity, cost, line)
     JOIN stock s ON s.id = n.id`,
    [...values, id, APPROVER],
  );
  await tx.query('UPDATE stock_document SET status = 1, audit_status = 1, decision_id = $2 WHERE id = $1', [
    id,
    decisions[0].id,
  ]);
  await tx.query(`INSERT INTO outbox (event, payload) VALUES ('stock.document-decided', $1)`, [
    JSON.stringify({ document_id: id, account_id: CLERK, is_approved: true, reason: null }),
  ]);
  await tx.query(
    `INSERT INTO audit_log (account_id, company_id, action, subject_type, subject_id, before, after)
     VALUES ($1, $2, 'warehouse:document:audit', 'stock_document', $3, '{"audit_status": 0}', '{"audit_status": 1}')`,
    [APPROVER, COMPANY, id],
  );
  await tx.query('RELEASE SAVEPOINT each');
  return { id };
}

/**
 * The statements of the product's lists and passport, and what an approval cannot do without.
 * @type {Record<'stock' | 'movements' | 'passport' | 'approve', (db: Database, request: any) => Promise<unknown>>}
 */
export const byHand = {
  stock: (db, request) => stocks.page(db, request, reader),
  movements: (db, request) => movements.page(db, request, reader),
  passport: async (db, { id }) => {
    const [piece] = await passports.piecesOf(db, 'en', companies, [id]);
    return piece && [piece, await passports.entries(db, 'en', companies, piece)];
  },
  approve: (db, { ids }) =>
    db.transaction(async (tx) => {
      await tx.query(
        'SELECT id FROM stock_document WHERE id = ANY ($1::bigint[]) AND company_id = $2 AND audit_status = 0 ORDER BY id FOR NO KEY UPDATE',
        [ids, COMPANY],
      );
      const done = [];
      for (const id of ids) done.push(await approve(tx, id));
      return done;
    }),
};
