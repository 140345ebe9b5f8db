import { exchangeChecks } from '../../server/src/invariants/exchange.checks.js';
import { journalVoucherChecks } from '../../server/src/invariants/journal-voucher.checks.js';
import { goodsChecks } from '../../server/src/invariants/goods.checks.js';
import { ledgerChecks } from '../../server/src/invariants/ledger.checks.js';
import { monthBillChecks } from '../../server/src/invariants/month-bill.checks.js';
import { orderChecks } from '../../server/src/invariants/order.checks.js';
import { paymentChecks } from '../../server/src/invariants/payment.checks.js';
import { settingChecks } from '../../server/src/invariants/setting.checks.js';
import { stockDocumentChecks } from '../../server/src/invariants/stock-document.checks.js';
import { stockChecks } from '../../server/src/invariants/stock.checks.js';
import { proceedsPayoutChecks } from '../../server/src/invariants/transfer.checks.js';
import { withdrawalChecks } from '../../server/src/invariants/withdrawal.checks.js';
import type { Queryable } from '../../server/src/platform/database/database.js';

const CHECKS = {
  goods: goodsChecks,
  bills: monthBillChecks,
  settings: settingChecks,
  stock: [...stockChecks, ...stockDocumentChecks],
  money: [
    ...[...ledgerChecks, ...paymentChecks, ...orderChecks],
    ...[...exchangeChecks, ...journalVoucherChecks, ...proceedsPayoutChecks, ...withdrawalChecks],
  ],
};

/** What `check:invariants` would report for one kind of thing, in the process of a spec. */
export async function violations(q: Queryable, of: keyof typeof CHECKS): Promise<string[]> {
  const found: string[] = [];
  for (const check of CHECKS[of])
    for (const violation of (await check.run(q)).violations) found.push(`${check.what}: ${violation}`);
  return found;
}
