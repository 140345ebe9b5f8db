import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import {
  addGoods,
  adminGoodsDetail,
  adminGoodsList,
  auditGoods,
  cancelSubmitGoods,
  delGoods,
  goodsStatus,
  submitGoods,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { publishingChecks } from '../../../server/src/invariants/publishing.checks.js';
import { DueGoodsService } from '../../../server/src/goods/publishing/due-goods.service.js';
import { aCategory, aFile, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aLot, type Seller } from '../../support/people.js';
import { aHeldLicence } from '../../support/licences.js';
import {
  aForm,
  anApprover,
  aPublisher,
  decideGoods,
  goodsAs,
  handedIn,
  listedGoods,
  SELLER_PERMISSIONS,
} from '../../support/publishing.js';

let api: TestApi;
let seller: Seller;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api);
  approver = await anApprover(api);
});
afterAll(() => api?.stop());

const shown = (id: number) => api.ok(goodsDetail, { id });
const isShown = async (id: number) => (await api.envelope(goodsDetail.path, { id })).code === 200;
const auditLines = async (action: string, id: number): Promise<number> =>
  (
    await api.db.query<{ count: number }>(
      `SELECT count(*) FROM audit_log WHERE action = $1 AND subject_type = 'goods' AND subject_id = $2`,
      [action, id],
    )
  ).rows[0]?.count ?? 0;

/** Waits for a notice about goods, and returns its text in the reader's language. */
const notice = (as: Person, id: number, dataType: number) =>
  eventually(`a notice of type ${dataType} about goods ${id}`, async () => {
    const { data } = await api.ok(messageList, { data_type: dataType }, { as, language: 'en' });
    return data.find(({ content }) => content.params.goods_id === id)?.content;
  });

describe('publishing', () => {
  it('takes a form through its review to the shop, with every field', async () => {
    const [picture, second] = [await aFile(api.db, seller.accountId), await aFile(api.db, seller.accountId)];
    const document = await aFile(api.db, seller.accountId, {
      key: `u/00/${uniqueText()}${uniqueText()}00000000.pdf`,
      kind: 'file',
      mime: 'application/pdf',
      width: null,
      height: null,
      is_private: true,
    });
    // Class II is sold by who gave notice of it.
    await aHeldLicence(api, seller.companyId, 2);
    const form = await aForm(api, seller, {
      images: [second, picture],
      attachments: [{ file_id: document, kind: 1 }],
      freight: '1500',
      is_negotiable: true,
      origin: 'DE',
      usage_hours: 1200,
      gtin: '4006381333931',
      jp_class: 2,
      weight_g: 12_000,
      specifications: [{ label: { c: '电源', e: 'Power', j: '電源' }, value: { c: '', e: '100 V', j: '' } }],
      content_e: '<p>Sound <strong>camera</strong></p><script>alert(1)</script>',
    });
    const { id, goods_sn, audit_status } = await api.ok(addGoods, form, { as: seller });
    expect(audit_status).toBe(0);
    expect(goods_sn).toMatch(/^G-[2-9A-HJ-NP-Z]{10}$/);
    expect(await isShown(id)).toBe(false);
    expect(await decideGoods(api, approver, id)).toMatchObject({
      id,
      status: 30,
      audit_status: 1,
      error: null,
    });
    expect(await shown(id)).toMatchObject({
      goods_sn,
      price: '120000',
      freight: '1500',
      is_negotiable: true,
      ships_from: 'JP',
      origin: 'DE',
      usage_hours: 1200,
      gtin: '4006381333931',
      jp_class: 2,
      weight_g: 12_000,
      sale_state: 1,
      attachments: [{ id: document, kind: 1 }],
      specifications: [{ label: 'Power', value: '100 V' }],
      content: '<p>Sound <strong>camera</strong></p>',
    });
    const { images, attachments } = await shown(id);
    expect(images.map(({ width, height }) => [width, height])).toEqual([
      [40, 30],
      [40, 30],
    ]);
    expect(attachments[0]?.url).not.toContain('sig=');
    expect((await goodsAs(api, seller, id)).form.images).toEqual([second, picture]);
    expect((await notice(approver, id, 41)).title).toMatch(/^To review: /);
    expect((await notice(seller, id, 40)).title).toMatch(/^Approved: /);
  });

  it('reports in its fields what is missing or wrong, and creates nothing', async () => {
    const form = await aForm(api, seller, {
      goods_name_c: ' ',
      goods_name_e: '',
      goods_name_j: '',
      category_id: await aCategory(api.db, { status: 0 }),
      price: '12.5',
      freight: '-1',
      gtin: '4006381333930',
      images: [],
      origin: 'ZZ',
      up_at: '2020-01-01T00:00:00Z',
    });
    const { error, fields } = await api.refused(addGoods, form, { as: seller });
    expect(error).toBe('VALIDATION');
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      ['category_id', 'freight', 'goods_name_e', 'gtin', 'images', 'origin', 'price', 'up_at'].sort(),
    );
    const lot = await api.refused(addGoods, await aForm(api, seller, { sale_type: 2, quantity: 3 }), {
      as: seller,
    });
    expect(Object.keys(lot.fields ?? {})).toEqual(['quantity']);
  });

  it('is refused to anybody the platform did not allow to publish, whatever their permissions (R-PUB-03)', async () => {
    const form = await aForm(api, seller);
    const refusal = async () => (await api.refused(addGoods, form, { as: seller })).error;
    await api.db.query('UPDATE account SET is_add_good = 0 WHERE id = $1', [seller.accountId]);
    expect(await refusal()).toBe('FORBIDDEN');
    await api.db.query('UPDATE account SET is_add_good = 1 WHERE id = $1', [seller.accountId]);
    await api.db.query('UPDATE company SET is_add_good = 0 WHERE id = $1', [seller.companyId]);
    expect(await refusal()).toBe('FORBIDDEN');
    await api.db.query('UPDATE company SET is_add_good = 1 WHERE id = $1', [seller.companyId]);
    await api.ok(addGoods, form, { as: seller });
  });

  it('answers a repeat with the first goods', async () => {
    const form = { ...(await aForm(api, seller)), request_id: uniqueText() };
    const first = await api.ok(addGoods, form, { as: seller });
    expect(await api.ok(addGoods, form, { as: seller })).toEqual(first);
  });

  it('accepts no picture of somebody else, and no document as one', async () => {
    const stranger = await aFile(api.db, approver.accountId);
    const refused = async (changes: object) =>
      (await api.refused(addGoods, await aForm(api, seller, changes), { as: seller })).error;
    expect(await refused({ images: [stranger] })).toBe('FILE_UNKNOWN');
    expect(await refused({ video: await aFile(api.db, seller.accountId) })).toBe('FILE_UNKNOWN');
    expect(await refused({ content_j: '<img src="/files/u/00/00000000000000000000000000000000.jpg">' })).toBe(
      'FILE_UNKNOWN',
    );
  });

  it('waits for its time after the review, and comes to the shelf by the clock', async () => {
    const id = await handedIn(api, seller, { up_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await decideGoods(api, approver, id)).toMatchObject({ status: 20 });
    const shelf = api.app.get(DueGoodsService, { strict: false });
    await shelf.listDue();
    expect(await isShown(id)).toBe(false);
    await api.db.query(`UPDATE goods SET up_at = clock_timestamp() - interval '1 hour' WHERE id = $1`, [id]);
    await shelf.listDue();
    await shelf.listDue();
    expect(await isShown(id)).toBe(true);
    expect(await auditLines('goods:goods:list-on-time', id)).toBe(1);
  });
});

describe('a review', () => {
  it('rejects with its reason, which the seller reads, corrects and submits again', async () => {
    const id = await handedIn(api, seller);
    const decision = { audit_notes: 'See below', field_reasons: { price: 'Far above the market' } };
    const odd = { ids: [id], status: -1, audit_notes: 'No', field_reasons: { password: 'x' } };
    expect((await api.refused(auditGoods, odd, { as: approver })).error).toBe('VALIDATION');
    expect(await api.ok(auditGoods, { ids: [id], status: -1, ...decision }, { as: approver })).toMatchObject([
      { status: 11, audit_status: -1 },
    ]);
    expect(await goodsAs(api, seller, id)).toMatchObject({
      status: 11,
      audit_notes: decision.audit_notes,
      pending: null,
      submissions: [decision],
    });
    await api.ok(updateGoods, { id, goods_name_e: 'Corrected camera' }, { as: seller });
    await api.ok(submitGoods, { id }, { as: seller });
    expect(await decideGoods(api, approver, id)).toMatchObject({ status: 30 });
    expect((await shown(id)).goods_name).toBe('Corrected camera');
  });

  it('is marked as their own for its submitter', async () => {
    const id = await handedIn(api, seller);
    const [asSeller, asApprover] = [await goodsAs(api, seller, id), await goodsAs(api, approver, id)];
    expect([asSeller.pending?.is_own, asApprover.pending?.is_own]).toEqual([true, false]);
  });

  it('is withdrawn once, and then there is nothing to decide', async () => {
    const id = await handedIn(api, seller);
    expect(await api.ok(cancelSubmitGoods, { id }, { as: seller })).toEqual({ id, audit_status: -2 });
    expect((await goodsAs(api, seller, id)).status).toBe(0);
    expect((await api.refused(cancelSubmitGoods, { id }, { as: seller })).error).toBe('STATE_CONFLICT');
    expect(await decideGoods(api, approver, id)).toMatchObject({ error: 'STATE_CONFLICT' });
  });
});

describe('a change of listed goods', () => {
  it('leaves the old text up until it is approved, while the price counts at once (R-GDS-08)', async () => {
    const id = await listedGoods(api, seller, { goods_name_e: 'Old name' });
    expect(await api.ok(updateGoods, { id, price: '99000', quantity: 5 }, { as: seller })).toEqual({
      id,
      audit_status: null,
    });
    const picture = await aFile(api.db, seller.accountId);
    const request = { id, goods_name_e: 'New name', price: '95000', images: [picture] };
    expect(await api.ok(updateGoods, request, { as: seller })).toEqual({ id, audit_status: 0 });
    expect(await shown(id)).toMatchObject({ goods_name: 'Old name', price: '95000', quantity: 5 });
    const { pending, status } = await goodsAs(api, approver, id);
    expect([status, pending?.published?.goods_name_e, pending?.form.goods_name_e]).toEqual([
      30,
      'Old name',
      'New name',
    ]);
    // Changed after the submission: the approval does not restore the old price.
    await api.ok(updateGoods, { id, price: '90000' }, { as: seller });
    expect(await decideGoods(api, approver, id)).toMatchObject({ status: 30, audit_status: 1 });
    expect(await shown(id)).toMatchObject({ goods_name: 'New name', price: '90000' });
    expect((await goodsAs(api, seller, id)).form.images).toEqual([picture]);
  });

  it('is replaced by the next one, and a rejection leaves the shop as it is', async () => {
    const id = await listedGoods(api, seller, { goods_name_e: 'First' });
    await api.ok(updateGoods, { id, goods_name_e: 'Second' }, { as: seller });
    await api.ok(updateGoods, { id, goods_name_e: 'Third' }, { as: seller });
    const { submissions, pending } = await goodsAs(api, seller, id);
    expect(submissions.map(({ audit_status }) => audit_status)).toEqual([0, -2, 1]);
    expect(pending?.form.goods_name_e).toBe('Third');
    expect(await decideGoods(api, approver, id, -1)).toMatchObject({ status: 30, audit_status: -1 });
    expect(await shown(id)).toMatchObject({ goods_name: 'First' });
  });

  it('knows who saved first', async () => {
    const id = await listedGoods(api, seller);
    const { version } = await goodsAs(api, seller, id);
    await api.ok(updateGoods, { id, price: '1000', version }, { as: seller });
    const refused = await api.refused(updateGoods, { id, price: '2000', version }, { as: seller });
    expect(refused.error).toBe('CHANGED_MEANWHILE');
  });

  it('lists the first submission first, and adds to what waits already', async () => {
    const id = await listedGoods(api, seller);
    const { version } = await goodsAs(api, seller, id);
    await api.ok(updateGoods, { id, condition_note_e: 'Lamp renewed', version }, { as: seller });
    const late = { id, goods_name_e: 'Another name', version };
    expect((await api.refused(updateGoods, late, { as: seller })).error).toBe('CHANGED_MEANWHILE');
    const waiting = await goodsAs(api, seller, id);
    await api.ok(updateGoods, { ...late, version: waiting.version }, { as: seller });
    expect((await goodsAs(api, seller, id)).pending?.form).toMatchObject({
      condition_note_e: 'Lamp renewed',
      goods_name_e: 'Another name',
    });
  });

  it('sells out at none left and returns with the next piece', async () => {
    const id = await listedGoods(api, seller);
    await api.ok(updateGoods, { id, quantity: 0 }, { as: seller });
    expect((await shown(id)).sale_state).toBe(5);
    await api.ok(updateGoods, { id, quantity: 1 }, { as: seller });
    expect((await shown(id)).sale_state).toBe(1);
  });

  it('is refused while a lot is open (R-GDS-09)', async () => {
    const id = await listedGoods(api, seller, { sale_type: 2, quantity: 1 });
    await api.ok(updateGoods, { id, goods_name_e: 'Waits already' }, { as: seller });
    await aLot(api, { goods_id: id, seller_id: seller.accountId, company_id: seller.companyId });
    expect((await goodsAs(api, seller, id)).is_in_auction).toBe(true);
    const edited = await api.refused(updateGoods, { id, goods_name_e: 'Another' }, { as: seller });
    const deleted = await api.refused(delGoods, { id }, { as: seller });
    const [off] = await api.ok(goodsStatus, { ids: [id], status: 20 }, { as: seller });
    const approved = await decideGoods(api, approver, id);
    expect([edited.error, deleted.error, off?.error, approved?.error]).toEqual(
      Array.from({ length: 4 }, () => 'AUCTION_LOCKED'),
    );
  });
});

describe('the shelf', () => {
  it('is left and reopened as long as nothing else is set', async () => {
    const id = await listedGoods(api, seller);
    const move = async (status: number) =>
      (await api.ok(goodsStatus, { ids: [id], status }, { as: seller }))[0];
    expect(await move(20)).toMatchObject({ status: 20, error: null });
    expect(await isShown(id)).toBe(false);
    expect(await move(20)).toMatchObject({ error: 'STATE_CONFLICT' });
    expect(await move(30)).toMatchObject({ status: 30 });
    await move(20);
    await api.ok(updateGoods, { id, price: '70000' }, { as: seller });
    expect(await move(30)).toMatchObject({ status: 30 });
    await move(20);
    await api.ok(updateGoods, { id, goods_name_e: 'Says something else' }, { as: seller });
    expect((await goodsAs(api, seller, id)).needs_review).toBe(true);
    expect(await move(30)).toMatchObject({ error: 'STATE_CONFLICT' });
    await api.ok(submitGoods, { id }, { as: seller });
    expect((await goodsAs(api, approver, id)).pending?.published).not.toBeNull();
    expect(await decideGoods(api, approver, id)).toMatchObject({ status: 30 });
  });

  it('is emptied by the platform with a reason that the seller is notified of', async () => {
    const id = await listedGoods(api, seller);
    const without = await api.refused(goodsStatus, { ids: [id], status: 20 }, { as: approver });
    expect(without.fields).toHaveProperty('reason');
    await api.ok(goodsStatus, { ids: [id], status: 20, reason: 'counterfeit' }, { as: approver });
    expect(await isShown(id)).toBe(false);
    const notice = await eventually('the reason', async () => {
      const { data } = await api.ok(messageList, { data_type: 40 }, { as: seller, language: 'en' });
      return data.find(({ content }) => content.text.includes('counterfeit'));
    });
    expect(notice.content.params.goods_id).toBe(id);
  });

  it('is closed to a merchant that may not sell', async () => {
    const other = await aPublisher(api);
    const id = await listedGoods(api, other);
    await api.ok(goodsStatus, { ids: [id], status: 20 }, { as: other });
    await api.db.query(`UPDATE company SET expired_at = clock_timestamp() - interval '1 day' WHERE id = $1`, [
      other.companyId,
    ]);
    const [outcome] = await api.ok(goodsStatus, { ids: [id], status: 30 }, { as: other });
    expect(outcome?.error).toBe('SELLER_IDLE');
  });
});

describe('deleted goods', () => {
  it('are gone from every list, and were off the shelf before', async () => {
    const id = await listedGoods(api, seller);
    expect((await api.refused(delGoods, { id }, { as: seller })).error).toBe('STATE_CONFLICT');
    await api.ok(goodsStatus, { ids: [id], status: 20 }, { as: seller });
    await api.ok(delGoods, { id }, { as: seller });
    expect((await api.refused(adminGoodsDetail, { id }, { as: seller })).error).toBe('NOT_FOUND');
    const { data } = await api.ok(adminGoodsList, {}, { as: seller });
    expect(data.map((row) => row.id)).not.toContain(id);
  });
});

describe('the queue of a review', () => {
  it('shows what waits, the longest first, and nothing else', async () => {
    const mark = `Zentaur${uniqueText()}`;
    const [first, decided, change, last] = [
      await handedIn(api, seller, { goods_name_e: `${mark} one` }),
      await listedGoods(api, seller, { goods_name_e: `${mark} two` }),
      await listedGoods(api, seller, { goods_name_e: `${mark} three` }),
      await handedIn(api, seller, { goods_name_e: `${mark} four` }),
    ];
    await api.ok(updateGoods, { id: change, condition_note_e: 'Lamp renewed' }, { as: seller });
    const request = { goods_name: mark, audit_status: 0, sort: 'submitted_at' };
    const { data, total } = await api.ok(adminGoodsList, request, { as: approver });
    expect(data.map(({ id }) => id)).toEqual([first, last, change]);
    expect(total).toBe(3);
    expect(data.every(({ submitted_at }) => submitted_at !== null)).toBe(true);
    const all = await api.ok(adminGoodsList, { goods_name: mark }, { as: approver });
    expect(all.data.find(({ id }) => id === decided)?.submitted_at).toBeNull();
  });
});

describe('the list of staff', () => {
  it('filters, orders and shows a merchant its own goods only', async () => {
    const other = await aPublisher(api, [...SELLER_PERMISSIONS, 'platform:export:add']);
    const mark = `Zyklop${uniqueText()}`;
    const cheap = await listedGoods(api, other, { goods_name_e: `${mark} one`, price: '1000' });
    const dear = await handedIn(api, other, { goods_name_e: `${mark} two`, price: '9000' });
    const idsOf = async (as: Person, request: object) =>
      (await api.ok(adminGoodsList, request, { as })).data.map(({ id }) => id);
    expect(await idsOf(other, { goods_name: mark, sort: '-price' })).toEqual([dear, cheap]);
    expect(await idsOf(other, { status: 10 })).toEqual([dear]);
    expect(await idsOf(other, { audit_status: 1 })).toEqual([cheap]);
    expect(await idsOf(approver, { company_id: other.companyId })).toEqual([dear, cheap]);
    expect(await idsOf(seller, { goods_name: mark })).toEqual([]);
    const columns = ['goods_name', 'price', 'sale_type', 'status', 'audit_status', 'up_time'];
    const file = { resource: 'goods', filters: { goods_name: mark }, columns, format: 'csv' as const };
    expect(await api.ok(addExport, file, { as: other })).toMatchObject({ rows: 2, status: 20 });
    expect((await api.refused(adminGoodsDetail, { id: cheap }, { as: seller })).error).toBe('NOT_FOUND');
    const [moved] = await api.ok(goodsStatus, { ids: [cheap], status: 20 }, { as: seller });
    expect(moved).toMatchObject({ status: null, error: 'NOT_FOUND' });
  });
});

describe('everything above', () => {
  it('left submissions and goods that agree with each other', async () => {
    for (const check of publishingChecks) {
      const { checked, violations } = await check.run(api.db);
      expect([check.id, violations]).toEqual([check.id, []]);
      expect(checked).toBeGreaterThan(0);
    }
  });
});
