/** A rule, what somebody changed who owns the tables, and how. */
export type Planted = readonly [rule: string, what: string, ...statements: string[]];

const lift = (table: string, ...constraints: string[]): string =>
  `ALTER TABLE ${table} ${constraints.map((name) => `DROP CONSTRAINT ${name}`).join(', ')}`;

/** The newest row of a table that is so. */
const newest = (table: string, condition = 'true'): string =>
  `(SELECT max(id) FROM ${table} WHERE ${condition})`;

const ofCause = (type: string): string => `(SELECT id FROM journal_entry WHERE cause_type = '${type}')`;

/** What breaks the rules of money. */
export const PLANTED_MONEY: readonly Planted[] = [
  ['M1', 'a posting', `UPDATE posting SET change = change + 1 WHERE id = ${newest('posting')}`],
  [
    'M1',
    'an entry without postings',
    `INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('nobody', 1, 'planted')`,
  ],
  ['M2', 'the time of a line', `UPDATE posting SET created_at = now() WHERE id = ${newest('posting')}`],
  [
    'M2',
    'a line that is gone',
    `DELETE FROM posting WHERE entry_id = ${newest('journal_entry')} AND change > 0`,
  ],
  ['M2', 'an entry that is gone', `DELETE FROM journal_entry WHERE id = ${newest('journal_entry')}`],
  ['M2', 'the guard of the journal', 'ALTER TABLE posting DISABLE TRIGGER posting_append_only'],
  ['M2', 'what the server may do', 'GRANT UPDATE (step) ON journal_entry TO fovea_app'],
  [
    'M3',
    'an entry that is reported twice',
    lift('journal_entry', 'journal_entry_cause_uq'),
    `INSERT INTO journal_entry (cause_type, cause_id, step)
     SELECT cause_type, cause_id, step FROM journal_entry WHERE cause_type <> 'withdrawal' LIMIT 1`,
  ],
  [
    'M3',
    'the entry of a capture',
    `UPDATE journal_entry SET cause_type = 'else' WHERE id IN ${ofCause('capture')}`,
  ],
  [
    'M3',
    'the entry of money that is held',
    `UPDATE journal_entry SET cause_type = 'else' WHERE id IN ${ofCause('payment')}`,
  ],
  [
    'M3',
    'the entry of what a provider charged back',
    `UPDATE journal_entry SET cause_type = 'else' WHERE id IN ${ofCause('payment_refund')}`,
  ],
  ['M3', 'what a document has of a transfer', `UPDATE remittance_share SET amount = amount - 1`],
  ['M3', 'a transfer that was not found', `UPDATE remittance SET status = 1 WHERE status = -1`],
  ['M4', 'a balance', `UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available'`],
  [
    'M4',
    'the order of an account’s lines',
    `UPDATE posting SET after = after + 1 WHERE id = ${newest('posting')}`,
  ],
  [
    'M4',
    'money below zero',
    lift('ledger_account', 'ledger_account_not_negative_ck', 'ledger_account_whose_kind_ck'),
    `UPDATE ledger_account SET kind = 'available' WHERE kind = 'external' AND balance < 0`,
  ],
  ['M5', 'the currency of a line', `UPDATE posting SET currency = 'USD' WHERE id = ${newest('posting')}`],
  [
    'M5',
    'a line of nothing',
    lift('posting', 'posting_change_ck'),
    `UPDATE posting SET change = 0 WHERE id = ${newest('posting')}`,
  ],
  [
    'M5',
    'a line beyond all bounds',
    lift('posting', 'posting_change_ck'),
    `UPDATE posting SET change = 10000000000001 WHERE id = ${newest('posting')}`,
  ],
  [
    'M5',
    'what an exchange bought',
    lift('exchange', 'exchange_product_ck'),
    `UPDATE exchange SET bought = bought + 1 WHERE status = 0`,
  ],
  [
    'M5',
    'the rate of an exchange',
    lift('exchange', 'exchange_product_ck'),
    `UPDATE exchange SET rate = rate + 0.01`,
  ],
  [
    'M5',
    'whose money was exchanged',
    lift('exchange', 'exchange_bank_ck'),
    `UPDATE exchange SET account_id = NULL WHERE account_id IS NOT NULL`,
  ],
  [
    'M5',
    'the entry of an exchange',
    `UPDATE journal_entry SET cause_type = 'else' WHERE id IN ${ofCause('exchange')}`,
  ],
  [
    'M5',
    'a second entry of an exchange',
    `UPDATE journal_entry SET cause_type = 'exchange', step = 'book', cause_id = ${newest('exchange', 'status = 0')}
     WHERE id = ${newest('journal_entry', "cause_type = 'withdrawal'")}`,
  ],
  [
    'M5',
    'an exchange that nobody booked',
    `UPDATE exchange SET status = 0, decision_id = NULL WHERE status = 1`,
  ],
  [
    'M5',
    'who approved an exchange',
    lift('approval_decision', 'approval_decision_self_ck'),
    `UPDATE approval_decision SET decided_by = (SELECT made_by FROM exchange ORDER BY id LIMIT 1)
     WHERE document = 'exchange'`,
  ],
  ['M5', 'what a journal voucher moved', `UPDATE journal_voucher SET amount = amount + 1 WHERE status = 1`],
  [
    'M5',
    'a journal voucher that nobody booked',
    `UPDATE journal_voucher SET status = 0, decision_id = NULL WHERE status = 1`,
  ],
  [
    'M5',
    'who approved a journal voucher',
    lift('approval_decision', 'approval_decision_self_ck'),
    `UPDATE approval_decision SET decided_by = (SELECT made_by FROM journal_voucher ORDER BY id LIMIT 1)
     WHERE document = 'journal_voucher'`,
  ],
  [
    'M6',
    'a withdrawal that was paid and returned',
    'DROP INDEX journal_entry_withdrawal_end_uq',
    `UPDATE journal_entry SET cause_type = 'withdrawal', cause_id = ${newest('withdrawal', 'status = 2')}, step = 'give_back'
     WHERE id = ${newest('journal_entry', "cause_type = 'payment_refund'")}`,
  ],
  [
    'M6',
    'a withdrawal that nobody paid',
    `UPDATE journal_entry SET step = 'paid' WHERE cause_type = 'withdrawal' AND step = 'payout'`,
  ],
  [
    'M6',
    'who decided',
    lift('approval_decision', 'approval_decision_self_ck'),
    `UPDATE approval_decision SET decided_by = (SELECT account_id FROM withdrawal ORDER BY id LIMIT 1)
     WHERE document = 'withdrawal'`,
  ],
  ['M7', 'what the provider reported', `UPDATE payment_event SET amount = amount - 1`],
  ['M7', 'the amount of a charge', `UPDATE payment_charge SET amount = amount - 1`],
  ['M7', 'who reported it', `DELETE FROM payment_event`],
  ['M7', 'a recharge that nobody credited', `UPDATE recharge SET status = 10`],
  [
    'M8',
    'more refunded than came',
    lift('orders', 'orders_refunded_ck'),
    `UPDATE orders SET refunded = captured + 1 WHERE refunded > 0`,
  ],
  [
    'M8',
    'more refunded of a capture',
    lift('capture', 'capture_refunded_ck'),
    `UPDATE capture SET refunded = amount + prepaid + 1 WHERE subject_type = 'recharge'`,
  ],
  ['M8', 'the refunds of an order', `UPDATE orders SET refunded = refunded - 1 WHERE refunded > 0`],
  ['M8', 'what a refund was', `UPDATE refund SET amount = amount - 1 WHERE status = 60`],
  ['M8', 'the pieces of a line', `UPDATE order_line SET returned = returned + 1 WHERE released = 0`],
  [
    'M8',
    'a parcel with what is not owed any more',
    `UPDATE shipment_line x SET quantity = l.quantity FROM order_line l
     WHERE l.order_id = x.order_id AND l.line = x.line AND l.released > 0`,
  ],
  [
    'M8',
    'freight that an order left at its end',
    `INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency)
     SELECT 'freight_bill', id, buyer_id, 1, 100, currency FROM orders WHERE status = 71 LIMIT 1`,
  ],
  [
    'S4',
    'more that came back of a stock-out',
    `UPDATE stock_document SET quantity = 9 WHERE returns_id IS NOT NULL`,
    `UPDATE stock_document_line SET quantity = 9
     WHERE document_id IN (SELECT id FROM stock_document WHERE returns_id IS NOT NULL)`,
  ],
  [
    'M8',
    'the entry of a refund',
    `UPDATE journal_entry SET cause_type = 'else' WHERE id IN ${ofCause('refund')}`,
  ],
];

/** What breaks the rules of orders. */
export const PLANTED_ORDERS: readonly Planted[] = [
  ['O1', 'the price of a line', `UPDATE order_line SET unit_price = unit_price + 1`],
  ['O1', 'how many a line has', `UPDATE order_line SET quantity = quantity + 1`],
  ['O1', 'the tax of a rate', lift('order_tax', 'order_tax_floor_ck'), `UPDATE order_tax SET tax = tax + 1`],
  [
    'O2',
    'a second capture',
    lift('capture', 'capture_once_uq'),
    `DROP INDEX capture_payment_once_uq`,
    `INSERT INTO capture (subject_type, subject_id, payment_id, payer_id, method, amount, currency)
     SELECT subject_type, subject_id, payment_id, payer_id, method, amount, currency FROM capture LIMIT 1`,
  ],
  ['O2', 'a capture that is gone', `DELETE FROM capture WHERE subject_type = 'order'`],
  ['O3', 'a step of an order', `DELETE FROM order_history WHERE seq = 2`],
  [
    'O3',
    'a step that is not written',
    `UPDATE order_history SET to_status = 50 WHERE seq = 2 AND to_status = 20`,
  ],
  [
    'O4',
    'stock that an unpaid order let go',
    `UPDATE stock_reservation SET status = 3, ended_at = now() WHERE holder_type = 'order_line' AND status = 1`,
  ],
  [
    'O4',
    'stock that an order kept after its end',
    `UPDATE stock_reservation SET status = 1, ended_at = NULL WHERE holder_type = 'order_line' AND status = 3`,
  ],
  [
    'O4',
    'stock that came back twice',
    `UPDATE stock_reservation SET quantity = quantity * 2 WHERE holder_type = 'order_line' AND status = 3`,
  ],
  ['O7', 'who wrote a review', `UPDATE evaluation SET author_id = (SELECT min(id) FROM account)`],
  [
    'O7',
    'a review of what nobody received',
    `UPDATE evaluation SET order_id = (SELECT min(id) FROM orders), author_id = (SELECT buyer_id FROM orders ORDER BY id LIMIT 1)`,
  ],
  [
    'O7',
    'a second review',
    lift('evaluation', 'evaluation_once_uq'),
    `INSERT INTO evaluation (order_id, author_id, company_id, comment_star, comment_content)
     SELECT order_id, author_id, company_id, 1, 'Again' FROM evaluation`,
  ],
];
