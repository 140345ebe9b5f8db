import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { order } from '@fovea/shared-types/order/order.record';
import { pageOf } from '../../../server/dist/platform/database/page.js';
import { RecordTable } from '../../../server/dist/platform/records/record-table.js';
import { servedRecords } from '../../../server/dist/platform/records/served-record.js';
import { WalletRepository } from '../../../server/dist/finance/wallet/wallet.repository.js';
import '../../../server/dist/finance/wallet/balance-line.record.js';
import '../../../server/dist/order/desk/order.record.js';
import { CLERK, COMPANY, MEMBER } from './bench-orders.mjs';

/** @typedef {import('../../../server/dist/platform/database/database.js').Database} Database */

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
