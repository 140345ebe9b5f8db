import type { InvariantCheck } from './invariant-check.js';
import { auctionChecks } from './auction.checks.js';
import { bargainChecks } from './bargain.checks.js';
import { goodsChecks } from './goods.checks.js';
import { ledgerChecks } from './ledger.checks.js';
import { memberChecks } from './member.checks.js';
import { monthBillChecks } from './month-bill.checks.js';
import { taxDocumentChecks } from './tax-document.checks.js';
import { orderChecks } from './order.checks.js';
import { paymentChecks } from './payment.checks.js';
import { platformChecks } from './platform.checks.js';
import { publishingChecks } from './publishing.checks.js';
import { reservationChecks } from './reservation.checks.js';
import { settingChecks } from './setting.checks.js';
import { stockChecks } from './stock.checks.js';
import { stockDocumentChecks } from './stock-document.checks.js';
import { exchangeChecks } from './exchange.checks.js';
import { journalVoucherChecks } from './journal-voucher.checks.js';
import { proceedsPayoutChecks } from './transfer.checks.js';
import { withdrawalChecks } from './withdrawal.checks.js';

/** All that must always hold, in the order of the report. */
export const INVARIANT_CHECKS: readonly InvariantCheck[] = [
  ...ledgerChecks,
  ...monthBillChecks,
  ...auctionChecks,
  ...orderChecks,
  ...taxDocumentChecks,
  ...paymentChecks,
  ...bargainChecks,
  ...reservationChecks,
  ...exchangeChecks,
  ...journalVoucherChecks,
  ...proceedsPayoutChecks,
  ...withdrawalChecks,
  ...settingChecks,
  ...memberChecks,
  ...goodsChecks,
  ...publishingChecks,
  ...stockChecks,
  ...stockDocumentChecks,
  ...platformChecks,
];
