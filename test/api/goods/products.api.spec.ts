import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import { product } from '@fovea/shared-types/goods/product.record';
import { delGoods, goodsStatus } from '@fovea/shared-types/goods/publishing.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { SubjectNamesRepository } from '../../../server/src/rbac/audit/subject-names.js';
import { aGtin } from '../../fixtures/gtin.js';
import { aBrand, aCategory, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aHeldLicence } from '../../support/licences.js';
import { aStaff, type Seller } from '../../support/people.js';
import { aPublisher, listedGoods, SELLER_PERMISSIONS } from '../../support/publishing.js';

const PRODUCT_PERMISSIONS = ['goods:product:list', 'goods:product:edit', 'goods:product:delete'] as const;

let api: TestApi;
let seller: Seller;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api, [...SELLER_PERMISSIONS, ...PRODUCT_PERMISSIONS]);
});
afterAll(() => api?.stop());

const anItem = async (changes: object = {}) => ({
  goods_name_e: `Lens ${uniqueText()}`,
  goods_code: 'L-90',
  category_id: await aCategory(api.db),
  brand_id: await aBrand(api.db),
  ...changes,
});

describe('the item master', () => {
  it('finds by words of any language, model, maker and state', async () => {
    const mark = uniqueText();
    const brand_id = await aBrand(api.db, { name_e: `Zoom ${mark}` });
    const item = await anItem({ goods_name_c: `眼科镜片${mark}`, goods_code: `M-${mark}`, brand_id });
    const { id } = await api.ok(product.calls.add, item, { as: seller });
    for (const request of [
      { goods_name: `镜片${mark}` },
      { goods_code: `M-${mark}` },
      { maker: mark },
      { maker: mark, status: 1 },
      { category_id: item.category_id },
      { search: `${mark} 镜片 Zoom` },
      { search: `m-${mark}`.toUpperCase() },
    ])
      expect((await api.ok(product.calls.list, request, { as: seller })).data.map((row) => row.id)).toEqual([
        id,
      ]);
    for (const search of [`${mark} nowhere`, `%${mark}`, `${mark}_`])
      expect((await api.ok(product.calls.list, { search }, { as: seller })).data).toEqual([]);
  });

  it('keeps an empty model as none', async () => {
    const { id } = await api.ok(product.calls.add, await anItem(), { as: seller });
    await api.ok(product.calls.update, { id, goods_code: ' ' }, { as: seller });
    expect((await api.ok(product.calls.detail, { id }, { as: seller })).goods_code).toBeNull();
  });

  it('keeps a GTIN as fourteen digits, however it is typed, and finds by it and by class', async () => {
    const item = await anItem({ gtin: '４９-1234567 8904', device_class: 3, is_maintenance_required: true });
    const { id } = await api.ok(product.calls.add, item, { as: seller });
    const found = { gtin: '4912345678904', device_class: 3, is_maintenance_required: true };
    const { data } = await api.ok(product.calls.list, found, { as: seller });
    expect(data.find((row) => row.id === id)).toMatchObject({ ...found, gtin: '04912345678904' });
    expect(
      (await api.ok(product.calls.list, { ...found, is_maintenance_required: false }, { as: seller })).data,
    ).toEqual([]);
    for (const gtin of ['4912345678905', '49', '49123456789012345', 'x'])
      expect(
        Object.keys((await api.refused(product.calls.update, { id, gtin }, { as: seller })).fields ?? {}),
      ).toEqual(['gtin']);
    await api.ok(product.calls.update, { id, gtin: ' ', device_class: null }, { as: seller });
    expect(await api.ok(product.calls.detail, { id }, { as: seller })).toMatchObject({
      gtin: null,
      device_class: null,
    });
  });

  it('has a GTIN once for each owner, so that a scan of it finds an item', async () => {
    const [gtin, other] = [aGtin(), await aPublisher(api, PRODUCT_PERMISSIONS)];
    await api.ok(product.calls.add, await anItem({ gtin }), { as: seller });
    const twice = await api.refused(product.calls.add, await anItem({ gtin }), { as: seller });
    expect(Object.keys(twice.fields ?? {})).toEqual(['gtin']);
    const { id } = await api.ok(product.calls.add, await anItem(), { as: seller });
    const moved = await api.refused(product.calls.update, { id, gtin }, { as: seller });
    expect(Object.keys(moved.fields ?? {})).toEqual(['gtin']);
    await api.ok(product.calls.add, await anItem({ gtin }), { as: other });
  });

  it('shows of goods what the seller does not: their class, their number, their maintenance', async () => {
    // Classes III and II are sold by who has a permit and gave notice.
    await aHeldLicence(api, seller.companyId, 1);
    await aHeldLicence(api, seller.companyId, 2);
    const item = { gtin: '4912345678904', device_class: 3, is_maintenance_required: true };
    const { id } = await api.ok(product.calls.add, await anItem(item), { as: seller });
    const goods = await listedGoods(api, seller, { product_id: id });
    expect(await api.ok(goodsDetail, { id: goods })).toMatchObject({
      jp_class: 3,
      gtin: '04912345678904',
      is_maintenance_required: true,
    });
    const own = await listedGoods(api, seller, { product_id: id, jp_class: 2 });
    expect((await api.ok(goodsDetail, { id: own })).jp_class).toBe(2);
  });

  it('needs a name, a shown category and maker', async () => {
    const refused = async (changes: object) =>
      Object.keys((await api.refused(product.calls.add, await anItem(changes), { as: seller })).fields ?? {});
    expect(await refused({ goods_name_e: '  ' })).toEqual(['goods_name_e']);
    expect(await refused({ category_id: await aCategory(api.db, { status: 0 }) })).toEqual(['category_id']);
    expect(await refused({ brand_id: await aBrand(api.db, { status: 0 }) })).toEqual(['brand_id']);
  });

  it('shows in the file that the platform keeps an item, and names those of others to nobody', async () => {
    const platform = await aStaff(api, [WILDCARD]);
    const { id: common } = await api.ok(product.calls.add, await anItem(), { as: platform });
    const { id: own } = await api.ok(product.calls.add, await anItem(), { as: seller });
    const { url } = await api.ok(
      addExport,
      { resource: 'products', format: 'csv', columns: ['company_name'], filters: {}, ids: [common] },
      { as: platform, language: 'ja' },
    );
    const { body } = await api.app.inject({ method: 'GET', url: url ?? '' });
    expect(body.trim().split('\r\n').at(-1)).toBe('プラットフォーム');

    const names = api.app.get(SubjectNamesRepository, { strict: false });
    const named = async (companies: readonly number[] | null) => {
      const items = [common, own].map((id) => ({ type: 'product', id }));
      const found = await names.readSubjectName(api.db, { language: 'en', companies }, items);
      return items.map((item) => found.find(item)?.opens);
    };
    expect(await named([seller.companyId])).toEqual([common, own]);
    expect(await named([0])).toEqual([common, undefined]);
    expect(await named(null)).toEqual([common, own]);
  });

  it('loses no item that goods or drafts use', async () => {
    const { id } = await api.ok(product.calls.add, await anItem(), { as: seller });
    const goods = await listedGoods(api, seller, { product_id: id });
    expect((await api.refused(product.calls.delete, { id }, { as: seller })).error).toBe('IN_USE');
    await api.ok(goodsStatus, { ids: [goods], status: 20 }, { as: seller });
    await api.ok(delGoods, { id: goods }, { as: seller });
    await api.db.query(`INSERT INTO draft_product (owner_id, form) VALUES ($1, $2)`, [
      seller.accountId,
      JSON.stringify({ product_id: id }),
    ]);
    expect((await api.refused(product.calls.delete, { id }, { as: seller })).error).toBe('IN_USE');
    await api.db.query(`DELETE FROM draft_product WHERE owner_id = $1`, [seller.accountId]);
    await api.ok(product.calls.delete, { id }, { as: seller });
    expect((await api.refused(product.calls.detail, { id }, { as: seller })).error).toBe('NOT_FOUND');
  });
});
