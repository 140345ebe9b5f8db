import { adminGoodsList, goodsStatus, updateGoods } from '@fovea/shared-types/goods/publishing.calls';
import { AUCTION_STATUS, SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { addWarehouseInps, warehouseInpsDetail } from '@fovea/shared-types/warehouse/stock-document.calls';
import type { AddStockInRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { aFile, aGoods, anAuction, uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import type { Person, TestApi } from '../../support/api.js';
import { startApi } from '../../support/api.js';
import { aPublisher, goodsAs, SELLER_PERMISSIONS } from '../../support/publishing.js';
import { aStaff, grant } from '../../support/people.js';
import {
  CLERK,
  reviewError,
  sentIn,
  sentMove,
  sentOut,
  type Stockroom,
  stockroomOf,
  undoError,
} from '../../support/stock.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let room: Stockroom;
let seller: Person & { companyId: number };
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api);
  room = await stockroomOf(api, seller.companyId);
  await grant(api.db, room.clerk.accountId, SELLER_PERMISSIONS, room.companyId);
});
afterAll(() => api?.stop());
afterEach(async () => {
  expect(await violations(api.db, 'stock')).toEqual([]);
});

type Changes = Parameters<typeof aGoods>[1];
const asClerk = () => ({ as: room.clerk });
const aListing = (product_id: number, changes: Changes = {}): Promise<number> =>
  aGoods(api.db, { seller_id: seller.accountId, company_id: room.companyId, product_id, ...changes });
const lineOf = (product_id: number, goods_id: number, good_number = 1) => ({
  ...{ product_id, goods_id, good_number, unit_cost: '10' },
});
/** @returns the document; it is approved */
async function cameIn(lines: AddStockInRequest['lines']): Promise<number> {
  const id = await sentIn(api, room, lines);
  expect(await reviewError(api, room, id)).toBeNull();
  return id;
}
const listing = async (id: number) => {
  const { rows } = await api.db.query<{ quantity: number; status: number; sale_state: number }>(
    'SELECT quantity, status, sale_state FROM goods WHERE id = $1',
    [id],
  );
  return rows[0];
};
const refusalOf = async (path: string, request: object, as = room.clerk) => {
  const { error, fields } = await api.envelope(path, request, { as });
  return error === 'VALIDATION' ? Object.keys(fields ?? {}) : (error ?? null);
};
const send = (line: object, as = room.clerk) =>
  refusalOf(addWarehouseInps.path, { kind: 1, ware_house_id: room.warehouseId, lines: [line] }, as);
const scrap = (id: number) => undoError(api, room, id, 'in');

describe('a stock-in that names a listing', () => {
  it('restocks it once it is approved, and reverts that when it is scrapped (R-WH-17)', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { quantity: 0, sale_state: SALE_STATE.sold_out });
    const id = await sentIn(api, room, [lineOf(product_id, goods, 3)]);
    expect(await listing(goods)).toMatchObject({ quantity: 0 });
    expect((await api.ok(warehouseInpsDetail, { id }, asClerk())).lines).toMatchObject([
      {
        goods_id: goods,
        goods_sn: expect.any(String),
        listing_name: expect.any(String),
        publish_goods: false,
      },
    ]);
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await listing(goods)).toEqual({
      ...{ quantity: 3, status: GOODS_STATUS.listed, sale_state: SALE_STATE.on_sale },
    });
    const { stock } = await goodsAs(api, seller, goods);
    expect(stock).toEqual({ held: 3, offered: 3 });
    const found = await api.ok(adminGoodsList, { product_id }, { as: seller });
    expect(found.data.map((row) => row.id)).toEqual([goods]);
    const more = await cameIn([lineOf(product_id, goods, 2), lineOf(product_id, goods)]);
    expect(await listing(goods)).toMatchObject({ quantity: 6 });
    expect([await scrap(more), await scrap(more)]).toEqual([null, 'ALREADY_SCRAPPED']);
    expect(await scrap(id)).toBeNull();
    expect(await listing(goods)).toMatchObject({ quantity: 0, sale_state: SALE_STATE.sold_out });
  });

  it('leaves of a number that was only typed what stock has to spare', async () => {
    const product_id = await anItem(api.db, room.companyId);
    await cameIn([{ product_id, good_number: 4, unit_cost: '10' }]);
    const [one, two] = [
      await aListing(product_id, { quantity: 3 }),
      await aListing(product_id, { quantity: 5 }),
    ];
    await cameIn([lineOf(product_id, one, 2), lineOf(product_id, two)]);
    expect([(await listing(one))?.quantity, (await listing(two))?.quantity]).toEqual([5, 2]);
  });

  it('puts what is off the shelf on it where that was requested, with the permission for it', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const off = { status: GOODS_STATUS.off_shelf, quantity: 1 };
    const [wanted, left, changed] = [
      await aListing(product_id, off),
      await aListing(product_id, off),
      await aListing(product_id, { ...off, needs_review: true }),
    ];
    const publish = { publish_goods: true };
    await cameIn([
      { ...lineOf(product_id, wanted), ...publish },
      lineOf(product_id, left),
      { ...lineOf(product_id, changed), ...publish },
    ]);
    expect([
      await listing(wanted),
      (await listing(left))?.status,
      (await listing(changed))?.status,
    ]).toMatchObject([
      { status: GOODS_STATUS.listed, quantity: 1, sale_state: SALE_STATE.on_sale },
      GOODS_STATUS.off_shelf,
      GOODS_STATUS.off_shelf,
    ]);
    const helper = await aStaff(api, [...CLERK], room.companyId);
    expect(await send({ ...lineOf(product_id, left), ...publish }, helper)).toBe('FORBIDDEN');
    expect(await send({ product_id, good_number: 1, unit_cost: '1', ...publish })).toEqual([
      'lines.0.goods_id',
    ]);
  });

  it('is refused another company’s, another item’s, another piece’s and one that was sold', async () => {
    const [product_id, other] = [await anItem(api.db, null, 1), await anItem(api.db, room.companyId)];
    const piece = (goods_id: number, serial_number = uniqueText()) => ({
      ...lineOf(product_id, goods_id),
      serial_number,
    });
    const wrong = ['lines.0.goods_id'];
    expect(await send(piece(await aGoods(api.db, { product_id })))).toEqual(wrong);
    expect(await send(piece(await aListing(other)))).toEqual(wrong);
    expect(await send(piece(await aListing(product_id, { status: GOODS_STATUS.deleted })))).toEqual(wrong);
    const sold = { sale_type: 2, sale_state: SALE_STATE.sold_out };
    expect(await send(piece(await aListing(product_id, sold)))).toEqual(wrong);
    const named = await aListing(product_id, { serial_number: 'ｂ-1' });
    expect([await send(piece(named)), await send(piece(named, 'B-1'))]).toEqual([wrong, null]);
    const lot = await aListing(other, { sale_type: 2, sale_state: SALE_STATE.in_auction });
    expect(await send(lineOf(other, lot, 2))).toEqual(['lines.0.good_number']);
  });

  it('waits while its listing is in a lot, and stays when what it added was sold', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const terms = { sale_type: 2, sale_state: SALE_STATE.in_auction, quantity: 1 };
    const goods = await aListing(product_id, terms);
    const id = await cameIn([lineOf(product_id, goods)]);
    const auction_id = await anAuction(api.db, {
      ...{ goods_id: goods, seller_id: seller.accountId, company_id: room.companyId },
    });
    const second = await sentIn(api, room, [lineOf(product_id, goods)]);
    expect([await scrap(id), await reviewError(api, room, second)]).toEqual([
      'AUCTION_LOCKED',
      'AUCTION_LOCKED',
    ]);
    await api.db.query(
      `UPDATE auction SET status = ${AUCTION_STATUS.cancelled}, closed_at = clock_timestamp(), cancel_reason = 'x'
       WHERE id = $1`,
      [auction_id],
    );
    await api.db.query('UPDATE goods SET sale_state = 5 WHERE id = $1', [goods]);
    expect([await scrap(id), await reviewError(api, room, second)]).toEqual(['LISTING_SOLD', 'LISTING_SOLD']);
  });

  it('is not approved for a listing that was deleted meanwhile', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { status: GOODS_STATUS.off_shelf });
    const id = await sentIn(api, room, [lineOf(product_id, goods)]);
    await api.db.query('UPDATE goods SET status = 90 WHERE id = $1', [goods]);
    expect(await reviewError(api, room, id)).toBe('STATE_CONFLICT');
    expect(await reviewError(api, room, id, -1)).toBeNull();
  });
});

describe('what the shop offers of stock', () => {
  it('is limited to that, whoever raises it (R-WH-18)', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { quantity: 0 });
    await cameIn([lineOf(product_id, goods, 2)]);
    const hidden = await aListing(product_id, { status: GOODS_STATUS.off_shelf, is_stocked: true });
    const shelf = await api.ok(goodsStatus, { ids: [hidden], status: 30 }, { as: seller });
    expect(shelf).toMatchObject([{ error: 'OFFER_EXCEEDS_STOCK' }]);
    const raise = (quantity: number) =>
      api.db.query('UPDATE goods SET quantity = $2 WHERE id = $1', [goods, quantity]);
    await expect(raise(3)).rejects.toMatchObject({ constraint: 'offered_stock_held_ck' });
    await raise(1);
    expect(await api.ok(goodsStatus, { ids: [hidden], status: 30 }, { as: seller })).toMatchObject([
      { error: null },
    ]);
  });

  it('stays of its item once a stock-in named it', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { ships_from: 'JP' });
    await cameIn([lineOf(product_id, goods)]);
    const form = { id: goods, images: [await aFile(api.db, seller.accountId)] };
    const other = { ...form, product_id: await anItem(api.db, room.companyId) };
    expect(await refusalOf(updateGoods.path, other, seller)).toBe('LISTING_STOCKED');
    expect(await refusalOf(updateGoods.path, form, seller)).toBeNull();
  });

  it('falls when stock leaves otherwise: the piece that is named, then the newest listing', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const serials = [uniqueText(), uniqueText(), uniqueText()];
    const goods: number[] = [];
    for (const serial_number of serials.slice(0, 2))
      goods.push(await aListing(product_id, { serial_number }));
    goods.push(await aListing(product_id));
    await cameIn(
      serials.map((serial_number, at) => ({ ...lineOf(product_id, goods[at] ?? 0), serial_number })),
    );
    const numbers = async () =>
      Promise.all(goods.map(async (id) => [(await listing(id))?.quantity, (await listing(id))?.sale_state]));
    const on = [1, SALE_STATE.on_sale];
    const gone = [0, SALE_STATE.sold_out];
    expect(await numbers()).toEqual([on, on, on]);
    const lose = async (serial_number = ''): Promise<void> => {
      const line = { product_id, good_number: 1, serial_number };
      expect(await reviewError(api, room, await sentOut(api, room, [line], { type: 25 }))).toBeNull();
    };
    await lose(serials[0]);
    expect(await numbers()).toEqual([gone, on, on]);
    await lose(serials[2]);
    expect(await numbers()).toEqual([gone, on, gone]);
  });

  it('stays while stock is moved from one warehouse to another, and while it is only reserved', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { quantity: 0 });
    await cameIn([lineOf(product_id, goods, 2)]);
    const far = await stockroomOf(api, room.companyId);
    expect(
      await reviewError(
        api,
        room,
        await sentMove(api, room, far.warehouseId, [{ product_id, good_number: 1 }]),
      ),
    ).toBeNull();
    await sentOut(api, room, [{ product_id, good_number: 1 }]);
    expect(await listing(goods)).toMatchObject({ quantity: 2 });
  });

  it('never exceeds it while fifty take stock out and restock at once', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const goods = await aListing(product_id, { quantity: 0 });
    await cameIn([lineOf(product_id, goods, 25)]);
    const documents = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? sentOut(api, room, [{ product_id, good_number: 1 }])
          : sentIn(api, room, [lineOf(product_id, goods)]),
      ),
    );
    const texts = await Promise.all(documents.map((id) => reviewError(api, room, id)));
    expect(new Set(texts)).toEqual(new Set([null]));
    const { rows } = await api.db.query('SELECT held, offered FROM offered_stock WHERE product_id = $1', [
      product_id,
    ]);
    expect(rows).toEqual([{ held: 25, offered: (await listing(goods))?.quantity }]);
  });
});
