import { product } from '@fovea/shared-types/goods/product.record';
import { answerNotice, noticeCert, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { addSerialNote, findSerials } from '@fovea/shared-types/warehouse/passport.calls';
import { NoticeJobs } from '../../../server/src/warehouse/compliance/notice.jobs.js';
import { aNotice, aNoticedProduct } from '../../fixtures/notices.js';
import { aCustomer } from '../../fixtures/places.js';
import { aBrand, aCategory, aFile, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aHeldLicence, dayIn } from '../../support/licences.js';
import { readPdf } from '../../support/read-pdf.js';
import { aSeller, grant, type Seller } from '../../support/people.js';
import { aStaffedStockroom, reviewError, sentIn, sentOut } from '../../support/stock.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
let dealer: Seller;
beforeAll(async () => {
  api = await startApi();
  dealer = await aDealer();
});
afterAll(() => api?.stop());

async function aDealer(): Promise<Seller> {
  const seller = await aSeller(api, { company_phone: '+81600000000', address: '見本市1-2-3' });
  const permissions = ['list', 'add', 'update', 'delete', 'send', 'answer'].map(
    (verb) => `warehouse:notice:${verb}` as 'warehouse:notice:list',
  );
  await grant(
    api.db,
    seller.accountId,
    [...permissions, 'goods:product:list', 'goods:product:edit'],
    seller.companyId,
  );
  return seller;
}

const mailsOf = async (serial: string) => {
  const { rows } = await api.db.query<{ recipient: string; subject: string; text: string }>(
    `SELECT recipient, subject, text FROM outgoing_message WHERE text LIKE '%' || $1 || '%' ORDER BY id`,
    [serial],
  );
  return rows;
};
const rest = {
  user_name: '見本眼科',
  delivered_on: '2025-04-01',
  servicing: '清掃・点検',
  serviced_by: '見本整備 大阪市1-2-3 06-0000-0000',
  condition_note: '使用頻度は週5日',
};
const detail = (id: number) => api.ok(notice.calls.detail, { id }, { as: dealer });

describe('a notice of a used device', () => {
  it('is drafted from its item, and lists what is missing until nothing is', async () => {
    const serial_number = `SN-${uniqueText()}`;
    const request = { product_id: await aNoticedProduct(api.db), serial_number };
    const { id } = await api.ok(notice.calls.add, request, { as: dealer });
    expect(await detail(id)).toMatchObject({
      trade_name: '眼底カメラ',
      generic_name: '眼撮影装置',
      model: 'AF-330',
      missing: [4, 5, 6, 7, 8],
      status: 0,
    });
    const early = await api.refused(sendNotice, { id }, { as: dealer });
    expect(Object.keys(early.fields ?? {}).sort()).toEqual([
      'condition_note',
      'delivered_on',
      'serviced_by',
      'servicing',
      'user_name',
    ]);
    expect(await mailsOf(serial_number)).toEqual([]);
    await api.ok(notice.calls.update, { id, ...rest }, { as: dealer });
    expect(await detail(id)).toMatchObject({ missing: [] });
  });

  it('knows the day a piece came through stock', async () => {
    const product_id = await aNoticedProduct(api.db);
    await api.db.query('UPDATE product SET tracking = 1 WHERE id = $1', [product_id]);
    const serial = `SN-${uniqueText()}`;
    const { companyId } = dealer;
    await plant(
      api.db,
      `WITH w AS (
         INSERT INTO warehouse (company_id, name, country, currency) VALUES ($1, $3::text, 'JP', 'JPY') RETURNING id),
       s AS (
         INSERT INTO stock (company_id, warehouse_id, product_id, tracking, currency, on_hand)
         SELECT $1, w.id, p.id, p.tracking, 'JPY', 1 FROM w, product p WHERE p.id = $2 RETURNING id),
       u AS (
         INSERT INTO serial_unit (company_id, product_id, serial_number, place, stock_id)
         SELECT $1, $2, $3::text, 1, id FROM s RETURNING id)
       INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, serial_unit_id,
         source_type, source_id, step, line, cost_amount, created_at)
       SELECT $1, w.id, s.id, 1, 11, 1, 1, u.id, 'test_rows', 1, 1, 1, 0, '2025-06-01T16:00:00Z' FROM w, s, u`,
      [companyId, product_id, serial],
    );
    const request = { product_id, serial_number: serial.toLowerCase() };
    const { id } = await api.ok(notice.calls.add, request, { as: dealer });
    // By the calendar of the company, which is Japan's.
    expect((await detail(id)).delivered_on).toBe('2025-06-02');
  });

  it('gets from the passport who used the piece, what was done to it and by whom, and the seller’s permit', async () => {
    const room = await aStaffedStockroom(api);
    const as = room.clerk;
    await grant(
      api.db,
      as.accountId,
      ['warehouse:notice:list', 'warehouse:notice:add', 'warehouse:passport:list', 'warehouse:passport:add'],
      room.companyId,
    );
    await aHeldLicence(api, room.companyId, 2);
    const product_id = await aNoticedProduct(api.db);
    await api.db.query('UPDATE product SET tracking = 1 WHERE id = $1', [product_id]);
    const serial_number = `SN-${uniqueText()}`.toUpperCase();
    const partner = async (name: string) => ({
      customer_id: await aCustomer(api.db, room.companyId, { name }),
    });
    const line = { product_id, good_number: 1, serial_number };
    const comes = async (name: string, kind = 1) =>
      expect(
        await reviewError(
          api,
          room,
          await sentIn(api, room, [{ ...line, unit_cost: '100' }], { kind, ...(await partner(name)) }),
        ),
      ).toBeNull();
    const goes = async (name: string, type: number) =>
      expect(
        await reviewError(api, room, await sentOut(api, room, [line], { type, ...(await partner(name)) })),
      ).toBeNull();
    await comes('First Clinic');
    await goes('Some Buyer', 21);
    await comes('Second Clinic', 3);
    await goes('A Workshop', 24);
    await comes('A Workshop', 6);
    const [piece] = await api.ok(findSerials, { code: serial_number }, { as });
    for (const [kind, text] of [
      ['service', '清掃・注油'],
      ['test', '使用頻度は週3日、動作良好'],
    ] as const)
      await api.ok(
        addSerialNote,
        { id: piece?.id ?? 0, kind, text, ...(kind === 'test' && { result: 1 }) },
        { as },
      );
    const { id } = await api.ok(notice.calls.add, { product_id, serial_number }, { as });
    const draft = await api.ok(notice.calls.detail, { id }, { as });
    expect(draft).toMatchObject({ user_name: 'Second Clinic', missing: [] });
    expect(draft.earlier_users).toMatch(/^\d{4}-\d\d-\d\d First Clinic$/);
    expect(draft.servicing).toMatch(/ 清掃・注油$/);
    expect(draft.serviced_by).toContain('見本眼科商会');
    expect(draft.condition_note).toMatch(/ 使用頻度は週3日、動作良好$/);
    expect(draft.past_repairs).toMatch(/^(\d{4}-\d\d-\d\d) ~ \1 A Workshop$/);
    const { url } = await api.ok(noticeCert, { id }, { as, language: 'ja' });
    const { pages } = await readPdf((await api.app.inject({ method: 'GET', url })).rawPayload);
    const { rows } = await api.db.query<{ number: string }>(
      'SELECT number FROM company_licence WHERE company_id = $1',
      [room.companyId],
    );
    expect((pages[0]?.text ?? '').replaceAll(/\s/g, '')).toContain(rows[0]?.number.replaceAll(/\s/g, ''));
  });

  it('is sent to the maker once, in the maker’s language, is valid from then on, and is answered once', async () => {
    const serial_number = `SN-${uniqueText()}`;
    const request = { product_id: await aNoticedProduct(api.db), serial_number, ...rest };
    const { id } = await api.ok(notice.calls.add, request, { as: dealer });
    const send = { id, request_id: uniqueText() };
    expect(await api.ok(sendNotice, send, { as: dealer })).toEqual({ id, status: 1 });
    expect(await api.ok(sendNotice, send, { as: dealer })).toEqual({ id, status: 1 });
    expect((await api.refused(sendNotice, { id }, { as: dealer })).error).toBe('STATE_CONFLICT');
    const [mail, ...others] = await mailsOf(serial_number);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'notices@maker.example' });
    for (const texts of ['中古医療機器', '眼撮影装置', '見本整備', '見本市1-2-3'])
      expect(mail?.text).toContain(texts);
    for (const call of [notice.calls.update, notice.calls.delete])
      expect((await api.refused(call, { id }, { as: dealer })).error).toBe('STATE_CONFLICT');

    const answered_on = await dayIn(api, 0);
    const answer = { id, answered_on, answer: '了承', instructions: '光軸を調整すること' };
    // What came before the notice, or has not come yet, answers nothing.
    for (const [days, text] of [
      [-1, answered_on],
      [1, 'future'],
    ] as const) {
      const wrong = { ...answer, answered_on: await dayIn(api, days) };
      const { fields } = await api.refused(answerNotice, wrong, { as: dealer, language: 'en' });
      expect(Object.keys(fields ?? {})).toEqual(['answered_on']);
      expect(fields?.answered_on).toContain(text);
    }
    const letter = await aFile(api.db, dealer.accountId);
    const foreign = await aFile(api.db, (await aSeller(api)).accountId);
    expect((await api.refused(answerNotice, { ...answer, files: [foreign] }, { as: dealer })).error).toBe(
      'FILE_UNKNOWN',
    );
    expect(
      (await api.refused(answerNotice, { ...answer, answer: ' ' }, { as: dealer })).fields,
    ).toHaveProperty('answer');
    await api.ok(answerNotice, { ...answer, files: [letter] }, { as: dealer });
    expect(await detail(id)).toMatchObject({
      ...answer,
      ...{ status: 2, sent_to: 'notices@maker.example', answer_files: [{ id: letter }] },
    });
    expect((await api.refused(answerNotice, answer, { as: dealer })).error).toBe('STATE_CONFLICT');
  });

  it.each([
    ['zh', '二手医疗器械销售通知书', '第170条'],
    ['en', 'Notice of the sale of a used medical device', 'Article 170'],
    ['ja', '中古医療機器の販売等に関する通知書', '施行規則第170条'],
  ] as const)(
    'is a document in %s, which is attached to the mail to the maker',
    async (language, ...texts) => {
      const serial_number = `SN-${uniqueText()}`;
      const request = { product_id: await aNoticedProduct(api.db), serial_number, ...rest };
      const { id } = await api.ok(notice.calls.add, request, { as: dealer });
      const { url } = await api.ok(noticeCert, { id }, { as: dealer, language });
      const answer = await api.app.inject({ method: 'GET', url });
      const { pages } = await readPdf(answer.rawPayload);
      const text = (pages[0]?.text ?? '').replaceAll('\n', '');
      for (const part of [...texts, serial_number, '見本整備', 'AF-330']) expect(text).toContain(part);
      await api.ok(sendNotice, { id }, { as: dealer });
      const { rows } = await api.db.query<{ paper: object }>(
        `SELECT paper FROM outgoing_message WHERE text LIKE '%' || $1 || '%'`,
        [serial_number],
      );
      expect(rows.map(({ paper: document }) => document)).toEqual([
        { kind: 'device-notice', subject: String(id), language: 'ja' },
      ]);
    },
  );

  it('needs a maker with an address, and an item that is the company’s to use', async () => {
    const nobody = await aNoticedProduct(api.db, { notice_email: null });
    const { id } = await api.ok(
      notice.calls.add,
      { product_id: nobody, serial_number: uniqueText(), ...rest },
      { as: dealer },
    );
    expect((await detail(id)).missing).toEqual([9]);
    expect((await api.refused(sendNotice, { id }, { as: dealer })).fields).toHaveProperty('product_id');
    const item = {
      goods_name_e: 'Lens',
      category_id: await aCategory(api.db),
      brand_id: await aBrand(api.db),
    };
    const { id: foreign } = await api.ok(product.calls.add, item, { as: await aDealer() });
    const refusal = await api.refused(
      notice.calls.add,
      { product_id: foreign, serial_number: 'A1' },
      { as: dealer },
    );
    expect(refusal.fields).toHaveProperty('product_id');
  });

  it('is sent again while the maker is silent, each time after as many days, and never after an answer', async () => {
    const [silent, fresh, answered] = [
      await aNotice(api.db, dealer.companyId, 1),
      await aNotice(api.db, dealer.companyId, 1),
      await aNotice(api.db, dealer.companyId, 2),
    ];
    await api.db.query(
      `UPDATE device_notice SET sent_at = clock_timestamp() - interval '15 days' WHERE id = ANY ($1::bigint[])`,
      [[silent, answered]],
    );
    const jobs = api.app.get(NoticeJobs, { strict: false });
    await Promise.all([jobs.run(), jobs.run()]);
    await jobs.run();
    const reminded = async (id: number) => {
      const { serial_number, reminded_at } = await detail(id);
      return [(await mailsOf(serial_number)).length, reminded_at !== null];
    };
    expect(await reminded(silent)).toEqual([1, true]);
    await eventually('the dealer is notified, once', async () => {
      const { rows } = await api.db.query<{ id: number }>(
        `SELECT (params ->> 'notice_id')::int AS id FROM message
         WHERE recipient_id = $1 AND params ->> 'notice' = 'notice_silent'`,
        [dealer.accountId],
      );
      return rows.length === 1 && rows[0]?.id === silent;
    });
    expect(await reminded(fresh)).toEqual([0, false]);
    expect(await reminded(answered)).toEqual([0, false]);
  });
});
