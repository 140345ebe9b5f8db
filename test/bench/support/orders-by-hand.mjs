import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { order } from '@fovea/shared-types/order/order.record';
import { AppModule } from '../../../server/dist/app.module.js';
import { pageOf } from '../../../server/dist/platform/database/page.js';
import { RecordTable } from '../../../server/dist/platform/records/record-table.js';
import { servedRecords } from '../../../server/dist/platform/records/served-record.js';
import { WalletRepository } from '../../../server/dist/finance/wallet/wallet.repository.js';
import { CLERK, COMPANY, MEMBER } from './bench-orders.mjs';

/** @typedef {import('../../../server/dist/platform/database/database.js').Database} Database */

/**
 * What modules say of themselves when they are made is part of the statements: documents behind a line among it.
 * @param {Function} module
 */
function introduce(module, known = new Set()) {
  if (known.has(module)) return;
  known.add(module);
  if (module.length === 0) Reflect.construct(module, []);
  for (const imported of Reflect.getMetadata('imports', module) ?? [])
    introduce(imported.module ?? imported, known);
}
introduce(AppModule);

const tableOf = (record) => new RecordTable(servedRecords.find((served) => served.record === record));
const [orders, companyLines] = [tableOf(order), tableOf(balanceLine)];
const wallets = new WalletRepository();
const reader = {
  language: /** @type {const} */ ('en'),
  accountId: CLERK,
  companies: [COMPANY],
  rows: [{ companyId: COMPANY, deptIds: null }],
};

/**
 * The statements of the product's lists.
 * @type {Record<'orders' | 'lines' | 'ownLines', (db: Database, request: any) => Promise<unknown>>}
 */
export const byHand = {
  orders: (db, request) => orders.page(db, request, reader),
  lines: (db, request) => companyLines.page(db, request, reader),
  ownLines: (db, { type, begin, end, ...page }) =>
    wallets.lines(db, MEMBER, { kind: 'available', type, begin, end }, pageOf(page), 'en'),
};
