import { aCompany } from '../../../../test/fixtures/rows.js';
import { anItem } from '../../../../test/fixtures/stock-rows.js';
import { aBin, aWarehouse } from '../../../../test/fixtures/places.js';
import { untilWaiting } from '../../../../test/support/waiting.js';
import { openTransaction } from '../../../../test/fixtures/held-rows.js';
import { violations } from '../../../../test/support/violations.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { WantedLine } from './choose-stock.js';
import { StockReservations } from './stock-reservations.service.js';
import { type IntakeLine, StockIntake } from './stock-intake.service.js';
import { StockPromises } from './stock-promise.repository.js';
import { StockRepository } from './stock.repository.js';
import { StockWriter } from './stock-writer.repository.js';
import { ownersDatabase } from '../../../../test/support/planting.js';

// What moves stock here is no document: rows of the warehouse's own.
const db = ownersDatabase();
const repository = new StockRepository();
const promises = new StockPromises();
const writer = new StockWriter();
const outbox = new Outbox();
const reservations = new StockReservations(repository, promises, writer, outbox);
const intake = new StockIntake(repository, writer, outbox);
afterAll(() => db.onApplicationShutdown());
afterEach(async () => {
  expect(await violations(db, 'stock')).toEqual([]);
});

const SALE = { type: 21, accountId: null };
/** Ids that no other spec's holders and sources have. */
let lastId = Date.now();
const newId = (): number => (lastId += 1);

const aLine = (productId: number, changes: Partial<IntakeLine> = {}): IntakeLine => ({
  productId,
  quantity: 1,
  serialNumber: null,
  lotNumber: '',
  expiresOn: null,
  binId: null,
  cost: 0,
  ...changes,
});

async function aPlace(): Promise<{ companyId: number; warehouseId: number }> {
  const companyId = await aCompany(db);
  return { companyId, warehouseId: await aWarehouse(db, companyId) };
}

async function receiveStock(
  place: { companyId: number; warehouseId: number },
  lines: readonly IntakeLine[],
): Promise<{ type: string; id: number }> {
  const holder = { type: 'stock_document', id: newId() };
  await db.transaction((tx) =>
    intake.receiveStock(
      tx,
      { ...place, sourceType: holder.type, sourceId: holder.id, type: 11, accountId: null },
      lines,
    ),
  );
  return holder;
}

const reserve = (
  warehouseId: number,
  lines: readonly WantedLine[],
  holder = { type: 'order', id: newId() },
) =>
  db.transaction(async (tx) => {
    await reservations.reserve(tx, holder, warehouseId, lines);
    return holder;
  });

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.id;
      throw error;
    },
  );

const stockOf = async (warehouseId: number, productId: number) =>
  (
    await db.query<{ on_hand: number; reserved: number; value_amount: number; is_warned: boolean }>(
      `SELECT on_hand, reserved, value_amount, warned_at IS NOT NULL AS is_warned FROM stock
       WHERE warehouse_id = $1 AND product_id = $2`,
      [warehouseId, productId],
    )
  ).rows[0];

describe('stock that is kept by number', () => {
  it('is received, reserved, sent at its average cost, and returned at that cost', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId);
    await receiveStock(place, [aLine(product, { quantity: 2, cost: 100 }), aLine(product, { cost: 101 })]);
    const holder = await reserve(place.warehouseId, [{ productId: product, quantity: 2 }]);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({
      on_hand: 3,
      reserved: 2,
      value_amount: 201,
    });
    const consume = () => db.transaction((tx) => reservations.consume(tx, holder, SALE));
    expect(await consume()).toBe(134);
    // A repeat finds it done.
    expect(await consume()).toBe(134);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({
      on_hand: 1,
      reserved: 0,
      value_amount: 67,
    });
    for (let time = 0; time < 2; time += 1)
      await db.transaction((tx) => reservations.returnStock(tx, holder, null));
    expect(await stockOf(place.warehouseId, product)).toMatchObject({
      on_hand: 3,
      reserved: 0,
      value_amount: 201,
    });
  });

  it('is free again once, however often it is released', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId);
    await receiveStock(place, [aLine(product, { quantity: 5 })]);
    const holder = await reserve(place.warehouseId, [{ productId: product, quantity: 4 }]);
    await reserve(place.warehouseId, [{ productId: product, quantity: 4 }], holder);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 5, reserved: 4 });
    for (let time = 0; time < 2; time += 1) await db.transaction((tx) => reservations.release(tx, holder));
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 5, reserved: 0 });
    expect(await refusalOf(db.transaction((tx) => reservations.consume(tx, holder, SALE)))).toBe(
      'STATE_CONFLICT',
    );
  });

  it('is returned also when it leaves at that very moment', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId);
    await receiveStock(place, [aLine(product, { quantity: 5, cost: 500 })]);
    const holder = await reserve(place.warehouseId, [{ productId: product, quantity: 2 }]);
    const other = await openTransaction(`SELECT FROM stock WHERE product_id = ${product} FOR UPDATE`);
    const leaves = db.transaction((tx) => reservations.consume(tx, holder, SALE));
    await untilWaiting(db, 1);
    const comesBack = db.transaction((tx) => reservations.returnStock(tx, holder, null));
    await untilWaiting(db, 2);
    await other.end();
    await Promise.all([leaves, comesBack]);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({
      on_hand: 5,
      reserved: 0,
      value_amount: 500,
    });
  });

  it('is taken by the earliest expiry, of the named lot and bin', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId, 2);
    await receiveStock(place, [
      aLine(product, { quantity: 3, lotNumber: 'LATE', expiresOn: '2030-01-31' }),
      aLine(product, { quantity: 3, lotNumber: 'SOON', expiresOn: '2027-01-31' }),
    ]);
    const lotsOf = async (holder: { id: number }) =>
      (
        await db.query<{ lot_number: string; quantity: number }>(
          `SELECT p.lot_number, r.quantity FROM stock_reservation r JOIN stock_part p ON p.id = r.part_id
           WHERE r.holder_id = $1 ORDER BY r.line`,
          [holder.id],
        )
      ).rows;
    expect(await lotsOf(await reserve(place.warehouseId, [{ productId: product, quantity: 4 }]))).toEqual([
      { lot_number: 'SOON', quantity: 3 },
      { lot_number: 'LATE', quantity: 1 },
    ]);
    const another = [{ productId: product, quantity: 1, lotNumber: 'SOON' }];
    expect(await refusalOf(reserve(place.warehouseId, another))).toBe('STOCK_INSUFFICIENT');
  });

  it('has a last unit that one of 50 gets', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId);
    await receiveStock(place, [aLine(product)]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        refusalOf(reserve(place.warehouseId, [{ productId: product, quantity: 1 }])),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['done', 'STOCK_INSUFFICIENT']));
  });

  it('notifies of its fall once', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId);
    await receiveStock(place, [aLine(product, { quantity: 5 })]);
    await db.query('UPDATE stock SET number_warning = 3 WHERE product_id = $1', [product]);
    const published = async () =>
      (
        await db.query(
          `SELECT FROM outbox WHERE event = 'stock.low'
           AND (payload ->> 'stock_id')::bigint = (SELECT id FROM stock WHERE product_id = $1)`,
          [product],
        )
      ).count;
    const leaves = async (quantity: number) => {
      const holder = await reserve(place.warehouseId, [{ productId: product, quantity }]);
      await db.transaction((tx) => reservations.consume(tx, holder, SALE));
      return published();
    };
    expect([await leaves(1), await leaves(1), await leaves(1)]).toEqual([0, 1, 1]);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 2, is_warned: true });
    await receiveStock(place, [aLine(product, { quantity: 5 })]);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 7, is_warned: false });
    expect(await leaves(4)).toBe(2);
  });
});

describe('a piece with a serial number', () => {
  it('leaves for its own cost, by its number however it is typed, and is in stock once', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId, 1);
    const cheap = aLine(product, { serialNumber: 'ab-1', cost: 10 });
    const dear = aLine(product, { serialNumber: 'AB-2', cost: 90 });
    const source = await receiveStock(place, [cheap, dear]);
    expect(await refusalOf(receiveStock(place, [aLine(product, { serialNumber: 'ＡＢ-2' })]))).toBe(
      'SERIAL_DUPLICATE',
    );
    const twice = [aLine(product, { serialNumber: 'C' }), aLine(product, { serialNumber: 'c' })];
    expect(await refusalOf(receiveStock(place, twice))).toBe('SERIAL_DUPLICATE');
    const wanted = [{ productId: product, quantity: 1, serialNumber: 'ab-2' }];
    const holder = await reserve(place.warehouseId, wanted);
    expect(await refusalOf(reserve(place.warehouseId, wanted))).toBe('SERIAL_UNKNOWN');
    expect(await db.transaction((tx) => reservations.consume(tx, holder, SALE))).toBe(90);
    expect(await refusalOf(db.transaction((tx) => reservations.returnStock(tx, source, null)))).toBe(
      'STOCK_INSUFFICIENT',
    );
    await db.transaction((tx) => reservations.returnStock(tx, holder, null));
    await db.transaction((tx) => reservations.returnStock(tx, source, null));
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 0, value_amount: 0 });
  });

  it('records the bin of each movement, and is returned to it', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId, 1);
    const binId = await aBin(db, place.companyId, { warehouse_id: place.warehouseId });
    await receiveStock(place, [
      aLine(product, { serialNumber: 'A', binId }),
      aLine(product, { serialNumber: 'B' }),
    ]);
    const holder = await reserve(place.warehouseId, [
      { productId: product, quantity: 1, serialNumber: 'A' },
      { productId: product, quantity: 1, serialNumber: 'B' },
    ]);
    await db.transaction((tx) => reservations.consume(tx, holder, SALE));
    await db.transaction((tx) => reservations.returnStock(tx, holder, null));
    const { rows } = await db.query<{ serial_number: string; bins: string; bin: number | null }>(
      `SELECT u.serial_number, string_agg(coalesce(m.bin_id::text, '-'), ' ' ORDER BY m.id) AS bins, u.bin_id AS bin
       FROM serial_unit u JOIN stock_movement m ON m.serial_unit_id = u.id
       WHERE u.product_id = $1 GROUP BY u.id ORDER BY u.id`,
      [product],
    );
    expect(rows).toEqual([
      { serial_number: 'A', bins: `${binId} ${binId} ${binId}`, bin: binId },
      { serial_number: 'B', bins: '- - -', bin: null },
    ]);
  });

  it('is given by its number before another gets it by chance', async () => {
    const place = await aPlace();
    const product = await anItem(db, place.companyId, 1);
    await receiveStock(
      place,
      ['A', 'B', 'C'].map((serialNumber) => aLine(product, { serialNumber })),
    );
    const lines = [
      { productId: product, quantity: 2 },
      { productId: product, quantity: 1, serialNumber: 'A' },
    ];
    await reserve(place.warehouseId, lines);
    expect(await stockOf(place.warehouseId, product)).toMatchObject({ on_hand: 3, reserved: 3 });
  });

  it('comes into one of 20 warehouses that get it at once', async () => {
    const companyId = await aCompany(db);
    const product = await anItem(db, companyId, 1);
    const places = await Promise.all(Array.from({ length: 20 }, () => aWarehouse(db, companyId)));
    const answers = await Promise.all(
      places.map((warehouseId) =>
        refusalOf(receiveStock({ companyId, warehouseId }, [aLine(product, { serialNumber: 'ONE' })])),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['done', 'SERIAL_DUPLICATE']));
  });
});

describe('what is promised until a certain time', () => {
  const until = (warehouseId: number, productId: number, ms: number, quantity = 1) =>
    db.transaction(async (tx) => {
      const holder = { type: 'order_line', id: newId() };
      const end = new Date(Date.now() + ms);
      await reservations.reserve(tx, holder, warehouseId, [{ productId, quantity }], end);
      return holder;
    });
  const expire = (limit = 200) => db.transaction((tx) => reservations.expire(tx, limit));
  const consume = (holder: { type: string; id: number }) =>
    refusalOf(db.transaction((tx) => reservations.consume(tx, holder, SALE)));
  async function threeInStock(tracking: 0 | 1) {
    const place = await aPlace();
    const product = await anItem(db, place.companyId, tracking);
    const serials = tracking === 1 ? ['A', 'B', 'C'] : [null, null, null];
    await receiveStock(
      place,
      serials.map((serialNumber) => aLine(product, { serialNumber, cost: 10 })),
    );
    return { ...place, product };
  }

  it.each([0, 1] as const)('is free after it, and what still runs stays (tracking %i)', async (tracking) => {
    const { warehouseId, product } = await threeInStock(tracking);
    const over = await until(warehouseId, product, -1_000, 2);
    const running = await until(warehouseId, product, 3_600_000);
    expect(await expire()).toEqual(
      expect.arrayContaining([expect.objectContaining({ holder_type: 'order_line', holder_id: over.id })]),
    );
    expect(await stockOf(warehouseId, product)).toMatchObject({ on_hand: 3, reserved: 1 });
    expect(await consume(over)).toBe('STATE_CONFLICT');
    expect(await consume(running)).toBe('done');
    await reserve(warehouseId, [{ productId: product, quantity: 2 }]);
  });

  it('is released a bounded number at a time, the oldest first', async () => {
    const { warehouseId, product } = await threeInStock(0);
    const [later, sooner] = [
      await until(warehouseId, product, -1_000),
      await until(warehouseId, product, -9_000_000),
    ];
    expect((await expire(1)).map(({ holder_id }) => holder_id)).toEqual([sooner.id]);
    expect((await expire(1)).map(({ holder_id }) => holder_id)).toEqual([later.id]);
    expect(await expire(1)).toEqual([]);
  });

  it('is free as a whole, however few at a time: no holder keeps a part', async () => {
    const { warehouseId, product } = await threeInStock(1);
    const holder = await until(warehouseId, product, -1_000, 3);
    expect(await expire(1)).toHaveLength(3);
    expect(await consume(holder)).toBe('STATE_CONFLICT');
    expect(await stockOf(warehouseId, product)).toMatchObject({ on_hand: 3, reserved: 0 });
  });

  it('leaves or is released, never both, when it is consumed at that moment', async () => {
    const { warehouseId, product } = await threeInStock(1);
    const holders = [
      await until(warehouseId, product, -1_000),
      await until(warehouseId, product, -1_000),
      await until(warehouseId, product, -1_000),
    ];
    const [expired, again, ...sold] = await Promise.all([expire(), expire(), ...holders.map(consume)]);
    const left = sold.filter((outcome) => outcome === 'done').length;
    expect((expired?.length ?? 0) + (again?.length ?? 0) + left).toBe(3);
    expect(await stockOf(warehouseId, product)).toMatchObject({ on_hand: 3 - left, reserved: 0 });
  });
});
