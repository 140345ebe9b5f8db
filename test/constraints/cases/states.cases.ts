import type { Row } from '../sound-rows.js';
import type { ConstraintCase } from '../proof.js';

/** A state of each guarded table, and one to which no move of its machine leads from there. */
const DEAD_ENDS: ReadonlyArray<readonly [table: string, row: Row, move: string, trigger?: string]> = [
  ['goods', { status: 90 }, 'status = 30'],
  ['goods_submission', { audit_status: 0 }, 'audit_status = 5'],
  ['draft_product', { status: 9 }, 'status = 0'],
  ['auction', { status: 20 }, 'status = 10'],
  ['auction', { status: 30, closed_at: new Date(), answer_deadline: new Date() }, 'status = 20'],
  ['auction_bidder', { status: 1 }, 'status = 0'],
  [
    'auction_bidder',
    { deposit: 500, deposit_status: 2 },
    'deposit_status = 1',
    'auction_bidder_deposit_move',
  ],
  [
    'auction_bidder',
    { bidder_no: 7, order_status: 41, first_bid_at: new Date() },
    'order_status = 50',
    'auction_bidder_order_move',
  ],
  ['auction_offer', { status: 1 }, 'status = 0'],
  ['bargain', {}, 'status = 40'],
  ['reservation', {}, 'status = 20, captured = fee'],
  ['evaluation', {}, 'status = 5'],
  ['month_bill', { status: 40 }, 'status = 0'],
  ['payment', { status: 30 }, 'status = 20'],
  ['recharge', { status: 20 }, 'status = 10'],
  ['refund', { status: 70 }, 'status = 10'],
  ['remittance', {}, 'status = 5'],
  ['feedback', {}, 'status = 5'],
  ['message_board', {}, 'status = 5'],
  ['message', { is_read: 1 }, 'is_read = 0'],
  ['company', { status: 1 }, 'status = NULL'],
  ['company', { certification_status: 0, status: null }, 'status = 0'],
  ['company', { certification_status: 0 }, 'certification_status = 2', 'company_certification_move'],
  ['company_licence', { status: 1 }, 'status = 0'],
  ['account', { status: 1 }, 'status = 5'],
  ['warehouse', { status: 9 }, 'status = 1'],
  ['arrival', { status: 9 }, 'status = 0'],
  ['send', { status: 9 }, 'status = 0'],
  ['stock_count', { status: 9, ended_at: new Date() }, 'status = 0, ended_at = NULL'],
  ['stock_document', {}, 'status = 5', 'stock_document_in_move'],
  ['stock_document', { type: 21, kind: null }, 'status = 5', 'stock_document_out_move'],
  ['stock_document', {}, 'audit_status = 5', 'stock_document_audit_move'],
  ['device_notice', {}, 'status = 5'],
  ['recall', {}, 'status = 5'],
  ['recall_party', {}, 'status = 5'],
];

export const statesCases: ConstraintCase[] = [
  ...DEAD_ENDS.map(([table, row, move, trigger = `${table}_move`]): ConstraintCase => ({
    refuses: trigger,
    violation: `a move that is not written: ${move} of ${table}`,
    when: async ({ insert, sql }) => {
      const id = await insert(table, row);
      await sql(`UPDATE ${table} SET ${move} WHERE id = $1`, [id]);
    },
  })),
  {
    refuses: 'state_transition_pk',
    violation: 'a move written twice, even by the owner',
    when: async ({ becomeOwner, sql }) => {
      await becomeOwner();
      await sql(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', NULL, 10)`);
    },
  },
];
