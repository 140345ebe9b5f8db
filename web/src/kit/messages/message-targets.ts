import type { Message } from '@fovea/shared-types/message/message.dto';
import { paths, to } from '../../lib/paths';

type Label =
  | 'detail.to_order'
  | 'detail.to_goods'
  | 'detail.to_goods_review'
  | 'detail.to_certification'
  | 'detail.to_review'
  | 'detail.to_letters'
  | 'detail.to_licences'
  | 'detail.to_transfer'
  | 'detail.to_exchange'
  | 'detail.to_voucher'
  | 'detail.to_write_off'
  | 'detail.to_reconciliation'
  | 'detail.to_withdrawal'
  | 'detail.to_remittance'
  | 'detail.to_refund'
  | 'detail.to_parked'
  | 'detail.to_balance'
  | 'detail.to_search'
  | 'detail.to_questions'
  | 'detail.to_import'
  | 'detail.to_stock'
  | 'detail.to_evaluations'
  | 'detail.to_bills'
  | 'detail.to_bargain'
  | 'detail.to_reservation';
interface Target {
  path: string;
  label: Label;
}

/** Where an owner reads the status of their company; a refusal has a page of its own. */
const CERTIFICATION_PAGES: Readonly<Record<string, string>> = {
  company_certified: paths.certificationCompany,
  company_refused: paths.authenticationFail,
  company_expiring: paths.certificationCompany,
  company_expired: paths.certificationCompany,
};

/** Where a notice about stock leads: to what waits, to what was decided, to what is low. */
const STOCK_PAGES: Readonly<Record<string, string>> = {
  stock_submitted: paths.stockApproval,
  stock_approved: paths.stockRecords,
  stock_rejected: paths.inbound,
  stock_low: paths.warehouseGoods,
  stock_recall: paths.recallNotices,
  notice_silent: paths.deviceNotices,
  stock_count_expired: paths.checkGoods,
  allocation_approved: paths.allocation,
  allocation_short: paths.allocation,
  opening_import_done: paths.inbound,
  opening_import_failed: paths.warehouseGoods,
};

/** Bills as their customer has them, and as finance does. */
const BILL_PAGES: Readonly<Record<string, string>> = {
  bill_issued: paths.monthBills,
  bill_overdue: paths.monthBills,
  bill_unpaid: paths.monthList,
};

/** In the back office: where an enquiry is answered. */
const LETTER_PAGES: Readonly<Record<string, string>> = {
  feedback_received: paths.feedbackAdmin,
  message_received: paths.messageBoard,
};

/** About goods that the shop may not show: their place is the back office. */
const MANAGED_GOODS: ReadonlySet<string> = new Set(['goods_rejected', 'goods_forced_off']);

/** What the message is about, as a place to go: the order when there is one, else the goods, else the company's documents. */
export function messageTargets({ content: { params } }: Message): Target[] {
  const idOf = (name: string): number | null => {
    const value = Number(params[name]);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  const orderId = idOf('order_id');
  const goodsId = idOf('goods_id');
  const companyId = idOf('company_id');
  const bargainId = idOf('bargain_id');
  const importId = idOf('import_id');
  const targets: Target[] = [];
  if (orderId !== null)
    targets.push({
      path: params.is_desk === 1 ? to.managedOrder(orderId) : to.order(orderId),
      label: 'detail.to_order',
    });
  if (goodsId !== null) {
    const notice = String(params.notice);
    if (notice === 'goods_submitted')
      targets.push({ path: to.goodsReview(goodsId), label: 'detail.to_goods_review' });
    else
      targets.push({
        path: MANAGED_GOODS.has(notice) ? to.managedGoods(goodsId) : to.goods(goodsId),
        label: 'detail.to_goods',
      });
  }
  const certification = CERTIFICATION_PAGES[String(params.notice)];
  if (certification !== undefined) targets.push({ path: certification, label: 'detail.to_certification' });
  if (params.notice === 'company_submitted' && companyId !== null)
    targets.push({ path: to.merchantReview(companyId), label: 'detail.to_review' });
  if (params.licence_id !== undefined)
    targets.push({
      path: params.notice === 'licence_submitted' ? paths.licenceReview : paths.licences,
      label: 'detail.to_licences',
    });
  if (params.notice === 'reconciliation_differs')
    targets.push({ path: paths.reconciliation, label: 'detail.to_reconciliation' });
  if (params.transfer_id !== undefined)
    targets.push({ path: `${paths.transfers}?open=${params.transfer_id}`, label: 'detail.to_transfer' });
  if (params.notice === 'exchange_booked')
    targets.push({
      path: params.is_company === 1 ? paths.balanceDetails : paths.balance,
      label: 'detail.to_balance',
    });
  else if (params.exchange_id !== undefined)
    targets.push({ path: `${paths.exchanges}?open=${params.exchange_id}`, label: 'detail.to_exchange' });
  if (params.voucher_id !== undefined)
    targets.push({ path: `${paths.journalVouchers}?open=${params.voucher_id}`, label: 'detail.to_voucher' });
  if (params.write_off_id !== undefined)
    targets.push({ path: `${paths.writeOffs}?open=${params.write_off_id}`, label: 'detail.to_write_off' });
  if (params.withdrawal_id !== undefined)
    targets.push({ path: withdrawalPage(params), label: 'detail.to_withdrawal' });
  if (params.remittance_id !== undefined)
    targets.unshift({
      path: `${paths.remittances}?open=${params.remittance_id}`,
      label: 'detail.to_remittance',
    });
  if (params.refund_id !== undefined)
    targets.unshift({ path: `${paths.refunds}?open=${params.refund_id}`, label: 'detail.to_refund' });
  if (params.parked_id !== undefined)
    targets.push({ path: `${paths.suspensePayments}?open=${params.parked_id}`, label: 'detail.to_parked' });
  if (params.paid_kind === 'recharge' && params.is_desk !== 1)
    targets.push({ path: paths.balance, label: 'detail.to_balance' });
  if (params.paid_kind === 'month_bill' && params.is_desk !== 1)
    targets.push({ path: paths.monthBills, label: 'detail.to_bills' });
  if (params.notice === 'parked_credited') targets.push({ path: paths.balance, label: 'detail.to_balance' });
  const stock = STOCK_PAGES[String(params.notice)];
  if (stock !== undefined) targets.push({ path: stock, label: 'detail.to_stock' });
  const bills = BILL_PAGES[String(params.notice)];
  if (bills !== undefined) targets.push({ path: bills, label: 'detail.to_bills' });
  const letters = LETTER_PAGES[String(params.notice)];
  if (letters !== undefined) targets.push({ path: letters, label: 'detail.to_letters' });
  if (params.notice === 'saved_search_matched')
    targets.push({ path: `${paths.searchCommodity}?${params.search}`, label: 'detail.to_search' });
  if (params.notice === 'question_received')
    targets.unshift({ path: paths.questionAdmin, label: 'detail.to_questions' });
  if (params.notice === 'evaluation_received')
    targets.unshift({ path: paths.productComments, label: 'detail.to_evaluations' });
  if (bargainId !== null)
    targets.unshift({
      path: params.is_desk === 1 ? to.managedBargain(bargainId) : to.bargain(bargainId),
      label: 'detail.to_bargain',
    });
  const reservationId = idOf('reservation_id');
  if (reservationId !== null)
    targets.unshift({
      path: params.is_desk === 1 ? to.managedReservation(reservationId) : to.appointment(reservationId),
      label: 'detail.to_reservation',
    });
  if (importId !== null) targets.push({ path: to.goodsImport(importId), label: 'detail.to_import' });
  return targets;
}

/** Finance reviews it; a company reads its own in the back office, a member in their account. */
function withdrawalPage({ notice, is_company, withdrawal_id }: Message['content']['params']): string {
  const isFinance = notice === 'withdrawal_submitted' || notice === 'withdrawal_overdue';
  if (isFinance) return `${paths.withdrawalReview}?open=${withdrawal_id}`;
  return is_company === 1 ? `${paths.companyWithdrawals}?open=${withdrawal_id}` : paths.withdrawals;
}
