import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { type Row, soundRows, type World } from './sound-rows.js';

/** How PostgreSQL names a lacking grant. */
export const PERMISSION_DENIED = '42501';

/** SQL as the server's role, inside a transaction that is rolled back. */
export interface Attempt {
  world: World;
  sql(text: string, values?: readonly unknown[]): Promise<void>;
  /** A sound row with these changes; its id where the table has one. */
  insert(table: string, changes?: Row): Promise<number>;
  /** Continues as the owner of the tables, to whom no grant applies. */
  becomeOwner(): Promise<void>;
  /** Makes what is deferred to the commit answer now. */
  commitWould(): Promise<void>;
}

/** A way to break a rule, and the constraint that must refuse it. */
export interface ConstraintCase {
  refuses: string;
  /** Ends the sentence "refuses …". */
  violation: string;
  when(attempt: Attempt): Promise<unknown>;
}

/**
 * Who adds the rows of a case. `anybody`: the owner where the server's role may not at this moment, so that exactly the
 * constraint of the case answers; `server`: the server's role alone.
 */
export type Adding = 'anybody' | 'server';

/** One database with a world of sound rows, for many attempts. */
export interface Bench {
  world: World;
  /** Runs `work` as role fovea_app and rolls back whatever it did; resolves to the error it met, or null. */
  attempt(work: (attempt: Attempt) => Promise<unknown>): Promise<pg.DatabaseError | null>;
  /** Runs `work` as the owner and keeps it: a transaction before those of the attempts. */
  before<Made>(work: (attempt: Attempt) => Promise<Made>): Promise<Made>;
  rows<Found>(sql: string): Promise<Found[]>;
  close(): Promise<void>;
}

export async function openBench(adding: Adding = 'anybody'): Promise<Bench> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const world = await makeWorld(client);
  const attempt = async (work: (attempt: Attempt) => Promise<unknown>) => {
    await client.query('BEGIN');
    try {
      if (adding === 'anybody') await adoptEntry(client, world);
      await client.query('SET LOCAL ROLE fovea_app');
      await work(attemptOver(client, world, adding));
      return null;
    } catch (error) {
      if (error instanceof pg.DatabaseError) return error;
      throw error;
    } finally {
      await client.query('ROLLBACK');
    }
  };
  return {
    world,
    attempt,
    before: async (work) => {
      await client.query('BEGIN');
      const made = await work(attemptOver(client, world, 'server'));
      await client.query('COMMIT');
      return made;
    },
    rows: async <Found>(sql: string) => (await client.query(sql)).rows as Found[], // the caller names the columns
    close: () => closeBench(client, database),
  };
}

async function closeBench(client: pg.Client, database: FreshDatabase): Promise<void> {
  await client.end();
  await database.drop();
}

function attemptOver(client: pg.Client, world: World, adding: Adding): Attempt {
  return {
    world,
    sql: async (text, values = []) => void (await client.query(text, [...values])),
    insert: (table, changes = {}) => {
      const row = { ...soundRow(table, world), ...changes };
      return adding === 'server' ? insertRow(client, table, row) : insertByAnybody(client, table, row);
    },
    becomeOwner: async () => void (await client.query('RESET ROLE')),
    commitWould: async () => void (await client.query('SET CONSTRAINTS ALL IMMEDIATE')),
  };
}

/** The entry of the world takes postings, as if this transaction had made it. */
async function adoptEntry(client: pg.Client, world: World): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query('UPDATE journal_entry SET tx = pg_current_xact_id() WHERE id = $1', [world.entry]);
  await client.query('SET LOCAL session_replication_role = origin');
}

/** Judged at the commit, when it is too late to let the owner add the row instead. */
const JUDGED_LATE = new Set(['approval_decision', 'refund_line', 'stock_movement', 'stock_transit']);

async function insertByAnybody(client: pg.Client, table: string, row: Row): Promise<number> {
  if (!JUDGED_LATE.has(table)) {
    await client.query('SAVEPOINT adding');
    try {
      return await insertRow(client, table, row);
    } catch (error) {
      const isForOwner =
        error instanceof pg.DatabaseError &&
        (error.code === PERMISSION_DENIED || error.constraint?.endsWith('_belongs_ck') === true);
      if (!isForOwner) throw error;
      await client.query('ROLLBACK TO SAVEPOINT adding');
    }
  }
  const { rows } = await client.query<{ role: string }>('SELECT current_user::text AS role');
  await client.query('RESET ROLE');
  const id = await insertRow(client, table, row);
  await client.query(`SET LOCAL ROLE ${rows[0]?.role}`);
  return id;
}

function soundRow(table: string, world: World): Row {
  const row = soundRows[table];
  if (!row) throw new Error(`sound-rows.ts knows no table ${table}`);
  return row(world);
}

async function insertRow(client: pg.Client, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await client.query<{ id?: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING *`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

/**
 * Written in the order in which the rows need each other; a sale represents everything that follows an
 * auction.
 */
async function makeWorld(client: pg.Client): Promise<World> {
  const world: World = {
    company: 0,
    seller: 0,
    buyer: 0,
    rival: 0,
    role: 0,
    menu: 0,
    category: 0,
    brand: 0,
    goods: 0,
    otherGoods: 0,
    ledgerAccount: 0,
    entry: 0,
    soldAuction: 0,
    order: 0,
    receivedOrder: 0,
    bargain: 0,
    monthBill: 0,
    viewingHost: 0,
    hostedGoods: 0,
    evaluation: 0,
    payment: 0,
    refund: 0,
    refundEntry: 0,
    remittance: 0,
    file: 0,
    feedback: 0,
    submission: 0,
    goodsSubmission: 0,
    draft: 0,
    goodsImport: 0,
    product: 0,
    recall: 0,
    recallParty: 0,
    freeProduct: 0,
    licence: 0,
    engineer: 0,
    warehouse: 0,
    customerCompany: 0,
    arrival: 0,
    send: 0,
    shipment: 0,
    stock: 0,
    stockPart: 0,
    farWarehouse: 0,
    farStock: 0,
    serialUnit: 0,
    stockDocument: 0,
    stockCount: 0,
    openingImport: 0,
    bankAccount: 0,
    withdrawal: 0,
    transfer: 0,
    payoutFile: 0,
    bankImport: 0,
  };
  const add = (table: string, changes: Row = {}) =>
    insertRow(client, table, { ...soundRow(table, world), ...changes });
  world.company = await add('company');
  world.seller = await add('account');
  world.buyer = await add('account');
  world.rival = await add('account');
  await add('second_factor', { account_id: world.seller });
  world.bankAccount = await add('bank_account');
  world.withdrawal = await add('withdrawal');
  world.payoutFile = await add('payout_file');
  world.bankImport = await add('bank_import');
  world.role = await add('role');
  world.menu = await add('menu');
  world.category = await add('category');
  world.brand = await add('brand');
  world.goods = await add('goods');
  world.otherGoods = await add('goods');
  world.ledgerAccount = await add('ledger_account');
  const outside = await add('ledger_account', { owner_type: 'platform', owner_id: 0, kind: 'external' });
  await client.query('BEGIN');
  world.entry = await add('journal_entry');
  await add('posting', { change: 10_000 });
  await add('posting', { account_id: outside, change: -10_000 });
  await client.query('COMMIT');
  world.soldAuction = await add('auction', { goods_id: world.goods, status: 20 });
  await add('auction_bid', { ord: 1, seq: 1, bidder_id: world.buyer, bidder_no: 1, price_after: 1_000 });
  await add('auction_bidder', { account_id: world.buyer, bidder_no: 1, order_status: 40 });
  await client.query(
    `UPDATE auction SET status = 40, seq = 1, last_ord = 1, bid_count = 1, bidder_count = 1, leader_id = $2, leader_no = 1,
       leader_seq = 1, leader_max = 2000, closed_at = clock_timestamp(), winner_id = $2, winner_seq = 1 WHERE id = $1`,
    [world.soldAuction, world.buyer],
  );
  world.order = await add('orders', { buyer_id: world.buyer });
  world.monthBill = await add('month_bill', { account_id: world.rival });
  await add('reconciled_day', { day: '2026-01-01' });
  world.transfer = await add('transfer', { made_by: world.rival, release_at: null });
  const received = { buyer_id: world.buyer, company_id: world.company, auction_id: null, status: 40 };
  world.receivedOrder = await add('orders', received);
  world.bargain = await add('bargain', { buyer_id: world.rival, goods_id: world.otherGoods });
  world.viewingHost = await add('company');
  await add('viewing_host', { company_id: world.viewingHost });
  world.hostedGoods = await add('goods', { company_id: world.viewingHost });
  world.evaluation = await add('evaluation', { order_id: await add('orders', received) });
  world.refund = await add('refund', { order_id: world.receivedOrder });
  await add('order_line', { order_id: world.receivedOrder, line: 8 });
  world.refundEntry = await add('refund_entry');
  world.remittance = await add('remittance', { subject_id: world.receivedOrder });
  world.file = await add('file');
  world.feedback = await add('feedback');
  world.payment = await add('payment');
  world.submission = await add('company_submission', { status: 1 });
  world.goodsSubmission = await add('goods_submission');
  world.draft = await add('draft_product');
  world.goodsImport = await add('goods_import');
  world.product = await add('product');
  world.freeProduct = await add('product');
  world.licence = await add('company_licence');
  world.engineer = await add('engineer');
  world.warehouse = await add('warehouse');
  world.customerCompany = await add('customer_company');
  world.arrival = await add('arrival');
  world.stock = await add('stock', { product_id: world.product });
  world.stockPart = await add('stock_part');
  world.farWarehouse = await add('warehouse');
  world.farStock = await add('stock', { product_id: world.product, warehouse_id: world.farWarehouse });
  world.serialUnit = await add('serial_unit');
  world.stockDocument = await add('stock_document');
  await add('stock_document_line', { line: 500 });
  world.send = await add('send');
  world.shipment = await add('shipment');
  await add('order_line', { line: 9 });
  world.recall = await add('recall');
  world.recallParty = await add('recall_party', { company_id: world.company, account_id: null });
  world.openingImport = await add('opening_import');
  world.stockCount = await add('stock_count');
  await add('stock_count_line', { line: 1, product_id: world.product });
  return world;
}
