import fc from 'fast-check';
import { aCompany, anAccount } from '../../../../test/fixtures/rows.js';
import { anItem } from '../../../../test/fixtures/stock-rows.js';
import { aBin, aWarehouse } from '../../../../test/fixtures/places.js';
import { violations } from '../../../../test/support/violations.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { FoundLine } from './choose-arrived.js';
import { StockReservations } from './stock-reservations.service.js';
import { StockIntake, type IntakeLine } from './stock-intake.service.js';
import { StockPromises } from './stock-promise.repository.js';
import { StockRepository, type StockHolder } from './stock.repository.js';
import { StockTransitRepository } from './stock-transit.repository.js';
import { StockTransit } from './stock-transit.service.js';
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
const transit = new StockTransit(repository, promises, new StockTransitRepository(), writer, outbox);
let clerk: number;
beforeAll(async () => {
  clerk = await anAccount(db);
});
afterAll(() => db.onApplicationShutdown());
afterEach(async () => {
  expect(await violations(db, 'stock')).toEqual([]);
});

/** Ids that no other spec's holders and sources have. */
let lastId = Date.now();
const newHolder = (type = 'allocation_spec'): StockHolder => ({ type, id: (lastId += 1) });

const inLine = (productId: number, changes: Partial<IntakeLine> = {}): IntakeLine => ({
  productId,
  quantity: 1,
  serialNumber: null,
  lotNumber: '',
  expiresOn: null,
  binId: null,
  cost: 0,
  ...changes,
});

const found = (productId: number, quantity: number, changes: Partial<FoundLine> = {}): FoundLine => ({
  productId,
  quantity,
  serialNumber: null,
  lotNumber: '',
  binId: null,
  ...changes,
});

interface Places {
  companyId: number;
  from: number;
  to: number;
}

async function twoPlaces(): Promise<Places> {
  const companyId = await aCompany(db);
  return { companyId, from: await aWarehouse(db, companyId), to: await aWarehouse(db, companyId) };
}

const receiveStock = async (
  companyId: number,
  warehouseId: number,
  lines: readonly IntakeLine[],
): Promise<void> => {
  const { type: sourceType, id: sourceId } = newHolder();
  await db.transaction((tx) =>
    intake.receiveStock(
      tx,
      { companyId, warehouseId, sourceType, sourceId, type: 11, accountId: null },
      lines,
    ),
  );
};

/** Promised to a holder and sent to the other warehouse. */
async function sent({ from, to }: Places, lines: readonly FoundLine[]): Promise<StockHolder> {
  const holder = newHolder();
  await db.transaction(async (tx) => {
    await reservations.reserve(tx, holder, from, lines);
    await transit.send(tx, holder, to, clerk);
  });
  return holder;
}

const receive = (holder: StockHolder, lines: readonly FoundLine[]): Promise<void> =>
  db.transaction((tx) => transit.receive(tx, holder, lines, clerk));
const returnToSource = (holder: StockHolder, lines: readonly FoundLine[]): Promise<void> =>
  db.transaction((tx) => transit.returnToSource(tx, holder, lines, clerk));
const undo = (holder: StockHolder): Promise<void> => db.transaction((tx) => transit.undo(tx, holder, clerk));

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return { id: error.id, ...error.details, ...error.fields };
      throw error;
    },
  );

const stockOf = async (warehouseId: number, productId: number) =>
  (
    await db.query<{ on_hand: number; reserved: number; value: number; in_transit: number; transit: number }>(
      `SELECT on_hand, reserved, value_amount AS value, in_transit, transit_amount AS transit FROM stock
       WHERE warehouse_id = $1 AND product_id = $2`,
      [warehouseId, productId],
    )
  ).rows[0];

describe('goods between two warehouses', () => {
  it('are in transit to the other at their cost, and on hand there when they arrive', async () => {
    const places = await twoPlaces();
    const product = await anItem(db, places.companyId);
    await receiveStock(places.companyId, places.from, [inLine(product, { quantity: 3, cost: 100 })]);
    await receiveStock(places.companyId, places.to, [inLine(product, { quantity: 1, cost: 7 })]);
    const holder = await sent(places, [found(product, 2)]);
    expect(await stockOf(places.from, product)).toMatchObject({ on_hand: 1, reserved: 0, value: 33 });
    expect(await stockOf(places.to, product)).toMatchObject({
      on_hand: 1,
      value: 7,
      in_transit: 2,
      transit: 67,
    });
    await receive(holder, [found(product, 1)]);
    expect(await stockOf(places.to, product)).toMatchObject({
      on_hand: 2,
      value: 41,
      in_transit: 1,
      transit: 33,
    });
    expect(await refusalOf(receive(holder, [found(product, 2)]))).toMatchObject({
      'lines.0.good_number': { key: 'too_large', params: { limit: 1 } },
    });
    await receive(holder, [found(product, 1)]);
    expect(await stockOf(places.to, product)).toMatchObject({
      on_hand: 3,
      value: 74,
      in_transit: 0,
      transit: 0,
    });
  });

  it('keep their lots and expiry days, and are in the bin they were put into', async () => {
    const places = await twoPlaces();
    const product = await anItem(db, places.companyId, 2);
    const bin = await aBin(db, places.companyId, { warehouse_id: places.to });
    await receiveStock(places.companyId, places.from, [
      inLine(product, { quantity: 2, lotNumber: 'SOON', expiresOn: '2027-01-31', cost: 20 }),
      inLine(product, { quantity: 2, lotNumber: 'LATE', expiresOn: '2030-01-31', cost: 40 }),
    ]);
    const holder = await sent(places, [found(product, 3)]);
    await receive(holder, [found(product, 1, { lotNumber: 'LATE', binId: bin }), found(product, 2)]);
    const { rows } = await db.query(
      `SELECT p.lot_number, p.expires_on::text, p.bin_id, p.on_hand FROM stock_part p
       JOIN stock s ON s.id = p.stock_id WHERE s.warehouse_id = $1 AND s.product_id = $2 ORDER BY p.lot_number`,
      [places.to, product],
    );
    expect(rows).toEqual([
      { lot_number: 'LATE', expires_on: '2030-01-31', bin_id: bin, on_hand: 1 },
      { lot_number: 'SOON', expires_on: '2027-01-31', bin_id: null, on_hand: 2 },
    ]);
    expect(await refusalOf(receive(holder, [found(product, 1, { lotNumber: 'OTHER' })]))).toMatchObject({
      'lines.0.lot_number': { key: 'choice' },
    });
  });

  it('are checked piece by piece: a wrong number is refused by its name', async () => {
    const places = await twoPlaces();
    const product = await anItem(db, places.companyId, 1);
    const pieces = ['A-1', 'A-2', 'A-3'].map((serialNumber, at) =>
      inLine(product, { serialNumber, cost: 10 + at }),
    );
    await receiveStock(places.companyId, places.from, pieces);
    const holder = await sent(
      places,
      ['A-1', 'A-2'].map((serialNumber) => found(product, 1, { serialNumber })),
    );
    const piece = (serialNumber: string) => found(product, 1, { serialNumber });
    expect(await refusalOf(receive(holder, [piece('A-1'), piece('A-3')]))).toEqual({
      id: 'SERIAL_NOT_SENT',
      serial_number: 'A-3',
      'lines.1.serial_number': { key: 'choice' },
    });
    expect(await refusalOf(receive(holder, [piece('A-1'), piece('ａ-1')]))).toMatchObject({
      'lines.1.serial_number': { key: 'serial_twice', params: { serial: 'ａ-1', row: 1 } },
    });
    expect(await refusalOf(receive(holder, [found(product, 1)]))).toMatchObject({
      'lines.0.serial_number': { key: 'required' },
    });
    await receive(holder, [piece('ａ-1')]);
    expect(await refusalOf(receive(holder, [piece('A-1')]))).toMatchObject({ id: 'SERIAL_NOT_SENT' });
    // A missing piece is in stock nowhere, and cannot come in by another document meanwhile.
    expect(
      await refusalOf(
        receiveStock(places.companyId, places.from, [inLine(product, { serialNumber: 'A-2' })]),
      ),
    ).toMatchObject({ id: 'SERIAL_DUPLICATE', serial_number: 'A-2' });
    await returnToSource(holder, [piece('A-2')]);
    expect(await stockOf(places.from, product)).toMatchObject({ on_hand: 2, value: 23 });
    expect(await stockOf(places.to, product)).toMatchObject({ on_hand: 1, value: 10, in_transit: 0 });
  });

  it('are written off for what they cost, and on their way again when that is undone', async () => {
    const places = await twoPlaces();
    const product = await anItem(db, places.companyId);
    await receiveStock(places.companyId, places.from, [inLine(product, { quantity: 3, cost: 100 })]);
    const holder = await sent(places, [found(product, 3)]);
    await receive(holder, [found(product, 1)]);
    const loss = newHolder('allocation_spec_loss');
    const by = { accountId: clerk, at: new Date() };
    await db.transaction((tx) => transit.lose(tx, holder, loss, [found(product, 2)], by));
    expect(await stockOf(places.to, product)).toMatchObject({
      on_hand: 1,
      value: 33,
      in_transit: 0,
      transit: 0,
    });
    expect(await refusalOf(receive(holder, [found(product, 1)]))).toMatchObject({
      'lines.0.good_number': { key: 'too_large', params: { limit: 0 } },
    });
    await db.transaction(async (tx) => {
      await reservations.returnStock(tx, loss, clerk);
      await transit.findAgain(tx, holder, loss);
    });
    expect(await stockOf(places.to, product)).toMatchObject({ in_transit: 2, transit: 67 });
    await receive(holder, [found(product, 2)]);
    expect(await stockOf(places.to, product)).toMatchObject({ on_hand: 3, value: 100 });
  });

  it('are all returned to their source when it is undone, whatever arrived', async () => {
    const places = await twoPlaces();
    const lot = await anItem(db, places.companyId, 2);
    const piece = await anItem(db, places.companyId, 1);
    const binId = await aBin(db, places.companyId, { warehouse_id: places.from });
    const plain = [
      inLine(lot, { quantity: 5, lotNumber: 'L-1', cost: 101 }),
      inLine(lot, { quantity: 5, lotNumber: 'L-2', cost: 53 }),
      inLine(piece, { serialNumber: 'P-1', binId, cost: 9 }),
    ];
    await receiveStock(places.companyId, places.from, plain);
    const before = [await stockOf(places.from, lot), await stockOf(places.from, piece)];
    const lines = [found(lot, 7), found(piece, 1, { serialNumber: 'P-1' })];
    const holder = await sent(places, lines);
    await receive(holder, [found(lot, 3), found(piece, 1, { serialNumber: 'P-1' })]);
    await returnToSource(holder, [found(lot, 1, { lotNumber: 'L-2' })]);
    await undo(holder);
    expect([await stockOf(places.from, lot), await stockOf(places.from, piece)]).toEqual(before);
    const { rows: bins } = await db.query<{ id: number }>(
      'SELECT bin_id AS id FROM serial_unit WHERE product_id = $1',
      [piece],
    );
    expect(bins).toEqual([{ id: binId }]);
    expect(await stockOf(places.to, lot)).toMatchObject({ on_hand: 0, value: 0, in_transit: 0, transit: 0 });
  });

  it('are not taken away from who has been promised them there', async () => {
    const places = await twoPlaces();
    const product = await anItem(db, places.companyId);
    await receiveStock(places.companyId, places.from, [inLine(product, { quantity: 2, cost: 10 })]);
    const holder = await sent(places, [found(product, 2)]);
    await receive(holder, [found(product, 2)]);
    const order = newHolder('order');
    await db.transaction((tx) => reservations.reserve(tx, order, places.to, [found(product, 1)]));
    expect(await refusalOf(undo(holder))).toEqual({ id: 'STOCK_INSUFFICIENT' });
    await db.transaction((tx) => reservations.release(tx, order));
    await undo(holder);
    expect(await stockOf(places.from, product)).toMatchObject({ on_hand: 2, value: 10 });
  });
});

type Act = readonly [what: 'send' | 'receive' | 'return' | 'undo', which: number, count: number];

const actions = fc.array(
  fc.tuple(
    fc.constantFrom<Act[0]>('send', 'send', 'receive', 'receive', 'return', 'undo'),
    fc.nat(5),
    fc.integer({ min: 1, max: 4 }),
  ),
  { minLength: 4, maxLength: 16 },
);

it('any sequence of allocations leaves numbers and values in all warehouses equal', async () => {
  const companyId = await aCompany(db);
  const places = await Promise.all(Array.from({ length: 3 }, () => aWarehouse(db, companyId)));
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const product = await anItem(db, companyId);
      await receiveStock(companyId, places[0] ?? 0, [inLine(product, { quantity: 7, cost: 1_001 })]);
      await receiveStock(companyId, places[1] ?? 0, [inLine(product, { quantity: 3, cost: 100 })]);
      const sums = async () =>
        (
          await db.query(
            `SELECT sum(on_hand + in_transit)::int AS quantity, sum(value_amount + transit_amount)::int AS value
             FROM stock WHERE product_id = $1`,
            [product],
          )
        ).rows[0];
      const before = await sums();
      const shipments: StockHolder[] = [];
      for (const [what, which, count] of sequence) {
        const [from, to] = [places[which % 3] ?? 0, places[(which + 1 + (count % 2)) % 3] ?? 0];
        const holder = shipments[which % Math.max(1, shipments.length)];
        // What cannot be is refused, and then nothing has moved.
        if (what === 'send')
          await sent({ companyId, from, to }, [found(product, count)]).then(
            (added) => shipments.push(added),
            refused,
          );
        else if (holder && what === 'undo') {
          await undo(holder).then(() => shipments.splice(shipments.indexOf(holder), 1), refused);
        } else if (holder) {
          const act = what === 'receive' ? receive : returnToSource;
          await act(holder, [found(product, count)]).catch(refused);
        }
        expect(await sums()).toEqual(before);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

function refused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
