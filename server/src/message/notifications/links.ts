import type { MessagePlace } from '@fovea/shared-types/message/message-places';
import { invariant } from '../../platform/kernel/app-error.js';
import type { NoticeFacts } from './notice-facts.js';
import type { LinkOf } from './notification-kind.js';

/** Pages of the web client that messages lead to; `test/tidy/notification-links.spec.ts` checks that each exists. */

type IdName = Extract<keyof NoticeFacts, `${string}_id`>;

/** A page without an id. */
const page =
  (place: MessagePlace, path: string): LinkOf =>
  () => ({ place, path });

/** One row on a page. A message that lacks the row's id is refused when it is written. */
const row =
  (place: MessagePlace, path: string, name: IdName): LinkOf =>
  (facts) => {
    const id = facts[name];
    invariant(Number.isSafeInteger(id) && Number(id) > 0, `a link to ${path} has its ${name}`);
    return { place, path: `${path}${id}` };
  };

/** The buyer's page, or the seller's in the back office. */
const bySide =
  (buyers: LinkOf, sellers: LinkOf): LinkOf =>
  (facts) =>
    facts.is_desk === 1 ? sellers(facts) : buyers(facts);

/** The page of a member, or of a company in the back office. */
const byOwner =
  (members: LinkOf, companies: LinkOf): LinkOf =>
  (facts) =>
    facts.is_company === 1 ? companies(facts) : members(facts);

const ownOrder = row('order', '/orderDetail?id=', 'order_id');
export const managedOrder = row('order', '/orders/orderList?open=', 'order_id');
export const order = bySide(ownOrder, managedOrder);
/** Of payments that may be for something else. */
export const orderIfAny: LinkOf = (facts) => (facts.order_id === undefined ? null : order(facts));
/** A device may have been bought in an order that its buyer no longer lists. */
export const boughtOrder: LinkOf = (facts) =>
  facts.order_id === undefined ? { place: 'order', path: '/myOrders' } : ownOrder(facts);
export const refund = row('refund', '/orders/refund?open=', 'refund_id');
export const bargain = bySide(
  row('bargain', '/bargains?id=', 'bargain_id'),
  row('bargain', '/orders/bargaining?open=', 'bargain_id'),
);
export const reservation = bySide(
  row('reservation', '/appointments?id=', 'reservation_id'),
  row('reservation', '/orders/reservationOrder?open=', 'reservation_id'),
);
export const evaluations = page('evaluations', '/productRelated/comment');

export const goods = row('goods', '/commodityDetail?id=', 'goods_id');
/** Goods that the shop may not show. */
export const managedGoods = row('goods', '/productRelated/productManage?open=', 'goods_id');
export const goodsReview = row('goods_review', '/productRelated/review?open=', 'goods_id');
export const goodsImport = row('import', '/productRelated/productManage?import=', 'import_id');
export const questions = page('questions', '/productRelated/question');
export const search: LinkOf = ({ search: address }) => {
  invariant(address !== undefined, 'a saved search has its address');
  return { place: 'search', path: `/searchCommodity?${address}` };
};

export const certification = page('certification', '/certificationCompany');
export const refusedCertification = page('certification', '/authenticationFail');
export const merchantReview = row('review', '/business/audit?open=', 'company_id');
export const licences = page('licences', '/business/licence');
export const licenceReview = page('licences', '/business/licenceReview');

export const stock = (path: string): LinkOf => page('stock', path);
const STOCK_DOCUMENTS = {
  in: row('stock', '/warehouse/inbound?open=', 'document_id'),
  out: row('stock', '/warehouse/outbound?open=', 'document_id'),
  move: row('stock', '/warehouse/allocation?open=', 'document_id'),
};
/** The document itself, on the list of its kind. */
export const stockDocument: LinkOf = (facts) =>
  facts.moves === undefined ? null : STOCK_DOCUMENTS[facts.moves](facts);
export const stockReview = row('stock', '/warehouse/approval?open=', 'document_id');
export const recall = row('stock', '/warehouse/recallNotice?open=', 'recall_party_id');

export const balance = page('balance', '/balance');
export const ownBalance = byOwner(balance, page('balance', '/finance/balanceDetails'));
export const bills = page('bills', '/monthBills');
export const taxDocuments = byOwner(
  page('tax_documents', '/taxDocuments'),
  page('tax_documents', '/business/taxDocuments'),
);
export const managedBills = page('bills', '/finance/monthList');
/** Where a payment that is for no order arrives. */
export const paidFor: LinkOf = (facts) =>
  facts.paid_kind === undefined ? null : { recharge: balance, month_bill: bills }[facts.paid_kind](facts);
export const withdrawal = byOwner(
  page('withdrawal', '/withdrawals'),
  row('withdrawal', '/finance/withdrawalList?open=', 'withdrawal_id'),
);
export const withdrawalReview = row('withdrawal', '/finance/approvalList?open=', 'withdrawal_id');
export const remittance = row('remittance', '/finance/remittances?open=', 'remittance_id');
export const suspense = row('parked', '/finance/parkedPayments?open=', 'parked_id');
export const proceedsPayout = row('transfer', '/finance/transferList?open=', 'transfer_id');
export const exchange = row('exchange', '/finance/exchanges?open=', 'exchange_id');
export const voucher = row('voucher', '/finance/journalVouchers?open=', 'voucher_id');
export const writeOff = row('write_off', '/finance/writeOffs?open=', 'write_off_id');
export const monthReopening = row('month_reopening', '/finance/monthReopenings?open=', 'month_reopening_id');
export const settingChange = row('setting_change', '/system/settingChanges?open=', 'setting_change_id');
export const engineerReview = row('engineer', '/maintenance/approve?open=', 'engineer_id');
export const engineer = byOwner(
  page('engineer', '/engineerCenter'),
  row('engineer', '/maintenance/engineer?open=', 'engineer_id'),
);
export const reconciliation = page('reconciliation', '/finance/reconciliation');

export const feedback = page('letters', '/content/feedback');
export const messageBoard = page('letters', '/content/messageBoard');
