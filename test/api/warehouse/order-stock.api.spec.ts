import { warehouseOutsDetail } from '@fovea/shared-types/warehouse/stock-document.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { type OrderedPieces, OrderStock } from '../../../server/src/warehouse/documents/order-stock.js';
import { StockReservations } from '../../../server/src/warehouse/stock/stock-reservations.service.js';
import { stockChecks } from '../../../server/src/invariants/stock.checks.js';
import { stockDocumentChecks } from '../../../server/src/invariants/stock-document.checks.js';
import { aRecall } from '../../fixtures/recalls.js';
import { anAccount } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { untilGranted, untilWaiting } from '../../support/waiting.js';
import {
  anItemInStock,
  aStaffedStockroom,
  requestedReversal,
  reviewError,
  sentIn,
  type Stockroom,
  undoError,
} from '../../support/stock.js';

let api: TestApi;
let room: Stockroom;
let sellerId: number;
beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
  sellerId = await anAccount(api.db, { company_id: room.companyId });
});
afterAll(() => api?.stop());
afterEach(async () => {
  for (const check of [...stockChecks, ...stockDocumentChecks])
    expect([check.what, (await check.run(api.db)).violations]).toEqual([check.what, []]);
});

let lastId = Date.now();
const newId = (): number => (lastId += 1);
const orderStock = () => api.app.get(OrderStock, { strict: false });

type Wanted = Pick<OrderedPieces, 'productId' | 'quantity'> & Partial<Pick<OrderedPieces, 'serialNumber'>>;
const ordered = async (lines: readonly Wanted[]) => {
  const orderLineId = newId();
  await api.db.transaction((tx) =>
    orderStock().reserveEach(
      tx,
      lines.map((line) => ({ orderLineId, companyId: room.companyId, serialNumber: null, ...line })),
    ),
  );
  return { orderLineId, holder: { type: 'order_line', id: orderLineId } };
};
type Line = Awaited<ReturnType<typeof ordered>>;
const pay = (line: Line) =>
  untilGranted(() =>
    api.db.transaction((tx) => orderStock().paid(tx, { ...line, orderNo: 'FV-1', sellerId })),
  );
const cancel = (line: Line, accountId: number | null = null) =>
  api.db.transaction((tx) =>
    orderStock().cancelledEach(tx, [line.orderLineId], { accountId, reason: 'the buyer changed their mind' }),
  );
const stockOf = async (product_id: number) =>
  (await api.ok(stock.calls.list, { product_id }, { as: room.clerk })).data[0];
const documentOf = (id: number | null) => api.ok(warehouseOutsDetail, { id: id ?? 0 }, { as: room.clerk });
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error as { id?: string }).id ?? error,
  );

/** Somebody else has the stock for as long as it is not let go. */
async function heldStock(productId: number) {
  let letGo = (): void => undefined;
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const [held] = await new Promise<[Promise<void>]>((taken) => {
    const holding: Promise<void> = api.db.transaction(async (tx) => {
      await tx.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [productId]);
      taken([holding]);
      await end;
    });
  });
  return { held, letGo };
}

async function twoPieces() {
  const product_id = await anItem(api.db, room.companyId, 1);
  const piece = (serial_number: string) => ({ product_id, good_number: 1, serial_number, unit_cost: '700' });
  const id = await sentIn(api, room, [piece('P-1'), piece('P-2')]);
  expect(await reviewError(api, room, id)).toBeNull();
  return product_id;
}

describe('a paid line of an order', () => {
  it('is on a stock-out of type sale with what was reserved for it, and leaves once that is approved', async () => {
    const productId = await twoPieces();
    const line = await ordered([{ productId, quantity: 1, serialNumber: 'P-2' }]);
    const id = await pay(line);
    expect(await documentOf(id)).toMatchObject({
      type: 21,
      audit_status: 0,
      remark: 'FV-1',
      account_id: sellerId,
      value: '700',
      lines: [{ product_id: productId, serial_number: 'P-2', good_number: 1 }],
    });
    expect(await stockOf(productId)).toMatchObject({
      ware_house_product_good_number: 2,
      reserved: 1,
      reserved_until: null,
    });
    expect(await reviewError(api, room, id ?? 0)).toBeNull();
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 1, reserved: 0 });
  });

  it('makes one document, however often and at how many places at once it is handled', async () => {
    const productId = await anItemInStock(api, room, 5);
    const line = await ordered([{ productId, quantity: 2 }]);
    const ids = await Promise.all(Array.from({ length: 10 }, () => pay(line)));
    expect(new Set([...ids, await pay(line)]).size).toBe(1);
    expect((await stockOf(productId))?.reserved).toBe(2);
  });

  it('without stock of ours is nobody’s business here', async () => {
    const orderLineId = newId();
    const line = { orderLineId, holder: { type: 'order_line', id: orderLineId } };
    expect(await pay(line)).toBeNull();
    await cancel(line);
  });

  it('that was won in a lot takes what the lot holds', async () => {
    const productId = await twoPieces();
    const holder = { type: 'auction', id: newId() };
    await api.db.transaction((tx) =>
      api.app
        .get(StockReservations, { strict: false })
        .reserve(tx, holder, room.warehouseId, [{ productId, quantity: 1, serialNumber: 'P-1' }]),
    );
    const id = await pay({ orderLineId: newId(), holder });
    expect((await documentOf(id)).lines).toMatchObject([{ serial_number: 'P-1' }]);
    expect(await reviewError(api, room, id ?? 0)).toBeNull();
  });

  it('locks its document before the stock, in the common order of locks', async () => {
    const productId = await anItemInStock(api, room, 2);
    const line = await ordered([{ productId, quantity: 1 }]);
    const id = (await pay(line)) ?? 0;
    const attempts: Promise<unknown>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.query('SELECT FROM stock_document WHERE id = $1 FOR UPDATE', [id]);
      for (const attempt of [() => pay(line), () => cancel(line)]) attempts.push(attempt());
      await untilWaiting(api.db, 2);
      await tx.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE NOWAIT', [productId]);
    });
    await Promise.all(attempts);
  });

  it('is refused while a recall names its piece, whenever that was opened, and keeps what is promised', async () => {
    const productId = await twoPieces();
    const line = await ordered([{ productId, quantity: 1, serialNumber: 'P-2' }]);
    const { rows } = await api.db.query<{ brand_id: number; model: string }>(
      'SELECT brand_id, upper(goods_code) AS model FROM product WHERE id = $1',
      [productId],
    );
    const [{ brand_id, model } = { brand_id: 0, model: '' }] = rows;
    const recall = await aRecall(api.db, { brand_id, models: [model], serials: ['P-1~P-2'], status: 1 });
    expect(await refusalOf(pay(line))).toBe('RECALLED');
    expect(await refusalOf(ordered([{ productId, quantity: 1, serialNumber: 'P-1' }]))).toBe('RECALLED');
    expect((await stockOf(productId))?.reserved).toBe(1);
    await api.db.query(
      `UPDATE recall SET status = 2, closed_at = clock_timestamp(), report = 'Corrected' WHERE id = $1`,
      [recall],
    );
    expect(await pay(line)).toEqual(expect.any(Number));
  });

  it('is one of fifty that want the last piece', async () => {
    const productId = await anItemInStock(api, room, 1);
    const lines = await Promise.allSettled(
      Array.from({ length: 50 }, () => ordered([{ productId, quantity: 1 }])),
    );
    const won = lines.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    const refusals = lines.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { id: string }).id] : [],
    );
    expect(new Set(refusals)).toEqual(new Set(['STOCK_INSUFFICIENT']));
  });
});

describe('a paid line whose stock-out was rejected or scrapped', () => {
  const anew = ({ orderLineId }: Line, serialNumber: string | null = null, owed = 9) =>
    api.db.transaction((tx) =>
      orderStock().sendAnew(tx, { orderLineId, orderNo: 'FV-1', sellerId, serialNumber, owed }),
    );

  it('is promised no more of than is owed by then', async () => {
    const productId = await anItemInStock(api, room, 5);
    const line = await ordered([{ productId, quantity: 2 }]);
    expect(await reviewError(api, room, (await pay(line)) ?? 0, -1)).toBeNull();
    await anew(line, null, 1);
    const { rows } = await api.db.query('SELECT reserved FROM stock WHERE product_id = $1', [productId]);
    expect(rows).toEqual([{ reserved: 1 }]);
  });

  it('is reserved again by one other document, however often that is requested at once', async () => {
    const productId = await anItemInStock(api, room, 5);
    const line = await ordered([{ productId, quantity: 2 }]);
    const first = (await pay(line)) ?? 0;
    expect((await anew(line)).id).toBe(first);
    expect(await reviewError(api, room, first, -1)).toBeNull();
    expect((await stockOf(productId))?.reserved).toBe(0);
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await anew(line)).id));
    expect(new Set(ids).size).toBe(1);
    const second = ids[0] ?? 0;
    expect(second).not.toBe(first);
    expect(await documentOf(second)).toMatchObject({ type: 21, audit_status: 0, remark: 'FV-1' });
    expect((await stockOf(productId))?.reserved).toBe(2);
    expect(await reviewError(api, room, second)).toBeNull();
    await api.db.transaction((tx) => orderStock().refuseNotOut(tx, [{ id: line.orderLineId, goods_id: 0 }]));
    expect(await undoError(api, room, second, 'out')).toBeNull();
    expect(await reviewError(api, room, (await anew(line)).id)).toBeNull();
    await cancel(line);
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 5, reserved: 0 });
  });

  it('gets the piece that was bought, and none in its place', async () => {
    const productId = await twoPieces();
    const line = await ordered([{ productId, quantity: 1, serialNumber: 'P-2' }]);
    expect(await reviewError(api, room, (await pay(line)) ?? 0, -1)).toBeNull();
    const rival = await ordered([{ productId, quantity: 1, serialNumber: 'P-2' }]);
    expect(await refusalOf(anew(line, 'P-2'))).toBe('SERIAL_UNKNOWN');
    await cancel(rival);
    expect((await documentOf((await anew(line, 'P-2')).id)).lines).toMatchObject([{ serial_number: 'P-2' }]);
  });

  it('that never lay here is refused', async () => {
    const orderLineId = newId();
    expect(await refusalOf(anew({ orderLineId, holder: { type: 'order_line', id: orderLineId } }))).toBe(
      'STATE_CONFLICT',
    );
  });
});

describe('a cancelled line of an order', () => {
  it('releases what was reserved, paid or not, and returns what left at its cost, each once', async () => {
    const productId = await anItemInStock(api, room, 6, '250');
    const [open, paid, gone] = [
      await ordered([{ productId, quantity: 1 }]),
      await ordered([{ productId, quantity: 2 }]),
      await ordered([{ productId, quantity: 3 }]),
    ];
    const [waiting, left] = [await pay(paid), await pay(gone)];
    expect(await reviewError(api, room, left ?? 0)).toBeNull();
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 3, value: '750' });
    for (const line of [open, paid, gone]) for (let time = 0; time < 2; time += 1) await cancel(line);
    expect(await stockOf(productId)).toMatchObject({
      ware_house_product_good_number: 6,
      reserved: 0,
      value: '1500',
    });
    expect([(await documentOf(waiting)).status, (await documentOf(left)).status]).toEqual([9, 9]);
    expect(await documentOf(left)).toMatchObject({ scrap_notes: 'the buyer changed their mind' });
  });

  it('releases also what is paid at that very moment', async () => {
    const productId = await anItemInStock(api, room, 3);
    const line = await ordered([{ productId, quantity: 2 }]);
    const { held, letGo } = await heldStock(productId);
    const paid = pay(line);
    await untilWaiting(api.db, 1);
    const cancelled = cancel(line);
    await untilWaiting(api.db, 2);
    letGo();
    await Promise.all([held, paid, cancelled]);
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 3, reserved: 0 });
    expect((await documentOf(await paid)).status).toBe(9);
  });

  it('finds its document undone by two people, and changes nothing', async () => {
    const productId = await anItemInStock(api, room, 1);
    const line = await ordered([{ productId, quantity: 1 }]);
    const id = (await pay(line)) ?? 0;
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await undoError(api, room, id, 'out')).toBeNull();
    await cancel(line);
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 1, reserved: 0 });
  });

  it('takes with it the request to undo its document, which nobody decides any more', async () => {
    const productId = await anItemInStock(api, room, 1);
    const line = await ordered([{ productId, quantity: 1 }]);
    const id = (await pay(line)) ?? 0;
    expect(await reviewError(api, room, id)).toBeNull();
    const reversal = await requestedReversal(api, room, id, 'out');
    expect(await refusalOf(shipped(line))).toBe('REVERSAL_REQUESTED');
    await cancel(line);
    expect(await stockOf(productId)).toMatchObject({ ware_house_product_good_number: 1, reserved: 0 });
    expect(await documentOf(id)).toMatchObject({
      status: 9,
      reversals: [{ id: reversal, audit_status: -2 }],
    });
    expect(await reviewError(api, room, reversal)).toBe('STATE_CONFLICT');
  });

  it('of goods that are on their way is refused: they are returned by a return document', async () => {
    const productId = await anItemInStock(api, room, 1);
    const line = await ordered([{ productId, quantity: 1 }]);
    const id = (await pay(line)) ?? 0;
    expect(await reviewError(api, room, id)).toBeNull();
    await sent(id);
    expect(await refusalOf(cancel(line))).toBe('STATE_CONFLICT');
  });
});

/** The goods of a line go to the carrier. */
const shipped = ({ orderLineId }: Line) =>
  api.db.transaction((tx) => orderStock().refuseNotOut(tx, [{ id: orderLineId, goods_id: 0 }]));

/** The goods of a document are with the carrier. */
async function sent(documentId: number): Promise<void> {
  await api.db.query(
    `INSERT INTO send (company_id, document_id, account_id, receiver_name, receiver_country, carrier, status, sent_at, logistics_code)
     VALUES ($1, $2, $3, 'Sample Clinic', 'JP', 1, 1, clock_timestamp(), '1234')`,
    [room.companyId, documentId, sellerId],
  );
  await api.db.query(
    `INSERT INTO send_line (send_id, line, document_id, document_line, product_id, quantity)
     SELECT s.id, 1, s.document_id, l.line, l.product_id, l.quantity
     FROM send s JOIN stock_document_line l ON l.document_id = s.document_id WHERE s.document_id = $1`,
    [documentId],
  );
}
