import { statementCert, withdrawStatement } from '@fovea/shared-types/warehouse/clean-statement.calls';
import { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import { sendsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { serialPassport } from '@fovea/shared-types/warehouse/passport.calls';
import { addWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import type { Language } from '@fovea/shared-types/language';
import type { Permission } from '@fovea/shared-types/permissions';
import { aCustomer } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { aNoticedProduct } from '../../fixtures/notices.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aHeldLicence, dayIn } from '../../support/licences.js';
import { grant } from '../../support/people.js';
import { readPdf, readPdfs } from '../../support/read-pdf.js';
import { aStaffedStockroom, reviewError, sentIn, sentOut, type Stockroom } from '../../support/stock.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const CLERK: readonly Permission[] = [
  'warehouse:statement:list',
  'warehouse:statement:add',
  'warehouse:statement:withdraw',
  'warehouse:send:list',
  'warehouse:send:add',
  'warehouse:send:status',
  'warehouse:passport:list',
  'warehouse:notice:list',
  'warehouse:notice:add',
  'warehouse:notice:send',
  'warehouse:notice:answer',
];

/** A dealer in Japan with a used device of class II in stock. */
async function aDealer(): Promise<{ room: Stockroom; as: Person; productId: number; serial: string }> {
  const room = await aStaffedStockroom(api);
  await grant(api.db, room.clerk.accountId, [...CLERK], room.companyId);
  await aHeldLicence(api, room.companyId, 2);
  const productId = await aNoticedProduct(api.db);
  await api.db.query('UPDATE product SET tracking = 1, device_class = 2 WHERE id = $1', [productId]);
  const serial = `SN-${uniqueText()}`.toUpperCase();
  await comesIn(room, productId, serial);
  return { room, as: room.clerk, productId, serial };
}

async function comesIn(room: Stockroom, product_id: number, serial_number: string): Promise<void> {
  const line = { product_id, good_number: 1, serial_number, unit_cost: '100' };
  expect(await reviewError(api, room, await sentIn(api, room, [line]))).toBeNull();
}

/** A delivery of the piece that was taken out, ready to leave. */
async function prepared(
  room: Stockroom,
  product_id: number,
  serial_number: string,
  type = 21,
): Promise<number> {
  const customer_id = await aCustomer(api.db, room.companyId);
  const lines = [{ product_id, good_number: 1, serial_number }];
  const out = await sentOut(api, room, lines, { type, customer_id });
  expect(await reviewError(api, room, out)).toBeNull();
  const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [out]);
  const request = {
    ware_house_out_sn: rows[0]?.sn ?? '',
    customer_name: '見本眼科',
    carrier: 0,
    country: 'JP',
  };
  return (await api.ok(addWareHouseSends, request, { as: room.clerk })).id;
}

/** A delivery note's texts for the statement of a piece. */
const NOTE_TEXTS = [
  ['zh', '发货单', '消毒与数据清除声明', '酒精擦拭', '已清除'],
  ['en', 'Delivery note', 'Disinfection and data wipe', 'Wiped with alcohol', 'Patients’ data'],
  ['ja', '納品書', '消毒・データ消去確認書', 'アルコール清拭', '消去済み'],
] as const;

const whole = {
  cleaned_on: '2026-05-01',
  cleaned_by: '見本 花子',
  method: 1,
  agent: '消毒用エタノール',
  patient_data: 1,
  wiped_on: '2026-05-02',
  wiped_by: '見本 太郎',
  wipe_method: '初期化のうえ1回上書き',
};

describe('a statement of disinfection and data wipe', () => {
  it('states what it must, by whom, and of a company’s own item', async () => {
    const { as, productId, serial } = await aDealer();
    const faults = async (changes: object) =>
      Object.keys(
        (
          await api.refused(
            cleanStatement.calls.add,
            { product_id: productId, serial_number: serial, ...whole, ...changes },
            { as },
          )
        ).fields ?? {},
      ).sort();
    expect(await faults({ wiped_on: null, wiped_by: ' ' })).toEqual(['wiped_by', 'wiped_on']);
    expect(await faults({ method: 9, agent: '' })).toEqual(['agent']);
    expect(await faults({ cleaned_on: '2999-01-01' })).toEqual(['cleaned_on']);
    expect(await faults({ method: 6 })).toEqual(['method']);
    expect(await faults({ serial_number: `SN-${uniqueText()}` })).toEqual(['serial_number']);
    expect(await faults({ product_id: await aNoticedProduct(api.db) })).toEqual(['serial_number']);
    // What nobody chose is not stated.
    expect(await faults({ patient_data: undefined })).toEqual(['patient_data']);
    expect(await faults({ method: undefined })).toEqual(['method']);
    const { id } = await api.ok(
      cleanStatement.calls.add,
      {
        product_id: productId,
        serial_number: serial,
        ...whole,
        patient_data: 2,
        wiped_on: null,
        wiped_by: '',
      },
      { as },
    );
    const { rows } = await api.db.query<{ username: string }>('SELECT username FROM account WHERE id = $1', [
      as.accountId,
    ]);
    expect(await api.ok(cleanStatement.calls.detail, { id }, { as })).toMatchObject({
      signed_by: rows[0]?.username,
      withdrawn_at: null,
    });
  });

  it.each([
    ['zh', '消毒与数据清除声明', '酒精擦拭', '已清除'],
    ['en', 'Statement of disinfection and data wipe', 'Wiped with alcohol', 'Wiped'],
    ['ja', '消毒・データ消去確認書', 'アルコール清拭', '消去済み'],
  ] as const)('is printed in %s with the code of its passport', async (language: Language, ...texts) => {
    const { as, productId, serial } = await aDealer();
    const requested = { product_id: productId, serial_number: serial, ...whole };
    const { id } = await api.ok(cleanStatement.calls.add, requested, { as });
    const { url, cert_no } = await api.ok(statementCert, { id }, { as, language });
    expect(cert_no).toMatch(/^CS\d{8,}$/);
    const answer = await api.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    const { pages } = await readPdf(answer.rawPayload);
    for (const part of [...texts, cert_no, serial, '見本 花子']) expect(pages[0]?.text).toContain(part);
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM serial_unit WHERE serial_number = $1',
      [serial],
    );
    expect(pages[0]?.codes.map(({ text }) => addressedBy(text))).toEqual([{ id: rows[0]?.id }]);
    const lines = (await api.ok(serialPassport, { id: rows[0]?.id ?? 0 }, { as })).lines;
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'statement', result: 1, text: cert_no }));
  });
});

describe('a delivery of a used device', () => {
  it('waits for the statement and for the maker’s answer, each by its rule in the reader’s language', async () => {
    const { room, as, productId, serial } = await aDealer();
    const move = { id: await prepared(room, productId, serial), status: 1 };
    const refused = await api.refused(wareHouseSendsStatus, move, { as, language: 'ja' });
    expect(refused.error).toBe('STATEMENT_NEEDED');
    for (const part of [serial, '消毒とデータ消去の確認書が必要です']) expect(refused.msg).toContain(part);
    const requested = { product_id: productId, serial_number: serial, ...whole };
    const { id } = await api.ok(cleanStatement.calls.add, requested, { as });
    expect((await api.refused(wareHouseSendsStatus, move, { as })).error).toBe('NOTICE_NEEDED');

    const { id: statementId } = await api.ok(
      notice.calls.add,
      {
        product_id: productId,
        serial_number: serial.toLowerCase(),
        user_name: '見本眼科',
        servicing: '点検',
        serviced_by: '見本整備',
        condition_note: '良好',
      },
      { as },
    );
    await api.ok(sendNotice, { id: statementId }, { as });
    expect((await api.refused(wareHouseSendsStatus, move, { as })).error).toBe('NOTICE_NEEDED');
    await api.ok(answerNotice, { id: statementId, answered_on: await dayIn(api, 0), answer: '了承' }, { as });

    await api.ok(withdrawStatement, { id, reason: 'Another piece' }, { as });
    expect((await api.refused(withdrawStatement, { id, reason: 'x' }, { as })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(wareHouseSendsStatus, move, { as })).error).toBe('STATEMENT_NEEDED');
    const { id: holds } = await api.ok(cleanStatement.calls.add, requested, { as });
    await api.ok(wareHouseSendsStatus, move, { as });

    const numberOf = async (statement: number) =>
      (await api.ok(cleanStatement.calls.detail, { id: statement }, { as })).statement_sn;
    const [named, withdrawn] = [await numberOf(holds), await numberOf(id)];
    const notes = [];
    for (const [language, ...texts] of NOTE_TEXTS) {
      const { url, data } = await api.ok(sendsCert, { id: move.id }, { as, language });
      expect(data.statements).toMatchObject([{ serial_number: serial, statement_sn: named }]);
      notes.push({ words: texts, pdf: (await api.app.inject({ method: 'GET', url })).rawPayload });
    }
    const read = await readPdfs(notes.map(({ pdf }) => pdf));
    notes.forEach(({ words: texts }, at) => {
      // Where a cell breaks its words, the reader has no space.
      const bare = (printed: string): string => printed.replaceAll(/\s/g, '');
      const text = bare(read[at]?.pages[0]?.text ?? '');
      for (const part of [...texts, named, serial, '2026-05-01', '見本 花子'])
        expect(text).toContain(bare(part));
      expect(text).not.toContain(withdrawn);
    });
  });

  it('needs a new statement once the piece was returned, and no notice for its repair', async () => {
    const { room, as, productId, serial } = await aDealer();
    const requested = { product_id: productId, serial_number: serial, ...whole };
    await api.ok(cleanStatement.calls.add, requested, { as });
    await api.ok(
      wareHouseSendsStatus,
      { id: await prepared(room, productId, serial, 24), status: 1 },
      { as },
    );
    await comesIn(room, productId, serial);
    const again = { id: await prepared(room, productId, serial, 24), status: 1 };
    expect((await api.refused(wareHouseSendsStatus, again, { as })).error).toBe('STATEMENT_NEEDED');
    await api.ok(cleanStatement.calls.add, requested, { as });
    await api.ok(wareHouseSendsStatus, again, { as });
  });

  it('is not needed for goods that their seller offered as new', async () => {
    const { room, as, productId, serial } = await aDealer();
    await api.db.query(
      `INSERT INTO goods (goods_sn, seller_id, company_id, category_id, brand_id, product_id, serial_number, condition, name_c,
         name_e, name_j, shipping_time, sale_type, sale_state, currency)
       SELECT $1, $2, $3, category_id, brand_id, id, $1, 1, name_e, name_e, name_e, 1, 2, 1, 'JPY' FROM product WHERE id = $4`,
      [serial, as.accountId, room.companyId, productId],
    );
    await api.ok(wareHouseSendsStatus, { id: await prepared(room, productId, serial), status: 1 }, { as });
  });
});
