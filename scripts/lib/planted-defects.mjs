/**
 * One mistake that somebody could make, and the spec that has to notice it. `from` occurs once in the file.
 * @typedef {{ what: string, file: string, from: string, to: string, spec: string, title?: string }} Defect
 */

const BID_RULES = {
  file: 'server/src/auction/rules/bid-rules.ts',
  spec: 'server/src/auction/rules/bid-rules.spec.ts',
};
const WITHDRAWAL = 'test/api/finance/withdrawal.api.spec.ts';
const APPROVALS = 'test/api/approvals.api.spec.ts';

/** @type {readonly Defect[]} */
export const DEFECTS = [
  {
    what: 'a lock is left out',
    file: 'server/src/order/bargains/bargain.repository.ts',
    from: 'offer_price, offers, status FROM bargain WHERE id = $1 FOR UPDATE`',
    to: 'offer_price, offers, status FROM bargain WHERE id = $1`',
    spec: 'test/concurrency/lock-races.spec.ts',
    title: 'bargain.repository.ts lockBargain',
  },
  {
    what: 'a list forgets the company of its reader',
    file: 'server/src/auction/admission/bidder-list.repository.ts',
    from: 'filter.where(rowsInScope(reader, LOT_ROWS.rowsOf, (value) => filter.value(value)));\n    const { rows } = await q.query<BidderSums>(',
    to: 'rowsInScope(reader, LOT_ROWS.rowsOf, String);\n    const { rows } = await q.query<BidderSums>(',
    spec: 'test/api/auction/auction-admin.api.spec.ts',
  },
  {
    what: 'money moves the wrong way',
    file: 'server/src/finance/withdrawals/withdrawal-movement.ts',
    from: "transfer(held, payeeAccount(payeeOf(money), 'available', money.currency), money.amount)",
    to: "transfer(payeeAccount(payeeOf(money), 'available', money.currency), held, money.amount)",
    spec: WITHDRAWAL,
  },
  {
    what: 'a decision needs no more than the permission to read',
    file: 'shared-types/src/finance/withdrawal.calls.ts',
    from: "may: 'finance:withdrawal:approve'",
    to: "may: 'finance:withdrawal:list'",
    spec: APPROVALS,
    title: 'the approval of withdrawals',
  },
  {
    what: 'a repeated request takes effect again',
    file: 'server/src/platform/http/idempotency.ts',
    from: 'if (count === 0) return firstAnswer(tx, row);',
    to: 'if (count < 0) return firstAnswer(tx, row);',
    spec: WITHDRAWAL,
  },
  {
    what: 'a bid of exactly the next step is refused',
    ...BID_RULES,
    from: 'return max < minNextBid(state)',
    to: 'return max <= minNextBid(state)',
  },
  {
    what: 'a late bid does not extend the lot',
    ...BID_RULES,
    from: 'next.endAt = softClose(state, now);\n  next.bidCount = state.bidCount + 1;\n  next.seq = state.seq + 1;\n  if',
    to: 'next.endAt = state.endAt;\n  next.bidCount = state.bidCount + 1;\n  next.seq = state.seq + 1;\n  if',
  },
  {
    what: 'a maximum equal to the reserve misses it',
    ...BID_RULES,
    from: 'max >= terms.reservePrice;',
    to: 'max > terms.reservePrice;',
  },
  {
    what: 'consumption tax is rounded up',
    file: 'server/src/order/tax/tax-rules.ts',
    from: 'tax: atRate(base, rate)',
    to: 'tax: Math.ceil((base * rate) / 10_000)',
    spec: 'server/src/order/tax/tax-rules.spec.ts',
  },
  {
    what: 'a refund may exceed what was paid',
    file: 'server/src/order/refunds/refund-request.service.ts',
    from: 'if (request.amount > most)',
    to: 'if (request.amount > 2 * most)',
    spec: 'test/api/order/refund.api.spec.ts',
  },
  {
    what: 'sessions outlive a change of the password',
    file: 'server/src/member/passwords/password-replacement.ts',
    from: 'await this.sessions.endAllOf(tx, account.id);',
    to: 'await this.sessions.endAllOf(tx, account.id, caller.member?.sessionId ?? null).then(() => []);',
    spec: 'test/api/member/passwords.api.spec.ts',
  },
  {
    what: 'an export has the rows of every company',
    file: 'server/src/rbac/users/user.exports.ts',
    from: 'rows: (caller, filters) => this.users.all(this.db, caller, filters)',
    to: 'rows: (caller, filters) =>\n        this.users.all(this.db, { ...caller, rows: [{ companyId: null, deptIds: null }] }, filters)',
    spec: 'test/api/rbac/data-scope.api.spec.ts',
  },
  {
    what: "the seller gets the buyer's notification",
    file: 'server/src/message/trade-notices/refund-notice.handlers.ts',
    from: 'recipientId: payload.buyer_id',
    to: 'recipientId: payload.seller_id',
    spec: 'test/api/message/refund-notices.api.spec.ts',
  },
  {
    what: 'a count is confirmed with lines that nobody closed',
    file: 'server/src/warehouse/counts/count-confirm.service.ts',
    from: 'if (rest > 0)',
    to: 'if (rest > 1_000)',
    spec: 'test/api/warehouse/stock-counts.api.spec.ts',
  },
  {
    what: 'an agreed price is valid for ever',
    file: 'server/src/order/bargains/bargain.repository.ts',
    from: 'status = ${agreed} AND expired_at > clock_timestamp()`',
    to: 'status = ${agreed}`',
    spec: 'test/api/order/bargain.api.spec.ts',
  },
  {
    what: 'one person approves twice',
    file: 'server/src/platform/approval/approval.service.ts',
    from: 'if (own) throw alreadyDecided(own);',
    to: 'if (own && before.length > 1) throw alreadyDecided(own);',
    spec: APPROVALS,
    title: 'the approval of withdrawals',
  },
  {
    what: 'a withdrawal above the limit takes one approval',
    file: 'server/src/finance/withdrawals/withdrawal-review.service.ts',
    from: 'return isLarge;',
    to: 'return isLarge && false;',
    spec: WITHDRAWAL,
  },
  {
    what: 'the price of a freight zone is charged anywhere in the country',
    file: 'server/src/order/freight/freight-rules.ts',
    from: 'return lengths.length === 0 ? -1 :',
    to: 'return lengths.length === 0 ? 1 :',
    spec: 'server/src/order/freight/freight-rules.spec.ts',
  },
  {
    what: 'a decision leaves no line in the audit log',
    file: 'server/src/platform/approval/approval.service.ts',
    from: 'await this.audit.record(tx, caller, {\n      ...line,',
    to: 'Object.freeze({\n      ...line,',
    spec: APPROVALS,
    title: 'the approval of withdrawals',
  },
  {
    what: 'a cell of a CSV file is a formula',
    file: 'server/src/platform/exports/cell-text.ts',
    from: "(isRisky(text) ? `'${text}` : text)",
    to: 'text',
    spec: 'test/api/platform/export.api.spec.ts',
  },
];
