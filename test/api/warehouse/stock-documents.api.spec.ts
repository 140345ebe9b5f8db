import {
  addWarehouseInps,
  approvalDecision,
  approvalDetail,
  addWarehouseMoreOuts,
  addWarehouseOuts,
  newDetail,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  updateWarehouseInpsImages,
  updateWarehouseInpsVideo,
  warehouseAuditsDetail,
  warehouseAuditsParams,
  warehouseInpsDetail,
  warehouseInpsParams,
  warehouseOutsDetail,
  warehouseOutsParams,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import {
  moveBetweenBins,
  productWarehousesInfo,
  serialNumberByProductSn,
  setNumberWarning,
  wareHousePlayLogsLine,
  wareHouseProductsDetail,
  warehousesPlayLogsDetail,
  warehousesPlayLogsParams,
} from '@fovea/shared-types/warehouse/stock.calls';
import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { aFile, uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import {
  anItemInStock,
  aStaffedStockroom,
  reviewError,
  sentIn,
  sentOut,
  type Stockroom,
  undoError,
} from '../../support/stock.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let room: Stockroom;
beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
});
afterAll(() => api?.stop());
afterEach(async () => {
  expect(await violations(api.db, 'stock')).toEqual([]);
});

const asClerk = () => ({ as: room.clerk });
const stockOf = async (product_id: number) => {
  const { data } = await api.ok(stock.calls.list, { product_id }, asClerk());
  return data[0];
};
const refusalOf = async (path: string, request: object, as = room.clerk): Promise<string | null> =>
  (await api.envelope(path, request, { as })).error ?? null;

describe('a stock-in', () => {
  it('counts once it is approved (R-WH-01), for what its lines cost', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const lines = [
      { product_id, good_number: 3, unit_cost: '1000' },
      { product_id, good_number: 1, unit_cost: '1001' },
    ];
    const id = await sentIn(api, room, lines, { logistics_code: 'SG-1', remark: 'from the clinic' });
    expect(await stockOf(product_id)).toBeUndefined();
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({
      ware_house_product_good_number: 4,
      reserved: 0,
      value: '4001',
      currency: 'JPY',
    });
    const detail = await api.ok(newDetail, { id }, asClerk());
    expect(detail).toMatchObject({
      type: 11,
      kind: 1,
      good_number: 4,
      line_count: 2,
      audit_status: 1,
      status: 1,
      value: '4001',
      audit_notes: 'looked at',
      logistics_code: 'SG-1',
    });
    expect(detail.lines.map(({ unit_cost }) => unit_cost)).toEqual(['1000', '1001']);
    expect(await api.ok(newDetail, { ware_house_inp_sn: detail.ware_house_inp_sn }, asClerk())).toEqual(
      detail,
    );
    expect(await api.ok(warehouseInpsDetail, { id }, asClerk())).toEqual(detail);
    const found = await api.ok(stockIn.calls.list, { ware_house_inp_sn: detail.sn }, asClerk());
    expect(found.data).toMatchObject([{ id, good_number: 4, status: 1, type_name: detail.type_name }]);
  });

  it('has a piece per line, each once (R-WH-05)', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const piece = (serial_number: string) => ({ product_id, good_number: 1, serial_number, unit_cost: '5' });
    const sn = uniqueText();
    const one = await sentIn(api, room, [piece(sn), piece(`${sn}-B`)]);
    const other = await sentIn(api, room, [piece(sn.toUpperCase())]);
    expect([await reviewError(api, room, one), await reviewError(api, room, other)]).toEqual([
      null,
      'SERIAL_DUPLICATE',
    ]);
    const found = await api.ok(serialNumberByProductSn, { product_id, serial_number: ` ${sn} ` }, asClerk());
    expect(found).toMatchObject({ in_stock: 1, ware_house_id: room.warehouseId, serial_number: sn });
    expect(await refusalOf(serialNumberByProductSn.path, { product_id, serial_number: 'no such' })).toBe(
      'NOT_FOUND',
    );
    const row = await stockOf(product_id);
    const detail = await api.ok(wareHouseProductsDetail, { id: row?.id ?? 0 }, asClerk());
    expect(detail).toMatchObject({ serial_numbers: [sn, `${sn}-B`], value: '10', tracking: 1 });
  });

  it('reports every fault of its lines, and moves nothing', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const foreign = await anItem(api.db, (await aStaffedStockroom(api)).companyId);
    const line = { product_id, good_number: 1, serial_number: 'A', unit_cost: '1' };
    const answer = await api.envelope(
      addWarehouseInps.path,
      {
        kind: 1,
        ware_house_id: room.warehouseId,
        lines: [
          line,
          { ...line, serial_number: 'ａ' },
          { ...line, serial_number: undefined },
          { ...line, serial_number: 'B', good_number: 2 },
          { product_id: foreign, good_number: 1, unit_cost: '1' },
          { ...line, serial_number: 'C', unit_cost: '1.5' },
          { ...line, serial_number: 'D', bin_id: 999_999_999 },
          { ...line, serial_number: 'E', lot_number: 'L' },
        ],
      },
      asClerk(),
    );
    expect(answer.error).toBe('VALIDATION');
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual([
      'lines.1.serial_number',
      'lines.2.serial_number',
      'lines.3.good_number',
      'lines.4.product_id',
      'lines.5.unit_cost',
      'lines.6.bin_id',
      'lines.7.lot_number',
    ]);
  });

  it('is refused with 501 lines, no lines, and numbers that are none', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const line = { product_id, good_number: 1, unit_cost: '1' };
    const send = (lines: unknown) =>
      refusalOf(addWarehouseInps.path, { kind: 1, ware_house_id: room.warehouseId, lines });
    for (const lines of [
      [],
      Array.from({ length: 501 }, () => line),
      [{ ...line, good_number: -1 }],
      [{ ...line, good_number: 1.5 }],
      [{ ...line, unit_cost: '-1' }],
    ])
      expect(await send(lines)).toBe('VALIDATION');
  });

  it('takes 500 lines in one piece', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const lines = Array.from({ length: 500 }, (_, at) => ({
      product_id,
      good_number: 1,
      serial_number: `${at}`,
      unit_cost: '7',
    }));
    const id = await sentIn(api, room, lines);
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 500, value: '3500' });
    expect(await undoError(api, room, id, 'in')).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 0, value: '0' });
  });

  it('is undone once (R-WH-03, R-WH-04), never below what is promised', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 5, unit_cost: '10' }]);
    await reviewError(api, room, id);
    const out = await sentOut(api, room, [{ product_id, good_number: 1 }]);
    const scrap = (notes: string) => refusalOf(scrapWarehouseInps.path, { id, audit_notes: notes });
    expect(await scrap('wrong')).toBe('STOCK_INSUFFICIENT');
    await api.ok(scrapWarehouseOuts, { id: out, audit_notes: 'not wanted' }, asClerk());
    expect(await scrap(' ')).toBe('VALIDATION');
    expect([await undoError(api, room, id, 'in'), await scrap('wrong')]).toEqual([null, 'ALREADY_SCRAPPED']);
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 0, value: '0' });
    const detail = await api.ok(newDetail, { id }, asClerk());
    expect(detail).toMatchObject({ status: 9, audit_status: 1, scrap_notes: 'typed twice' });
    const waiting = await sentIn(api, room, [{ product_id, good_number: 5, unit_cost: '10' }]);
    await api.ok(scrapWarehouseInps, { id: waiting, audit_notes: 'twice' }, asClerk());
    expect(await api.ok(newDetail, { id: waiting }, asClerk())).toMatchObject({
      status: 9,
      audit_status: -2,
    });
  });

  it('stays while its piece is there by a later one, which is undone first', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const piece = { product_id, good_number: 1, serial_number: uniqueText() };
    const approved = async (id: number): Promise<number> => {
      expect(await reviewError(api, room, id)).toBeNull();
      return id;
    };
    const first = await approved(await sentIn(api, room, [{ ...piece, unit_cost: '10' }]));
    const away = await approved(await sentOut(api, room, [piece]));
    const back = await approved(await sentIn(api, room, [{ ...piece, unit_cost: '12' }]));
    expect(await undoError(api, room, first, 'in')).toBe('PIECE_MOVED_SINCE');
    expect(await undoError(api, room, back, 'in')).toBeNull();
    expect(await undoError(api, room, away, 'out')).toBeNull();
    expect(await undoError(api, room, first, 'in')).toBeNull();
  });

  it('gets pictures and a film later, whatever was decided on it', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '10' }]);
    await reviewError(api, room, id);
    const mine = (changes = {}) => aFile(api.db, room.clerk.accountId, changes);
    const [one, two] = [await mine(), await mine()];
    const film = await mine({ kind: 'video', mime: 'video/mp4', width: null, height: null });
    await api.ok(updateWarehouseInpsImages, { id, inp_images: [one, two] }, asClerk());
    await api.ok(updateWarehouseInpsVideo, { id, video: film }, asClerk());
    await api.ok(updateWarehouseInpsImages, { id, inp_images: [two] }, asClerk());
    const detail = await api.ok(newDetail, { id }, asClerk());
    expect(detail.images.map((image) => image.id)).toEqual([two]);
    expect(detail.inp_images.split(',')).toHaveLength(1);
    expect(detail.video?.id).toBe(film);
    const foreign = await aFile(api.db, room.approver.accountId);
    expect(await refusalOf(updateWarehouseInpsImages.path, { id, inp_images: [foreign] })).toBe(
      'FILE_UNKNOWN',
    );
  });

  it('begins in no warehouse that is disabled (R-WH-09)', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const ware_house_id = await aWarehouse(api.db, room.companyId, { status: 0 });
    const lines = [{ product_id, good_number: 1, unit_cost: '1' }];
    expect(await refusalOf(addWarehouseInps.path, { kind: 1, ware_house_id, lines })).toBe(
      'WAREHOUSE_DISABLED',
    );
  });

  it('chooses from what there is', async () => {
    const params = await api.ok(warehouseInpsParams, {}, asClerk());
    expect(params.warehouses.map(({ code }) => code)).toContain(room.warehouseId);
    expect(params.kinds.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 9]);
    expect(params.types.map(({ code }) => code)).toEqual([11]);
  });
});

describe('a stock-out', () => {
  it('reserves what it names, and releases it when it is rejected (R-WH-02)', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const id = await sentOut(api, room, [{ product_id, good_number: 4 }]);
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, reserved: 4 });
    const beyond = { type: 21, ware_house_id: room.warehouseId, product_id, good_number: 2 };
    expect(await refusalOf(addWarehouseOuts.path, beyond)).toBe('STOCK_INSUFFICIENT');
    expect(await reviewError(api, room, id, -1)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, reserved: 0 });
  });

  it('is sent when it is approved and returned when it is undone', async () => {
    const product_id = await anItemInStock(api, room, 5, '20');
    const added = await api.ok(
      addWarehouseOuts,
      { type: 22, ware_house_id: room.warehouseId, product_id, good_number: 2, logistics_code: 'SG-2' },
      asClerk(),
    );
    const { id } = added;
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 3, value: '60' });
    const detail = await api.ok(warehouseOutsDetail, { id }, asClerk());
    expect(detail).toMatchObject({
      type: 22,
      good_number: 2,
      status: 1,
      value: '40',
      logistics_code: 'SG-2',
    });
    expect(await undoError(api, room, id, 'out')).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, value: '100' });
    const found = await api.ok(stockOut.calls.list, { ware_house_out_sn: detail.sn }, asClerk());
    expect(found.data).toMatchObject([{ id, status: 9 }]);
  });

  it('returns to no warehouse that is disabled', async () => {
    const own = await aStaffedStockroom(api);
    const product_id = await anItemInStock(api, own, 1);
    const id = await sentOut(api, own, [{ product_id, good_number: 1 }]);
    await reviewError(api, own, id);
    const enabled = (status: 0 | 1) =>
      api.db.query('UPDATE warehouse SET status = $2 WHERE id = $1', [own.warehouseId, status]);
    const scrap = () => undoError(api, own, id, 'out');
    await enabled(0);
    expect(await scrap()).toBe('WAREHOUSE_DISABLED');
    await enabled(1);
    expect(await scrap()).toBeNull();
  });

  it('is all of its lines or none (R-WH-13)', async () => {
    const [one, two] = [await anItemInStock(api, room, 5), await anItemInStock(api, room, 5)];
    const lines = [
      { product_id: one, good_number: 5 },
      { product_id: two, good_number: 6 },
    ];
    const request = { type: 21, ware_house_id: room.warehouseId, lines };
    expect(await refusalOf(addWarehouseMoreOuts.path, request)).toBe('STOCK_INSUFFICIENT');
    expect(await stockOf(one)).toMatchObject({ reserved: 0 });
  });

  it('of a loan becomes a sale once (R-WH-07)', async () => {
    const product_id = await anItemInStock(api, room, 2);
    const sn = async (type: number) => {
      const id = await sentOut(api, room, [{ product_id, good_number: 1 }], { type });
      await reviewError(api, room, id);
      return (await api.ok(warehouseOutsDetail, { id }, asClerk())).ware_house_out_sn;
    };
    const ware_house_out_sn = await sn(22);
    const movements = async () => (await api.ok(movement.calls.list, {}, asClerk())).total;
    const before = await movements();
    expect(await api.ok(setWarehouseOutTypeSale, { ware_house_out_sn }, asClerk())).toMatchObject({
      type: 21,
    });
    expect(await movements()).toBe(before);
    expect(await refusalOf(setWarehouseOutTypeSale.path, { ware_house_out_sn })).toBe('STATE_CONFLICT');
    expect(await refusalOf(setWarehouseOutTypeSale.path, { ware_house_out_sn: await sn(25) })).toBe(
      'STATE_CONFLICT',
    );
  });

  it('never sells more than there is (R-WH-15)', async () => {
    const product_id = await anItemInStock(api, room, 10);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        refusalOf(addWarehouseOuts.path, {
          type: 21,
          ware_house_id: room.warehouseId,
          product_id,
          good_number: 1,
        }),
      ),
    );
    expect(answers.filter((error) => error === null)).toHaveLength(10);
    expect(new Set(answers)).toEqual(new Set([null, 'STOCK_INSUFFICIENT']));
  });

  it('chooses from what there is', async () => {
    const params = await api.ok(warehouseOutsParams, {}, asClerk());
    expect(params.types.map(({ code }) => code)).toEqual([21, 22, 23, 24, 25, 29]);
  });
});

describe('the approval of documents', () => {
  it('shows everything of the document, merged by its type (R-APR-04)', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const out = await sentOut(api, room, [{ product_id, good_number: 2 }], { logistics_code: 'SG-3' });
    const detail = await api.ok(warehouseAuditsDetail, { id: out }, { as: room.approver });
    expect(detail).toMatchObject({
      type: 21,
      audit_status: 0,
      good_number: 2,
      ware_house_product_good_number: 5,
      inp_images: null,
      out_images: '',
      ware_house_inp_info: null,
      ware_house_out_info: { id: out, ware_house_out_sn: detail.sn },
    });
    const product = await anItem(api.db, room.companyId);
    const inside = await sentIn(api, room, [{ product_id: product, good_number: 2, unit_cost: '1' }]);
    const other = await api.ok(warehouseAuditsDetail, { id: inside }, { as: room.approver });
    expect(other).toMatchObject({ type: 11, out_images: null, ware_house_out_info: null });
    expect(other.ware_house_inp_info?.ware_house_inp_sn).toBe(other.sn);
    const queue = await api.ok(stockReview.calls.list, { audit_status: 0 }, { as: room.approver });
    expect(queue.data.map(({ id }) => id)).toEqual(expect.arrayContaining([out, inside]));
    const params = await api.ok(warehouseAuditsParams, {}, { as: room.approver });
    expect(params.audit_status.map(({ code }) => code)).toEqual([0, 1, -1, -2]);
  });

  it('answers under its other paths as well', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '1' }]);
    const as = { as: room.approver };
    expect(await api.ok(approvalDetail, { id }, as)).toEqual(await api.ok(warehouseAuditsDetail, { id }, as));
    expect(await api.ok(approvalDecision, { ids: [id], status: 1 }, as)).toMatchObject([
      { id, audit_status: 1 },
    ]);
  });

  it('does not decide what cannot move any more', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const piece = { product_id, good_number: 1, serial_number: uniqueText(), unit_cost: '5' };
    const id = await sentIn(api, room, [piece]);
    const again = await sentIn(api, room, [piece]);
    expect([await reviewError(api, room, id), await reviewError(api, room, again)]).toEqual([
      null,
      'SERIAL_DUPLICATE',
    ]);
    expect(await api.ok(newDetail, { id: again }, asClerk())).toMatchObject({ audit_status: 0 });
  });
});

describe('documents and stock of another company', () => {
  it('are as if absent', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const id = await sentOut(api, room, [{ product_id, good_number: 1 }]);
    const other = await aStaffedStockroom(api);
    const row = await stockOf(product_id);
    for (const [path, request] of [
      [warehouseOutsDetail.path, { id }],
      [scrapWarehouseOuts.path, { id, audit_notes: 'x' }],
      [warehouseAuditsDetail.path, { id }],
      [wareHouseProductsDetail.path, { id: row?.id }],
      [wareHousePlayLogsLine.path, { id: row?.id }],
      [setNumberWarning.path, { id: row?.id, number_warning: 1 }],
      [addWarehouseOuts.path, { type: 21, ware_house_id: room.warehouseId, product_id, good_number: 1 }],
    ] as const)
      expect([path, await refusalOf(path, request, other.clerk)]).toEqual([path, 'NOT_FOUND']);
    expect((await api.ok(stock.calls.list, {}, { as: other.clerk })).total).toBe(0);
    expect(await reviewError(api, other, id)).toBe('NOT_FOUND');
  });
});

describe('stock as people look at it', () => {
  it('shows where a product is, and every movement of it', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const id = await sentOut(api, room, [{ product_id, good_number: 2 }], { type: 25 });
    await reviewError(api, room, id);
    const places = await api.ok(productWarehousesInfo, { product_id }, asClerk());
    expect(places).toMatchObject([
      { ware_house_id: room.warehouseId, ware_house_product_good_number: 3, reserved: 0 },
    ]);
    const row = await stockOf(product_id);
    const line = await api.ok(wareHousePlayLogsLine, { id: row?.id ?? 0 }, asClerk());
    expect(line).toMatchObject([
      { type: 25, change: -2, after: 3, cost: '-200' },
      { type: 11, change: 5, after: 5, cost: '500' },
    ]);
    const first = await api.ok(warehousesPlayLogsDetail, { id: line[0]?.id ?? 0 }, asClerk());
    expect(first).toMatchObject({ source_type: 'stock_document', source_id: id, stock_id: row?.id });
    const name = row?.goods_name ?? '';
    const found = await api.ok(movement.calls.list, { goods_name: name, type: 25 }, asClerk());
    expect(found.data.map((one) => one.id)).toEqual([line[0]?.id]);
    const code = `P-${uniqueText().toUpperCase()}`;
    const bin_id = await aBin(api.db, room.companyId, { warehouse_id: room.warehouseId, code });
    const pieces = await anItem(api.db, room.companyId, 1);
    const piece = { product_id: pieces, good_number: 1, serial_number: 'IN-A-BIN', unit_cost: '1', bin_id };
    await reviewError(api, room, await sentIn(api, room, [piece]));
    const inBin = await api.ok(movement.calls.list, { bin_code: ` ${code.toLowerCase()} ` }, asClerk());
    expect(inBin.data).toMatchObject([{ serial_number: 'IN-A-BIN', bin_code: code, change: 1 }]);
    expect(
      await api.ok(wareHousePlayLogsLine, { id: inBin.data[0]?.stock_id ?? 0 }, asClerk()),
    ).toMatchObject([{ bin_code: code }]);
    const params = await api.ok(warehousesPlayLogsParams, {}, asClerk());
    expect(params.warehouses.map(({ code }) => code)).toContain(room.warehouseId);
  });

  it('shows where it is, and never its number', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const row = await stockOf(product_id);
    const request = {
      id: row?.id ?? 0,
      location: 'rack 2',
      remark: 'fragile',
      ware_house_product_good_number: 99,
    };
    await api.ok(stock.calls.update, request, asClerk());
    expect(await stockOf(product_id)).toMatchObject({
      location: 'rack 2',
      remark: 'fragile',
      ware_house_product_good_number: 5,
    });
  });

  it('is notified to its keepers once per fall (R-WH-12), as documents are to those whom they concern', async () => {
    const own = await aStaffedStockroom(api);
    const product_id = await anItemInStock(api, own, 4);
    const { data } = await api.ok(stock.calls.list, { product_id }, { as: own.clerk });
    await api.ok(setNumberWarning, { id: data[0]?.id ?? 0, number_warning: 2 }, { as: own.clerk });
    const noticeCountOf = async ({ accountId }: { accountId: number }, notice: string) =>
      (
        await api.db.query(`SELECT FROM message WHERE recipient_id = $1 AND params ->> 'notice' = $2`, [
          accountId,
          notice,
        ])
      ).count;
    for (let time = 0; time < 3; time += 1)
      await reviewError(api, own, await sentOut(api, own, [{ product_id, good_number: 1 }]));
    await eventually(
      'four approvals are notified',
      async () => (await noticeCountOf(own.clerk, 'stock_approved')) === 4,
    );
    await eventually('the fall is notified', async () => (await noticeCountOf(own.clerk, 'stock_low')) > 0);
    await eventually(
      'four documents were sent',
      async () => (await noticeCountOf(own.approver, 'stock_submitted')) === 4,
    );
    expect(await noticeCountOf(own.clerk, 'stock_low')).toBe(1);
  });

  it('is marked at its warning number (R-WH-12)', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const row = await stockOf(product_id);
    const id = row?.id ?? 0;
    await api.ok(setNumberWarning, { id, number_warning: 3 }, asClerk());
    expect((await stockOf(product_id))?.is_low).toBe(false);
    for (let time = 0; time < 3; time += 1)
      await reviewError(api, room, await sentOut(api, room, [{ product_id, good_number: 1 }]));
    expect((await stockOf(product_id))?.is_low).toBe(true);
    const low = await api.ok(stock.calls.list, { is_low: 1, product_id }, asClerk());
    expect(low.total).toBe(1);
    await api.ok(setNumberWarning, { id, number_warning: null }, asClerk());
    expect((await stockOf(product_id))?.is_low).toBe(false);
  });
});

describe('goods within a warehouse', () => {
  it('are moved from bin to bin, pieces by their number, others by lot, and their total stays', async () => {
    const warehouse_id = room.warehouseId;
    const [from, into] = [
      await aBin(api.db, room.companyId, { warehouse_id, code: `F-${uniqueText().toUpperCase()}` }),
      await aBin(api.db, room.companyId, { warehouse_id, code: `I-${uniqueText().toUpperCase()}` }),
    ];
    const lot = await anItem(api.db, room.companyId, 2);
    const piece = await anItem(api.db, room.companyId, 1);
    const came = await sentIn(api, room, [
      { product_id: lot, good_number: 5, lot_number: 'L-1', unit_cost: '10', bin_id: from },
      { product_id: piece, good_number: 1, serial_number: 'P-1', unit_cost: '7', bin_id: from },
    ]);
    await reviewError(api, room, came);
    const before = [await stockOf(lot), await stockOf(piece)];
    const lines = [
      { product_id: lot, good_number: 2, lot_number: 'L-1' },
      { product_id: piece, good_number: 1, serial_number: 'ｐ-1', bin_id: from },
    ];
    const request = { ware_house_id: warehouse_id, to_bin_id: into, lines, request_id: uniqueText() };
    expect(await api.ok(moveBetweenBins, request, asClerk())).toEqual({ moved: 3 });
    expect(await api.ok(moveBetweenBins, request, asClerk())).toEqual({ moved: 3 });
    expect([await stockOf(lot), await stockOf(piece)]).toEqual(before);
    const lying = async (row = before[0]) => api.ok(wareHouseProductsDetail, { id: row?.id ?? 0 }, asClerk());
    expect((await lying()).parts.map(({ on_hand }) => on_hand).sort()).toEqual([2, 3]);
    expect((await lying(before[1])).units).toMatchObject([
      { serial_number: 'P-1', bin_code: expect.stringMatching(/^I-/) },
    ]);
    const moved = await api.ok(wareHousePlayLogsLine, { id: before[1]?.id ?? 0 }, asClerk());
    expect(moved.map(({ type, change, bin_code }) => [type, change, bin_code?.slice(0, 1)])).toEqual([
      [32, 1, 'I'],
      [32, -1, 'F'],
      [11, 1, 'F'],
    ]);
  });

  it('stay where they are when they cannot be moved', async () => {
    const warehouse_id = room.warehouseId;
    const into = await aBin(api.db, room.companyId, { warehouse_id });
    const far = await aBin(api.db, room.companyId, {
      warehouse_id: await aWarehouse(api.db, room.companyId),
    });
    const product_id = await anItemInStock(api, room, 3);
    const piece = await anItem(api.db, room.companyId, 1);
    const one = { product_id: piece, good_number: 1, serial_number: 'Q-1' };
    await reviewError(api, room, await sentIn(api, room, [{ ...one, unit_cost: '1', bin_id: into }]));
    const move = (line: typeof one | { product_id: number; good_number: number }, to_bin_id = into) => ({
      ware_house_id: warehouse_id,
      to_bin_id,
      lines: [line],
    });
    expect(await refusalOf(moveBetweenBins.path, move({ product_id, good_number: 4 }))).toBe(
      'STOCK_INSUFFICIENT',
    );
    expect(await refusalOf(moveBetweenBins.path, move({ product_id, good_number: 1 }, far))).toBe(
      'VALIDATION',
    );
    expect(await refusalOf(moveBetweenBins.path, move({ ...one, serial_number: 'Q-2' }))).toBe(
      'SERIAL_UNKNOWN',
    );
    expect(await api.ok(moveBetweenBins, move(one), asClerk())).toEqual({ moved: 0 });
  });
});

describe('what is promised', () => {
  it('is shown with what it is reserved for, and until when', async () => {
    const product_id = await anItemInStock(api, room, 4);
    const document = await sentOut(api, room, [{ product_id, good_number: 3 }]);
    const row = await stockOf(product_id);
    expect(row).toMatchObject({ reserved: 3, reserved_until: null });
    const shown = () => api.ok(wareHouseProductsDetail, { id: row?.id ?? 0 }, asClerk());
    const promise = {
      holder_type: 'stock_document',
      holder_id: document,
      good_number: 3,
      serial_number: null,
    };
    expect((await shown()).reservations).toEqual([
      { id: expect.any(Number), ...promise, holder_no: expect.stringMatching(/^OUT/), expires_at: null },
    ]);
    const until = '2031-05-01T00:00:00.000Z';
    await api.db.query('UPDATE stock_reservation SET expires_at = $2 WHERE holder_id = $1', [
      document,
      until,
    ]);
    expect((await shown()).reservations).toMatchObject([{ expires_at: until }]);
    expect((await stockOf(product_id))?.reserved_until).toBe(until);
    expect(await reviewError(api, room, document, -1)).toBeNull();
    expect((await shown()).reservations).toEqual([]);
  });
});
