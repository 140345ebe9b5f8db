import { type Bench, openBench } from './proof.js';
import type { Row } from './sound-rows.js';

/** Where a row cannot be written with this fault alone, its case is among the others. */
const ELSEWHERE = new Set([
  // A zone without a country is refused before: the case has both.
  'freight_rate_zone_fk',
  // A limit is of one owner alone, and a write-off names itself: the cases cover the rest.
  'credit_limit_company_fk',
  'month_bill_written_off_fk',
  'auction_winner_bid_fk',
  // The payment of a share, and of the whole, is checked by both; a share is of an order of that checkout.
  'capture_group_fk',
  'capture_payment_fk',
  // Its first columns are generated; the cases name others.
  'withdrawal_bank_account_fk',
  // A decided one is in another state: its case covers that.
  'withdrawal_decision_fk',
  'exchange_decision_fk',
  'journal_voucher_decision_fk',
  'write_off_decision_fk',
  // The platform's own has a value day, a balance has none: the cases cover the rest.
  'exchange_account_fk',
  'exchange_company_fk',
  'withdrawal_history_transition_fk',
  'transfer_history_transition_fk',
  // Its first column is the day: the case names another.
  'reconciliation_day_fk',
  // A payout made by hand is not released by the clock.
  'transfer_made_by_fk',
  // Of a decided line: its case covers that.
  'bank_line_decided_by_fk',
  'order_history_transition_fk',
  // A line at an agreed price is of an order of who agreed on it: the cases have both.
  'order_line_bargain_buyer_fk',
  'order_line_bargain_fk',
  // Its first column is the engineer's own id: the case names another's submission.
  'engineer_submission_fk',
  // Its first column is the company, whose own key answers first.
  'company_licence_renews_fk',
  'customer_customer_company_fk',
  'arrival_warehouse_fk',
  'send_customer_fk',
  // Its first column is the order, as that of its parcel.
  'shipment_line_line_fk',
  // Its first column is the order, as that of its refund.
  'refund_line_line_fk',
  'arrival_customer_fk',
  // Its first column is the warehouse, whose own key answers first.
  'stock_money_fk',
  'stock_document_money_fk',
  // Its first column is the company, as that of its warehouse.
  'stock_document_customer_fk',
  // Its first column is the warehouse, as that of its stock.
  'stock_part_bin_fk',
  'stock_count_claim_bin_fk',
  'stock_movement_bin_fk',
  // Its first column is the part, whose own key answers first.
  'stock_movement_part_bin_fk',
  // Its first column is the count, whose own key answers first.
  'stock_count_piece_line_fk',
  'stock_count_scan_line_fk',
  // Its first column is the company, as that of its warehouse; another currency is the case of the second.
  'stock_document_to_warehouse_fk',
  'stock_document_to_money_fk',
  'stock_document_allocation_fk',
  // Its first column is the company, which a line without a listing has not; the cases name one.
  'stock_document_line_company_fk',
  'stock_document_line_goods_fk',
  'stock_document_line_listing_fk',
  // The server writes none of its rows: the cases are the owner's.
  'offered_stock_company_fk',
  'offered_stock_product_fk',
  'stock_document_arrival_fk',
  // The contents of a bin are stock: the case has one.
  'serial_unit_bin_fk',
  // A posting of no account has no place in one: NOT NULL answers first, and another currency is the case that is left.
  'posting_account_fk',
  // A payment has a charge only in some states, and a charge its payment from the commit on: the cases are of both.
  'payment_charge_fk',
  'payment_charge_payment_fk',
  // The plain key to the parent answers first.
  'category_parent_level_fk',
]);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe('foreign keys', () => {
  it('each refuse a row that points at nothing', async () => {
    const keys = await bench.rows<{ name: string; table: string; column: string }>(
      `SELECT k.conname AS name, k.conrelid::regclass::text AS table, a.attname AS column
       FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace ORDER BY 1`,
    );
    expect(keys.length).toBeGreaterThan(40);
    const answers = new Map<string, string | undefined>();
    for (const { name, table, column } of keys) {
      if (ELSEWHERE.has(name)) continue;
      const error = await bench.attempt(async ({ insert, commitWould }) => {
        await insert(table, { [column]: 1_999_999_999, ...COMPANIONS[name] });
        await commitWould();
      });
      answers.set(name, error?.constraint);
    }
    expect([...answers].filter(([name, answer]) => answer !== name)).toEqual([]);
  });
});

/** What must be there beside the fault so that no other rule answers first. */
const REPLIED = { status: 2, reply: 'Words', replied_at: new Date() };
const SCRAPPED = { status: 9, audit_status: -2, scrapped_at: new Date(), scrap_notes: 'Words' };
const COMPANIONS: Record<string, Row> = {
  recall_party_company_fk: { account_id: null },
  payment_resolved_by_fk: {
    ...{ status: 40, received_amount: 900, received_currency: 'JPY', park_cause: 'amount' },
    ...{ resolution: 1, resolve_note: 'Words' },
  },
  recall_party_by_fk: { status: 1, acknowledged_at: new Date() },
  stock_document_decision_fk: { status: 1, audit_status: 1 },
  stock_document_scrapped_by_fk: SCRAPPED,
  serial_unit_stock_fk: { place: 1 },
  stock_movement_unit_fk: { part_id: null },
  stock_reservation_unit_fk: { part_id: null },
  stock_transit_unit_fk: { part_id: null, quantity: 1 },
  bargain_ended_by_fk: { status: 50, ended_at: new Date() },
  reconciliation_explained_by_fk: { explained_at: new Date(), remark: 'Words' },
  evaluation_replied_by_fk: { reply: 'Words', replied_at: new Date() },
  table_view_company_fk: { is_shared: true },
  feedback_replied_by_fk: REPLIED,
  goods_question_answered_by_fk: { answer: 'Yes', answered_at: new Date() },
  message_board_replied_by_fk: REPLIED,
  static_page_updated_by_fk: { updated_at: new Date() },
  auction_winner_fk: {
    ...{ status: 40, closed_at: new Date(), winner_seq: 1 },
    ...{ leader_id: 1_999_999_999, leader_max: 2_000, leader_seq: 1 },
  },
  auction_strike_settled_by_fk: { settled_at: new Date() },
  category_parent_fk: { level: 2 },
  goods_video_owner_fk: { video_file_id: 1_999_999_999 },
  goods_image_owner_fk: { file_id: 1_999_999_999 },
  goods_submission_decision_fk: { audit_status: 1 },
  licence_submission_decision_fk: { status: 1 },
  draft_product_goods_fk: { status: 1 },
  goods_import_key_account_fk: { company_id: null },
  goods_import_key_goods_fk: { draft_id: null },
  goods_import_row_draft_fk: { state: 1 },
  goods_import_row_goods_fk: { state: 2 },
  company_submission_decision_fk: { status: 2 },
  // As large as its column goes.
  company_licence_kind_fk: { kind: 32_000 },
  compliance_rule_licence_fk: { about: 2, outcome: 1 },
  compliance_rule_or_fk: { about: 2, outcome: 1, licence_kind_id: 1 },
  stock_count_ended_by_fk: { status: 9, ended_at: new Date() },
  stock_count_line_counted_by_fk: { counted: 1, expected: 1, counted_at: new Date() },
  stock_count_line_previous_by_fk: { round: 2, previous_counted: 1, previous_expected: 1 },
  approval_decision_first_word_fk: { needs_two: true },
};
