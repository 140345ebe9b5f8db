import { addArriveds, arrivedsStatus } from '@fovea/shared-types/warehouse/arrival.calls';
import { arrivedsCert, sendsCert, warehouseInpsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { findSerials } from '@fovea/shared-types/warehouse/passport.calls';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { addWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { aCustomer, anOut, aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem, aPiece } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';
import { aStaffedStockroom, reviewError, sentIn } from '../../support/stock.js';

let api: TestApi;
let companyId: number;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  clerk = await aStaff(
    api,
    [
      'warehouse:arrival:list',
      'warehouse:arrival:add',
      'warehouse:arrival:status',
      'warehouse:passport:list',
    ],
    companyId,
  );
});
afterAll(() => api?.stop());

/** Three of one item of which two come, and a piece with a serial number. */
async function announced() {
  const [bulk, kind] = [await anItem(api.db, companyId), await anItem(api.db, companyId, 1)];
  const serial_number = `SN-${uniqueText()}`;
  const { id, arrived_sn } = await api.ok(
    addArriveds,
    {
      lines: [
        { product_id: bulk, good_number: 3 },
        { product_id: kind, good_number: 1, serial_number },
      ],
      customer_id: await aCustomer(api.db, companyId, {
        name: '㈱髙橋眼科',
        address: '東京都文京区本郷1-2-3',
      }),
      ware_house_id: await aWarehouse(api.db, companyId, { name: `东京检测中心${uniqueText()}` }),
      remark: '外箱に傷あり',
    },
    { as: clerk },
  );
  const pieceId = await aPiece(api.db, companyId, { serial: serial_number, productId: kind });
  return { id, arrived_sn, serial_number, pieceId };
}
const arrive = (id: number) =>
  api.ok(arrivedsStatus, { id, status: 1, lines: [{ line: 1, good_number: 2 }] }, { as: clerk });

describe('the slip of an arrival', () => {
  it.each([
    ['zh', '到货单', '合计数量'],
    ['en', 'Arrival slip', 'Total quantity'],
    ['ja', '入荷票', '合計数量'],
  ] as const)(
    'shows in %s what really came, and its code leads to the pieces',
    async (language, title, total) => {
      const { id, arrived_sn, serial_number, pieceId } = await announced();
      await arrive(id);
      const { cert_no, url, data } = await api.ok(arrivedsCert, { id }, { as: clerk, language });
      expect(cert_no).toBe(arrived_sn);
      expect(data).toMatchObject({
        title,
        good_number: 3,
        customer_name: '㈱髙橋眼科',
        remark: '外箱に傷あり',
      });
      expect(data.lines.map((line) => [line.good_number, line.serial_number])).toEqual([
        [2, null],
        [1, serial_number],
      ]);
      const { rawPayload } = await api.app.inject({ method: 'GET', url });
      const { title: named, pages } = await readPdf(rawPayload);
      expect(named).toBe(`${title} ${arrived_sn}`);
      const text = (pages[0]?.text ?? '').replaceAll('\n', '');
      for (const texts of [
        title,
        arrived_sn,
        total,
        serial_number,
        '㈱髙橋眼科',
        '东京检测中心',
        '外箱に傷あり',
      ])
        expect(text).toContain(texts);
      const [code] = pages[0]?.codes ?? [];
      expect(addressedBy(code?.text ?? '')).toEqual({ code: arrived_sn });
      const found = await api.ok(findSerials, { code: code?.text ?? '' }, { as: clerk });
      expect(found.map((piece) => piece.id)).toEqual([pieceId]);
    },
  );

  it('is there only once something came, also for who has its address', async () => {
    const { id } = await announced();
    expect((await api.refused(arrivedsCert, { id }, { as: clerk })).error).toBe('STATE_CONFLICT');
    await arrive(id);
    const { url } = await api.ok(arrivedsCert, { id }, { as: clerk });
    await api.ok(arrivedsStatus, { id, status: 0 }, { as: clerk });
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('the certificate of a stock-in', () => {
  it('is there once it is approved, and its code leads to the pieces that came in', async () => {
    const room = await aStaffedStockroom(api);
    const reader = await aStaff(api, ['warehouse:inbound:list', 'warehouse:passport:list'], room.companyId);
    const product_id = await anItem(api.db, room.companyId, 1);
    const serials = [`SN-${uniqueText()}`, `SN-${uniqueText()}`];
    const id = await sentIn(
      api,
      room,
      serials.map((serial_number) => ({ product_id, good_number: 1, serial_number, unit_cost: '5' })),
    );
    const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [id]);
    const request = { ware_house_inp_sn: rows[0]?.sn ?? '' };
    expect((await api.refused(warehouseInpsCert, request, { as: reader })).error).toBe('STATE_CONFLICT');
    expect(await reviewError(api, room, id)).toBeNull();
    const { cert_no, url, data } = await api.ok(warehouseInpsCert, request, { as: reader, language: 'ja' });
    expect([cert_no, data.title, data.good_number]).toEqual([request.ware_house_inp_sn, '入庫証明書', 2]);
    const { rawPayload } = await api.app.inject({ method: 'GET', url });
    const { pages } = await readPdf(rawPayload);
    for (const texts of ['入庫証明書', cert_no, ...serials]) expect(pages[0]?.text).toContain(texts);
    const found = await api.ok(findSerials, { code: pages[0]?.codes[0]?.text ?? '' }, { as: reader });
    expect(found.map(({ serial_number }) => serial_number).sort()).toEqual([...serials].sort());
    expect(
      (await api.refused(warehouseInpsCert, { ware_house_inp_sn: 'IN99999999' }, { as: reader })).error,
    ).toBe('NOT_FOUND');
  });
});

describe('a delivery note', () => {
  it('is there once the goods were sent, from us to the recipient', async () => {
    const { companyId: sender } = await aSeller(api);
    const reader = await aStaff(
      api,
      ['warehouse:send:list', 'warehouse:send:add', 'warehouse:send:status'],
      sender,
    );
    const { sn: ware_house_out_sn } = await anOut(api.db, sender);
    const receiver = { customer_name: '見本眼科クリニック', country: 'JP', carrier: 0 };
    const { id, send_sn } = await api.ok(
      addWareHouseSends,
      { ware_house_out_sn, ...receiver },
      { as: reader },
    );
    expect((await api.refused(sendsCert, { id }, { as: reader })).error).toBe('STATE_CONFLICT');
    await api.ok(wareHouseSendsStatus, { id, status: 1 }, { as: reader });
    const { cert_no, url, data } = await api.ok(sendsCert, { id }, { as: reader, language: 'ja' });
    expect([cert_no, data.title, data.customer_name]).toEqual([send_sn, '納品書', '見本眼科クリニック']);
    const { pages } = await readPdf((await api.app.inject({ method: 'GET', url })).rawPayload);
    const text = (pages[0]?.text ?? '').replaceAll('\n', '');
    expect(text).toMatch(/発送元.*見本眼科商会.*荷受人.*見本眼科クリニック/);
    expect(addressedBy(pages[0]?.codes[0]?.text ?? '')).toEqual({ code: send_sn });
  });
});
