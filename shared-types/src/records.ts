import { monthClosing } from './finance/month-closing.record.js';
import { monthReopening } from './finance/month-reopening.record.js';
import { auctionPlan } from './auction/plan.record.js';
import { auctionTemplate } from './auction/template.record.js';
import { auctionOrder } from './auction/auction-order.record.js';
import { strike } from './auction/strike.record.js';
import { feedback } from './content/feedback.record.js';
import { messageBoard } from './content/message-board.record.js';
import { staticPages } from './content/static-page.record.js';
import { creditLimit } from './finance/credit-limit.record.js';
import { monthBill } from './finance/month-bill.record.js';
import { brand } from './goods/brand.record.js';
import { lexicon } from './goods/lexicon.record.js';
import { product } from './goods/product.record.js';
import { question } from './goods/question.record.js';
import { bankLine } from './finance/bank-line.record.js';
import { withdrawalLimit } from './finance/withdrawal-limit.record.js';
import { withdrawalReview } from './finance/withdrawal-review.record.js';
import { withdrawal } from './finance/withdrawal.record.js';
import { engineer } from './maintenance/engineer.record.js';
import { licence } from './member/licence.record.js';
import { licenceKind } from './member/licence-kind.record.js';
import { licenceStep } from './member/licence-step.record.js';
import { member } from './member/member.record.js';
import { merchant } from './member/merchant.record.js';
import { bargain } from './order/bargain.record.js';
import { reservation } from './order/reservation.record.js';
import { evaluation } from './order/evaluation.record.js';
import { order } from './order/order.record.js';
import { salesTax } from './finance/sales-tax.record.js';
import { taxDocument } from './finance/tax-document.record.js';
import { platformBankAccount } from './finance/platform-account.record.js';
import { suspensePayment } from './finance/suspense-payment.record.js';
import { remittance } from './finance/remittance.record.js';
import { refund } from './order/refund.record.js';
import { freightRate } from './order/freight-rate.record.js';
import { freightZone } from './order/freight-zone.record.js';
import { taxRate } from './order/tax-rate.record.js';
import { invoiceIssuer } from './order/invoice-issuer.record.js';
import { shipment } from './order/shipment.record.js';
import { settingChange } from './rbac/setting-change.record.js';
import { approvalLimit } from './platform/approval-limit.record.js';
import { referenceRate } from './platform/reference-rate.record.js';
import { deadLetter } from './platform/dead-letter.record.js';
import { allocation } from './warehouse/allocation.record.js';
import { arrival } from './warehouse/arrival.record.js';
import { bin } from './warehouse/bin.record.js';
import { customerCompany } from './warehouse/customer-company.record.js';
import { customer } from './warehouse/customer.record.js';
import { send } from './warehouse/send.record.js';
import { warehouse } from './warehouse/warehouse.record.js';
import { cleanStatement } from './warehouse/clean-statement.record.js';
import { notice } from './warehouse/notice.record.js';
import { recallParty } from './warehouse/recall-party.record.js';
import { recall } from './warehouse/recall.record.js';
import { rule } from './warehouse/rule.record.js';
import { movement } from './warehouse/movement.record.js';
import { stockCount } from './warehouse/stock-count.record.js';
import { stockIn } from './warehouse/stock-in.record.js';
import { stockOut } from './warehouse/stock-out.record.js';
import { stockReview } from './warehouse/stock-review.record.js';
import { accountCode } from './finance/account-code.record.js';
import { journal } from './finance/journal.record.js';
import { balanceLine } from './finance/balance-line.record.js';
import { platformFee } from './finance/platform-fee.record.js';
import { reconciliation } from './finance/reconciliation.record.js';
import { exchange } from './finance/exchange.record.js';
import { journalVoucher } from './finance/journal-voucher.record.js';
import { writeOff } from './finance/write-off.record.js';
import { proceedsPayout } from './finance/transfer.record.js';
import { stock } from './warehouse/stock.record.js';
import { tradeRecord } from './warehouse/trade-record.record.js';
import type { AuditActionsOf, PermissionsOf } from './record/record.js';

/** Every record of the product. Permissions, texts of the audit log, the menu's buttons and the tests come from it. */
export const records = [
  monthClosing,
  monthReopening,
  auctionPlan,
  auctionTemplate,
  auctionOrder,
  accountCode,
  balanceLine,
  platformFee,
  reconciliation,
  exchange,
  journalVoucher,
  writeOff,
  proceedsPayout,
  withdrawal,
  approvalLimit,
  referenceRate,
  settingChange,
  withdrawalLimit,
  withdrawalReview,
  platformBankAccount,
  taxDocument,
  salesTax,
  remittance,
  bankLine,
  suspensePayment,
  journal,
  brand,
  bargain,
  reservation,
  evaluation,
  order,
  refund,
  freightRate,
  freightZone,
  taxRate,
  invoiceIssuer,
  shipment,
  monthBill,
  creditLimit,
  feedback,
  lexicon,
  engineer,
  licence,
  licenceKind,
  licenceStep,
  member,
  merchant,
  messageBoard,
  movement,
  cleanStatement,
  notice,
  recall,
  recallParty,
  tradeRecord,
  deadLetter,
  product,
  question,
  rule,
  staticPages,
  stock,
  stockCount,
  stockIn,
  stockOut,
  allocation,
  stockReview,
  strike,
  warehouse,
  bin,
  customer,
  customerCompany,
  arrival,
  send,
] as const;

type Each = (typeof records)[number];
export type RecordPermission = PermissionsOf<Each>;
export type RecordAuditAction = AuditActionsOf<Each>;
