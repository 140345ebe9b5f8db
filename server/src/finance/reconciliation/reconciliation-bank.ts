import { BANK_LINE_KIND, BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { REMITTANCE_STATUS, REQUESTED_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { compared, dayOf, entriesOn } from './reconciliation-sources.js';

const { confirmed, credited } = REMITTANCE_STATUS;
const ON_STATEMENT = `s.currency = $2 AND s.kind <> ${BANK_LINE_KIND.refused} AND s.booked_on IS NOT NULL`;
const MATCHED = `s.matching = ${BANK_LINE_MATCHING.matched}`;

/** The statement that debits a whole file covers each of its payouts: `w` is one that was paid. */
const LUMP = `(SELECT i.file_id FROM payout_file_item i JOIN bank_line s ON s.subject_type = 'payout_file'
    AND s.subject_id = i.file_id AND ${MATCHED} AND ${ON_STATEMENT}
  WHERE i.withdrawal_id = w.id AND i.attempt = w.attempt)`;

/** Of each line of a statement `s`, what it was matched to. */
const KEY_OF_LINE = `SELECT CASE WHEN s.subject_type IS NULL THEN 'line'
    WHEN s.subject_type IN ('exchange_sold', 'exchange_bought') THEN 'exchange' ELSE s.subject_type END AS type,
  coalesce(s.subject_id, s.id) AS id`;

/** Orders of one checkout `c` that one transfer paid. */
const OF_GROUP = `(c.method = ${PAY_TYPE.bank} AND c.payment_group_id IS NOT NULL)`;

/** Of each entry `e`, the document that the bank reports: several captures may be of one transfer, payouts of one file. */
const KEY_OF_ENTRY = `SELECT CASE WHEN r.id IS NOT NULL THEN 'remittance' WHEN l.file_id IS NOT NULL THEN 'payout_file'
    WHEN ${OF_GROUP} THEN 'payment_group' WHEN c.id IS NOT NULL THEN c.subject_type ELSE e.cause_type END AS type,
  coalesce(r.id, l.file_id, CASE WHEN ${OF_GROUP} THEN c.payment_group_id END, c.subject_id, e.cause_id) AS id
  FROM (SELECT) one
  LEFT JOIN capture c ON e.cause_type = 'capture' AND c.id = e.cause_id
  LEFT JOIN (remittance_share h JOIN remittance r ON r.id = h.remittance_id AND r.status = ${confirmed})
    ON (h.subject_type, h.subject_id) = (c.subject_type, c.subject_id)
  LEFT JOIN withdrawal w ON e.cause_type = 'withdrawal' AND w.id = e.cause_id
  LEFT JOIN LATERAL (SELECT ${LUMP} AS file_id) l ON w.id IS NOT NULL`;

/** What was on the account before its first statement, no line of a statement reports. */
const IS_OPENING = `'opening' IN (v.debit_kind, v.credit_kind)`;

/** What finance read at the bank: `at`, and what moved. It substitutes for statements until they are imported. */
const REVIEWED = `
  SELECT 'remittance' AS type, r.id, r.amount, r.decided_at AS at FROM remittance r
  WHERE r.status = ${confirmed} AND r.currency = $2
  UNION ALL
  SELECT 'remittance', r.id, r.received_amount, r.decided_at FROM remittance r
  WHERE r.status = ${credited} AND r.received_currency = $2
  UNION ALL
  SELECT 'withdrawal', w.id, -w.amount, w.paid_at FROM withdrawal w
  WHERE w.status = ${WITHDRAWAL_STATUS.paid} AND w.currency = $2
  UNION ALL
  SELECT 'exchange', x.id, CASE x.sold_currency WHEN $2 THEN -x.sold - x.fee ELSE x.bought END, d.decided_at
  FROM exchange x JOIN approval_decision d ON d.id = x.decision_id
  WHERE x.status = ${REQUESTED_STATUS.booked} AND x.whose = 0 AND $2 IN (x.sold_currency, x.bought_currency)
  UNION ALL
  SELECT 'journal_voucher', v.id, v.bank_amount, d.decided_at
  FROM journal_voucher v JOIN approval_decision d ON d.id = v.decision_id
  WHERE v.status = ${REQUESTED_STATUS.booked} AND v.currency = $2 AND v.bank_amount <> 0 AND NOT ${IS_OPENING}
  UNION ALL
  SELECT 'month_bill_payment', p.id, p.amount, p.paid_at FROM month_bill_payment p JOIN month_bill b ON b.id = p.bill_id
  WHERE p.pay_type = ${PAY_TYPE.bank} AND p.capture_id IS NULL AND b.currency = $2`;

const NO_STATEMENT = `NOT EXISTS (SELECT FROM bank_line s WHERE ${ON_STATEMENT} AND s.booked_on <= $1::date)`;

const LINES_OF_KEY = `SELECT s.* FROM bank_line s WHERE ${ON_STATEMENT} AND (
    s.subject_id = k.id AND ${MATCHED} AND s.subject_type = ANY (
      CASE k.type WHEN 'exchange' THEN ARRAY['exchange_sold', 'exchange_bought'] ELSE ARRAY[k.type] END)
    OR k.type = 'line' AND s.id = k.id)`;

/** By a key, every cause whose entries it covers. */
const CAUSES = `
  SELECT k.type AS cause_type, k.id AS cause_id
  UNION ALL
  SELECT 'capture', c.id FROM remittance r JOIN remittance_share h ON h.remittance_id = r.id
  JOIN capture c ON (c.subject_type, c.subject_id) = (h.subject_type, h.subject_id)
  WHERE k.type = 'remittance' AND r.id = k.id AND r.status = ${confirmed}
  UNION ALL
  SELECT 'withdrawal', w.id FROM payout_file_item i JOIN withdrawal w ON w.id = i.withdrawal_id AND w.attempt = i.attempt
  WHERE k.type = 'payout_file' AND i.file_id = k.id
  UNION ALL
  SELECT 'capture', c.id FROM payment p JOIN capture c ON c.payment_id = p.id
  WHERE k.type = 'payment_group' AND (p.subject_type, p.subject_id) = (k.type, k.id) AND ${OF_GROUP}
  UNION ALL
  SELECT 'capture', c.id FROM capture c WHERE (c.subject_type, c.subject_id) = (k.type, k.id)`;

const NAME = `CASE k.type
    WHEN 'remittance' THEN (SELECT r.reference FROM remittance r WHERE r.id = k.id AND r.status = ${confirmed})
    WHEN 'withdrawal' THEN (SELECT w.sn FROM withdrawal w WHERE w.id = k.id)
    WHEN 'payout_file' THEN (SELECT f.sn FROM payout_file f WHERE f.id = k.id)
    WHEN 'exchange' THEN (SELECT x.sn FROM exchange x WHERE x.id = k.id)
    WHEN 'journal_voucher' THEN (SELECT v.sn FROM journal_voucher v WHERE v.id = k.id) END`;

/** Lines of statements, by what they were matched to, with the bank's account. */
export const BANK = compared(2, {
  kind: 'bank',
  due: `SELECT k.* FROM bank_line s CROSS JOIN LATERAL (${KEY_OF_LINE}) k WHERE ${ON_STATEMENT} AND s.booked_on = $1::date
    UNION
    SELECT k.* FROM (${entriesOn('bank')}) e CROSS JOIN LATERAL (${KEY_OF_ENTRY}) k
    WHERE NOT EXISTS (SELECT FROM journal_voucher v WHERE k.type = 'journal_voucher' AND v.id = k.id AND ${IS_OPENING})
    UNION
    SELECT x.type, x.id FROM (${REVIEWED}) x WHERE ${dayOf('x.at')} AND ${NO_STATEMENT}`,
  told: `SELECT coalesce(
      (SELECT sum(CASE s.kind WHEN ${BANK_LINE_KIND.in} THEN s.amount ELSE -s.amount END) FROM (${LINES_OF_KEY}) s),
      (SELECT sum(x.amount) FROM (${REVIEWED}) x WHERE (x.type, x.id) = (k.type, k.id) AND ${NO_STATEMENT}))`,
  causes: CAUSES,
  name: NAME,
});
