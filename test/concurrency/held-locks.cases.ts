import { BankStatements } from '../../server/src/finance/bank-imports/bank-statements.js';
import { BankImportRepository } from '../../server/src/finance/bank-imports/bank-import.repository.js';
import { CreditRepository } from '../../server/src/finance/month-bills/credit.repository.js';
import { MonthBillRepository } from '../../server/src/finance/month-bills/month-bill.repository.js';
import { PaymentRefundRepository } from '../../server/src/finance/payments/payment-refund.repository.js';
import { PayoutFileRepository } from '../../server/src/finance/payout-files/payout-file.repository.js';
import { ReconciliationRepository } from '../../server/src/finance/reconciliation/reconciliation.repository.js';
import { OrderAdminRepository } from '../../server/src/order/admin/order-admin.repository.js';
import { OrderNoteRepository } from '../../server/src/order/admin/order-note.repository.js';
import { GoodsUnits } from '../../server/src/goods/units/goods-units.js';
import { VisibleGoods } from '../../server/src/goods/visibility/visible-goods.js';
import { QuoteRepository } from '../../server/src/order/quotes/quote.repository.js';
import { WonOrderRepository } from '../../server/src/order/orders/won-order.repository.js';
import { OrderDocumentRepository } from '../../server/src/order/documents/order-document.repository.js';
import type { Database, Tx } from '../../server/src/platform/database/database.js';
import { ArrivalRepository } from '../../server/src/warehouse/arrivals/arrival.repository.js';
import { CountSheetRepository } from '../../server/src/warehouse/counts/count-sheet.repository.js';
import { CountRepository } from '../../server/src/warehouse/counts/count.repository.js';
import { OrderStockOutRepository as DerivedStockDocuments } from '../../server/src/warehouse/documents/order-stock-out.repository.js';
import { StockDocumentRepository } from '../../server/src/warehouse/documents/stock-document.repository.js';
import { OpeningRepository } from '../../server/src/warehouse/opening/opening.repository.js';
import { WarehouseRepository } from '../../server/src/warehouse/places/warehouse.repository.js';
import { SendRepository } from '../../server/src/warehouse/sends/send.repository.js';
import { serialKey } from '../../server/src/warehouse/stock/choose-stock.js';
import { StockViewRepository } from '../../server/src/warehouse/stock/stock-view.repository.js';
import { StockRepository } from '../../server/src/warehouse/stock/stock.repository.js';
import { aMonthBill } from '../fixtures/months.js';
import { aSuspensePayment } from '../fixtures/suspense-payments.js';
import { aBankImport, aPayoutFile } from '../fixtures/payouts.js';
import { aBin, anOpeningImport, anOut, aWarehouse } from '../fixtures/places.js';
import {
  aCompany,
  aGoods,
  anAccount,
  anAuction,
  aReceivedOrder,
  insert,
  uniqueText,
} from '../fixtures/rows.js';
import { anAddress } from '../fixtures/shop.js';
import { anItem, aPiece, aStock, aStockDocument } from '../fixtures/stock-rows.js';

/** What somebody relies on until their transaction ends. */
export interface HeldLock {
  lock: string;
  /** What is locked, and how it is found. */
  made: (db: Database) => Promise<{
    take: (tx: Tx) => Promise<unknown>;
    /** What another one does with it meanwhile; absent: the same. */
    change?: (tx: Tx) => Promise<unknown>;
  }>;
}

const onlyId = async (db: Database, table: string, column: string, value: number): Promise<number> =>
  (await db.query<{ id: number }>(`SELECT id FROM ${table} WHERE ${column} = $1`, [value])).rows[0]?.id ?? 0;

const ownerOf = async (db: Database, table: string, id: number): Promise<number> =>
  (await db.query<{ account_id: number }>(`SELECT account_id FROM ${table} WHERE id = $1`, [id])).rows[0]
    ?.account_id ?? 0;

/** A row that a reader relies on, and its deletion. */
const kept =
  (
    table: 'product' | 'warehouse_bin',
    take: (tx: Tx, id: number, of: number) => Promise<unknown>,
  ): HeldLock['made'] =>
  async (db) => {
    const company = await aCompany(db);
    const id = table === 'product' ? await anItem(db, company) : await aBin(db, company);
    const warehouse = table === 'product' ? company : await warehouseOf(db, id);
    return {
      take: (tx) => take(tx, id, warehouse),
      change: (tx) => tx.query(`DELETE FROM ${table} WHERE id = $1`, [id]),
    };
  };

const warehouseOf = async (db: Database, bin: number): Promise<number> =>
  (await db.query<{ id: number }>('SELECT warehouse_id AS id FROM warehouse_bin WHERE id = $1', [bin]))
    .rows[0]?.id ?? 0;

const anOrder =
  (take: (tx: Tx, id: number) => Promise<unknown>): HeldLock['made'] =>
  async (db) => {
    const id = await aReceivedOrder(db);
    return { take: (tx) => take(tx, id) };
  };

/** An item of which a row of stock is there. */
const stocked =
  (
    take: (tx: Tx, at: { stock: number; warehouse: number; product: number }) => Promise<unknown>,
  ): HeldLock['made'] =>
  async (db) => {
    const company = await aCompany(db);
    const [warehouse, product] = [await aWarehouse(db, company), await anItem(db, company)];
    const stock = await aStock(db, warehouse, product);
    return { take: (tx) => take(tx, { stock, warehouse, product }) };
  };

const aFailedRefund = async (db: Database): Promise<number> => {
  const payment_id = await aSuspensePayment(db);
  return insert(db, 'payment_refund', {
    ...{ payment_id, amount: 900, is_parked: true, failed_at: new Date() },
    ...{ cause_type: 'test', cause_id: payment_id, cause_step: 'return' },
  });
};

export const HELD_LOCKS: readonly HeldLock[] = [
  {
    lock: 'order/quotes/quote.repository.ts lockAddress',
    made: async (db) => {
      const accountId = await anAccount(db);
      const id = await anAddress(db, accountId);
      return {
        take: (tx) => new QuoteRepository(new VisibleGoods()).lockAddress(tx, accountId, id),
        change: (tx) => tx.query(`UPDATE address SET city = 'Elsewhere' WHERE id = $1`, [id]),
      };
    },
  },
  {
    lock: 'finance/bank-imports/bank-statements.ts lockAccount, by name',
    made: () => Promise.resolve({ take: (tx) => new BankStatements().lockAccount(tx, 'JPY') }),
  },
  {
    lock: 'finance/bank-imports/bank-import.repository.ts lockRecentCount',
    made: async (db) => {
      const id = await anAccount(db);
      return { take: (tx) => new BankImportRepository().lockRecentCount(tx, id) };
    },
  },
  {
    lock: 'finance/bank-imports/bank-import.repository.ts lockOwn',
    made: async (db) => {
      const accountId = await anAccount(db);
      const id = await aBankImport(db, accountId);
      return { take: (tx) => new BankImportRepository().lockOwn(tx, accountId, id) };
    },
  },
  {
    lock: 'finance/month-bills/credit.repository.ts lockReleased',
    made: async (db) => {
      const id = await aMonthBill(db, { price: -300, type1_total: -300 });
      const accountId = await ownerOf(db, 'month_bill', id);
      return { take: (tx) => new CreditRepository().lockReleased(tx, accountId, 'JPY') };
    },
  },
  {
    lock: 'finance/month-bills/month-bill.repository.ts openNow',
    made: async (db) => {
      const accountId = await anAccount(db);
      await db.transaction((tx) => new MonthBillRepository().openNow(tx, accountId, 'JPY'));
      return { take: (tx) => new MonthBillRepository().openNow(tx, accountId, 'JPY') };
    },
  },
  {
    lock: 'finance/month-bills/month-bill.repository.ts lockAll',
    made: async (db) => {
      const id = await aMonthBill(db);
      return { take: (tx) => new MonthBillRepository().lockAll(tx, [id]) };
    },
  },
  {
    lock: 'finance/payments/payment-refund.repository.ts lockFailed',
    made: async (db) => {
      const id = await aFailedRefund(db);
      const { rows } = await db.query<{ payment_id: number }>(
        'SELECT payment_id FROM payment_refund WHERE id = $1',
        [id],
      );
      const cause = { type: 'test', id: rows[0]?.payment_id ?? 0, step: 'return' };
      return { take: (tx) => new PaymentRefundRepository().lockFailed(tx, cause) };
    },
  },
  {
    lock: 'finance/payout-files/payout-file.repository.ts lockPayouts',
    made: async (db) => {
      const id = await aPayoutFile(db, { accountId: await anAccount(db), companyId: null });
      return { take: (tx) => new PayoutFileRepository().lockPayouts(tx, id) };
    },
  },
  {
    lock: 'finance/reconciliation/reconciliation.repository.ts lockReconciliation',
    made: async (db) => {
      const day = { day: '2026-02-01', currency: 'JPY' as const };
      await db.query(
        'INSERT INTO reconciled_day (day, currency) VALUES ($1::date, $2) ON CONFLICT DO NOTHING',
        [day.day, day.currency],
      );
      return { take: (tx) => new ReconciliationRepository().lockReconciliation(tx, day) };
    },
  },
  {
    lock: 'order/admin/order-admin.repository.ts lockSwitch',
    made: anOrder((tx, id) => new OrderAdminRepository().lockSwitch(tx, id)),
  },
  {
    lock: 'order/admin/order-note.repository.ts lockAndCount',
    made: anOrder((tx, id) => new OrderNoteRepository().lockAndCount(tx, id)),
  },
  {
    lock: 'order/documents/order-document.repository.ts lockOrder',
    made: anOrder((tx, id) => new OrderDocumentRepository().lockOrder(tx, id, { companies: null })),
  },
  {
    lock: 'goods/units/goods-units.ts lock',
    made: async (db) => {
      const id = await aGoods(db);
      return { take: (tx) => new GoodsUnits().lock(tx, [id]) };
    },
  },
  {
    lock: 'order/orders/won-order.repository.ts lockWonOrder',
    made: async (db) => {
      const [auction_id, buyer_id] = [await anAuction(db), await anAccount(db)];
      await aReceivedOrder(db, { auction_id, buyer_id });
      return { take: (tx) => new WonOrderRepository().lockWonOrder(tx, auction_id, buyer_id) };
    },
  },
  {
    lock: 'warehouse/arrivals/arrival.repository.ts sharedProducts',
    made: kept('product', (tx, id, company) => new ArrivalRepository().sharedProducts(tx, company, [id])),
  },
  {
    lock: 'warehouse/counts/count.repository.ts products',
    made: kept('product', (tx, id, company) => new CountRepository().products(tx, company, [id])),
  },
  {
    lock: 'warehouse/documents/stock-document.repository.ts items',
    made: kept('product', (tx, id, company) => new StockDocumentRepository().items(tx, company, [id])),
  },
  {
    lock: 'warehouse/counts/count.repository.ts bins',
    made: kept('warehouse_bin', (tx, id, warehouse) =>
      new CountRepository().bins(tx, warehouse, { ids: [id] }),
    ),
  },
  {
    lock: 'warehouse/counts/count-sheet.repository.ts bins',
    made: kept('warehouse_bin', (tx, id, warehouse) => new CountSheetRepository().bins(tx, warehouse, [id])),
  },
  {
    lock: 'warehouse/documents/stock-document.repository.ts bins',
    made: kept('warehouse_bin', (tx, id, warehouse) =>
      new StockDocumentRepository().bins(tx, warehouse, [id]),
    ),
  },
  {
    lock: 'warehouse/documents/order-stock-out.repository.ts lockOrderStockOut, by name',
    made: async (db) => {
      const line = await onlyId(db, 'order_line', 'order_id', await aReceivedOrder(db));
      return { take: (tx) => new DerivedStockDocuments().lockOrderStockOut(tx, [line]) };
    },
  },
  {
    lock: 'warehouse/documents/order-stock-out.repository.ts lockOrderStockOut',
    made: async (db) => {
      const company = await aCompany(db);
      const orderLine = await onlyId(
        db,
        'order_line',
        'order_id',
        await aReceivedOrder(db, { company_id: company }),
      );
      const id = await aStockDocument(db, {
        ...{ company, orderLine, type: 21, accountId: await anAccount(db) },
        ...{ warehouse: await aWarehouse(db, company), product: await anItem(db, null) },
      });
      return {
        take: (tx) => new DerivedStockDocuments().lockOrderStockOut(tx, [orderLine]),
        // The staff decide the same document by its id.
        change: (tx) => new StockDocumentRepository().lockStockDocument(tx, [id], null),
      };
    },
  },
  {
    lock: 'warehouse/opening/opening.repository.ts lockOwn',
    made: async (db) => {
      const id = await anOpeningImport(db, await aCompany(db));
      const accountId = await ownerOf(db, 'opening_import', id);
      return { take: (tx) => new OpeningRepository().lockOwn(tx, accountId, id) };
    },
  },
  {
    lock: 'warehouse/opening/opening.repository.ts lockRecentCount, by name',
    made: async (db) => {
      const accountId = await anAccount(db);
      return { take: (tx) => new OpeningRepository().lockRecentCount(tx, accountId) };
    },
  },
  {
    lock: 'warehouse/places/warehouse.repository.ts share',
    made: async (db) => {
      const id = await aWarehouse(db, null);
      return {
        take: (tx) => new WarehouseRepository().share(tx, [id], null),
        change: (tx) => new WarehouseRepository().setWarehouseStatus(tx, id, 0),
      };
    },
  },
  {
    lock: 'warehouse/sends/send.repository.ts lockOutOf',
    made: async (db) => {
      const { id } = await anOut(db, await aCompany(db));
      return { take: (tx) => new SendRepository().lockOutOf(tx, id) };
    },
  },
  {
    lock: 'warehouse/stock/stock-view.repository.ts lockWarning',
    made: stocked((tx, { stock }) => new StockViewRepository().lockWarning(tx, null, stock)),
  },
  {
    lock: 'warehouse/stock/stock.repository.ts lockStock',
    made: stocked((tx, { stock }) => new StockRepository().lockStock(tx, [stock])),
  },
  {
    lock: 'warehouse/stock/stock.repository.ts lockOf',
    made: stocked((tx, { warehouse, product }) => new StockRepository().lockOf(tx, warehouse, [product])),
  },
  {
    lock: 'warehouse/stock/stock.repository.ts units',
    made: async (db) => {
      const id = await aPiece(db, await aCompany(db));
      return { take: (tx) => new StockRepository().units(tx, [id]) };
    },
  },
  {
    lock: 'warehouse/stock/stock.repository.ts unitsOf',
    made: async (db) => {
      const company = await aCompany(db);
      const productId = await anItem(db, company, 1);
      const serialNumber = `SN${uniqueText()}`;
      await aPiece(db, company, { productId, serial: serialNumber });
      const piece = { productId, serialNumber, key: serialKey(serialNumber) };
      return { take: (tx) => new StockRepository().unitsOf(tx, company, [piece]) };
    },
  },
];
