import { goodsList } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import {
  addDraftProducts,
  copyGoodsToDraft,
  delDraftProducts,
  draftProductsDetail,
  draftProductsList,
  publishDraftProducts,
  updateDraftProducts,
} from '@fovea/shared-types/goods/publishing.calls';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { aBrand, aCategory, aCompany, aFile, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';

const PERMISSIONS = ['goods:draft:list', 'goods:draft:edit', 'goods:draft:delete'] as const;

let api: TestApi;
let companyId: number;
let as: Person;
let colleague: Person;
beforeAll(async () => {
  api = await startApi();
  companyId = await aCompany(api.db);
  as = await aStaff(api, [...PERMISSIONS, 'platform:export:add'], companyId);
  colleague = await aStaff(api, PERMISSIONS, companyId);
});
afterAll(() => api?.stop());

const add = (form: GoodsForm, person = as) => api.ok(addDraftProducts, form, { as: person });
const detail = (id: number, person = as) => api.ok(draftProductsDetail, { id }, { as: person });
const picture = (changes = {}) => aFile(api.db, as.accountId, changes);
const isClaimed = async (id: number): Promise<boolean> => {
  const { rows } = await api.db.query<{ claimed: boolean }>(
    'SELECT claimed_at IS NOT NULL AS claimed FROM file WHERE id = $1',
    [id],
  );
  return rows[0]?.claimed ?? false;
};

describe('drafts', () => {
  it('keep what was written, in the reader’s language, and return it', async () => {
    const category_id = await aCategory(api.db);
    const brand_id = await aBrand(api.db, { name_e: 'Kasumi Optics', name_j: '霞光学' });
    const form = { goods_name_j: '眼底カメラ', category_id, brand_id, price: '12.3', attachments: [] };
    const { id } = await add({ ...form, goods_name_e: '', content_e: '<p>ok</p><script>1</script>' });
    const found = await api.ok(draftProductsDetail, { id }, { as, language: 'ja' });
    expect(found).toMatchObject({
      goods_name: '眼底カメラ',
      goods_name_e: '',
      category_name: '眼底カメラ',
      maker: '霞光学',
      status: 0,
      form: { goods_name_j: '眼底カメラ', category_id, brand_id, price: '12.3', content_e: '<p>ok</p>' },
    });
    expect(found.form).not.toHaveProperty('goods_name_e');
  });

  it('need one field at least, and no more', async () => {
    for (const form of [
      {},
      { goods_name_e: '', images: [], price: null },
      { content_c: '<script></script>' },
    ]) {
      const refused = await api.refused(addDraftProducts, form, { as });
      expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', ['goods_name_e']]);
    }
    await add({ is_negotiable: false });
  });

  it('are saved upon the version that was read, and the loser is notified', async () => {
    const { id, version } = await add({ goods_name_e: 'Slit lamp' });
    const saves = await Promise.all(
      ['a', 'b', 'c', 'd'].map((mark) =>
        api.envelope(updateDraftProducts.path, { id, version, goods_name_e: mark }, { as }),
      ),
    );
    expect(saves.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(saves.filter(({ error }) => error === 'CHANGED_MEANWHILE')).toHaveLength(3);
    const { version: now, form } = await detail(id);
    const again = await api.ok(updateDraftProducts, { id, version: now, ...form }, { as });
    expect(again.version).toBe(now);
    await api.ok(updateDraftProducts, { id, goods_code: 'SL-2' }, { as });
    expect((await detail(id)).form).toEqual({ goods_code: 'SL-2' });
  });

  it('accept the files of their writer, keep those of a colleague, and release them', async () => {
    const [first, second, video, document] = [
      await picture(),
      await picture(),
      await picture({ kind: 'video', mime: 'video/mp4', width: null, height: null }),
      await picture({ kind: 'file', mime: 'application/pdf', is_private: true, width: null, height: null }),
    ];
    const form = { images: [second, first], video, attachments: [{ file_id: document, kind: 1 }] };
    const { id } = await add(form);
    const found = await detail(id, colleague);
    expect(found.files.map((file) => file.id)).toEqual([second, first, video, document]);
    expect(found.images).toHaveLength(2);
    const others = await aFile(api.db, colleague.accountId);
    const images = [first, others];
    await api.ok(updateDraftProducts, { id, version: found.version, images }, { as: colleague });
    expect(await Promise.all([first, second, video, document, others].map(isClaimed))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    for (const wrong of [{ images: [second] }, { images: [others, 999_999_999] }, { video: first }])
      expect((await api.refused(updateDraftProducts, { id, ...wrong }, { as: colleague })).error).toBe(
        'FILE_UNKNOWN',
      );
    await api.ok(delDraftProducts, { id }, { as });
    expect(await Promise.all([first, others].map(isClaimed))).toEqual([false, false]);
    expect((await api.refused(draftProductsDetail, { id }, { as })).error).toBe('NOT_FOUND');
    expect((await api.refused(delDraftProducts, { id }, { as })).error).toBe('NOT_FOUND');
  });

  it('keep the pictures that their descriptions show', async () => {
    const id = await picture();
    const { rows } = await api.db.query<{ key: string }>('SELECT key FROM file WHERE id = $1', [id]);
    const draft = await add({ content_c: `<p><img src="/files/${rows[0]?.key}" /></p>` });
    expect(await isClaimed(id)).toBe(true);
    await api.ok(updateDraftProducts, { id: draft.id, content_c: '<p>no more</p>' }, { as });
    expect(await isClaimed(id)).toBe(false);
  });

  it('are found by name, model and category, in each order, a page at a time', async () => {
    const mark = uniqueText();
    const category_id = await aCategory(api.db);
    const first = await add({ goods_name_c: `裂隙灯 ${mark}`, category_id });
    const second = await add({ goods_code: `SL-${mark}` });
    const found = async (request: object) =>
      (await api.ok(draftProductsList, { goods_name: mark, ...request }, { as })).data.map(({ id }) => id);
    expect(await found({})).toEqual([second.id, first.id]);
    expect(await found({ sort: 'created_at' })).toEqual([first.id, second.id]);
    expect(await found({ category_id })).toEqual([first.id]);
    expect(await found({ goods_name: `裂隙 ${mark}` })).toEqual([first.id]);
    expect(await found({ page: 2 })).toEqual([]);
    expect((await api.refused(draftProductsList, { sort: 'form' }, { as })).error).toBe('VALIDATION');
    const columns = ['goods_name', 'maker', 'updated_at'];
    const written = await api.ok(
      addExport,
      { resource: 'draft_products', filters: { goods_name: mark }, columns, format: 'csv' },
      { as },
    );
    expect(written).toMatchObject({ rows: 2, status: 20 });
  });

  it('are nobody else’s: not in the lists of others, and as if absent', async () => {
    const mark = uniqueText();
    const { id } = await add({ goods_name_e: mark });
    const stranger = await aStaff(api, PERMISSIONS, await aCompany(api.db));
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as: stranger })).total).toBe(0);
    for (const call of [draftProductsDetail, delDraftProducts])
      expect((await api.refused(call, { id }, { as: stranger })).error).toBe('NOT_FOUND');
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as: colleague })).total).toBe(1);
    expect((await api.ok(goodsList, { goods_name: mark })).total).toBe(0);
  });

  it('are added once for a request that is sent twice', async () => {
    const request = { goods_name_e: 'Twice', request_id: uniqueText() };
    const [one, two] = [
      await api.ok(addDraftProducts, request, { as }),
      await api.ok(addDraftProducts, request, { as }),
    ];
    expect(two).toEqual(one);
  });

  it.each([
    [{ year: 1800 }, 'year'],
    [{ gtin: '123' }, 'gtin'],
    [{ pay_types: [9] }, 'pay_types.0'],
    [{ goods_name_e: 'x'.repeat(201) }, 'goods_name_e'],
    [{ images: ['x'] }, 'images.0'],
  ])('refuse %j with its field', async (form, field) => {
    const refused = await api.envelope(addDraftProducts.path, form, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  });
});

describe('a draft that is published', () => {
  const complete = async (person: Person): Promise<GoodsForm> => ({
    goods_name_e: `Slit lamp ${uniqueText()}`,
    category_id: await aCategory(api.db),
    brand_id: await aBrand(api.db),
    sale_type: 3,
    price: '198000',
    currency: 'JPY',
    condition: 3,
    shipping_time: 2,
    ships_from: 'JP',
    pay_types: [1],
    quantity: 1,
    serial_number: 'SN-1',
    images: [await aFile(api.db, person.accountId)],
  });
  let seller: Person;
  beforeAll(async () => {
    seller = await aStaff(api, [...PERMISSIONS, 'goods:goods:add', 'goods:goods:list'], companyId);
    await api.db.query('UPDATE account SET is_add_good = 1 WHERE id = ANY ($1)', [
      [seller.accountId, as.accountId],
    ]);
  });

  it('becomes goods under review exactly once, under fifty callers', async () => {
    const { id } = await add(await complete(as));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.envelope(publishDraftProducts.path, { id }, { as: seller })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'ALREADY_DONE')).toHaveLength(49);
    const { rows } = await api.db.query<{ status: number; count: number }>(
      'SELECT g.status, count(*) OVER () AS count FROM draft_product d JOIN goods g ON g.id = d.goods_id WHERE d.id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 10, count: 1 }]);
    expect((await api.refused(updateDraftProducts, { id, year: 2019 }, { as })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(delDraftProducts, { id }, { as })).error).toBe('STATE_CONFLICT');
  });

  it('stays a draft while something is missing, and lists it', async () => {
    const { id } = await add({ ...(await complete(as)), price: null, category_id: null });
    const refused = await api.refused(publishDraftProducts, { id }, { as: seller });
    expect([refused.error, Object.keys(refused.fields ?? {}).sort()]).toEqual([
      'VALIDATION',
      ['category_id', 'price'],
    ]);
    expect((await detail(id)).status).toBe(0);
  });

  it('is copied from goods with its pictures, whoever uploaded them, but without serial number', async () => {
    const { id } = await add(await complete(as));
    const { goods_id } = await api.ok(publishDraftProducts, { id }, { as: seller });
    const copy = await api.ok(copyGoodsToDraft, { goods_id }, { as: colleague });
    const found = await detail(copy.id, colleague);
    expect(found.form).toMatchObject({ price: '198000', images: [found.files[0]?.id] });
    expect(found.form).not.toHaveProperty('serial_number');
    const stranger = await aStaff(api, PERMISSIONS, await aCompany(api.db));
    expect((await api.refused(copyGoodsToDraft, { goods_id }, { as: stranger })).error).toBe('NOT_FOUND');
  });
});
