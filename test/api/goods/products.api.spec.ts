import {
  addProducts,
  delProducts,
  productsDetail,
  productsList,
  updateProducts,
} from '@fovea/shared-types/goods/product.calls';
import { delGoods, goodsStatus } from '@fovea/shared-types/goods/publishing.calls';
import { aBrand, aCategory, aFile, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff, type Seller } from '../../support/people.js';
import { aPublisher, listedGoods, SELLER_PERMISSIONS } from '../../support/publishing.js';

const PRODUCT_PERMISSIONS = ['goods:product:list', 'goods:product:edit', 'goods:product:delete'] as const;

let api: TestApi;
let seller: Seller;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api, [...SELLER_PERMISSIONS, ...PRODUCT_PERMISSIONS]);
  platform = await aStaff(api, PRODUCT_PERMISSIONS);
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
  it('keeps items with their pictures in order and their cleaned descriptions', async () => {
    const [one, two] = [await aFile(api.db, seller.accountId), await aFile(api.db, seller.accountId)];
    const { id } = await api.ok(
      addProducts,
      await anItem({ images: [two, one], content_j: '<p onclick="x()">非球面</p><iframe></iframe>' }),
      { as: seller },
    );
    const { version, files, content_j } = await api.ok(productsDetail, { id }, { as: seller });
    expect(files.map((file) => file.id)).toEqual([two, one]);
    expect(content_j).toBe('<p>非球面</p>');
    await api.ok(updateProducts, { id, images: [one], goods_code: '', version }, { as: seller });
    const after = await api.ok(productsDetail, { id }, { as: seller });
    expect(after).toMatchObject({ goods_code: null, files: [{ id: one }], is_own: true });
    const stale = await api.refused(updateProducts, { id, status: 0, version }, { as: seller });
    expect(stale.error).toBe('CHANGED_MEANWHILE');
  });

  it('shows the platform’s items to every merchant, who may not change them, and no other merchant’s', async () => {
    const other = await aPublisher(api, PRODUCT_PERMISSIONS);
    const common = (await api.ok(addProducts, await anItem(), { as: platform })).id;
    const foreign = (await api.ok(addProducts, await anItem(), { as: other })).id;
    const { data } = await api.ok(productsList, {}, { as: seller });
    expect(data.map(({ id, is_own }) => [id, is_own])).toContainEqual([common, false]);
    expect(data.map(({ id }) => id)).not.toContain(foreign);
    for (const id of [common, foreign])
      expect((await api.refused(updateProducts, { id, status: 0 }, { as: seller })).error).toBe('NOT_FOUND');
    expect((await api.refused(productsDetail, { id: foreign }, { as: seller })).error).toBe('NOT_FOUND');
  });

  it('finds by words of any language, model, maker and state', async () => {
    const word = uniqueText();
    const brand_id = await aBrand(api.db, { name_e: `Zoom ${word}` });
    const item = await anItem({ goods_name_c: `眼科镜片${word}`, goods_code: `M-${word}`, brand_id });
    const { id } = await api.ok(addProducts, item, { as: seller });
    for (const request of [
      { goods_name: `镜片${word}` },
      { goods_code: `M-${word}` },
      { maker: word },
      { maker: word, status: 1 },
      { category_id: item.category_id },
      { search: `${word} 镜片 Zoom` },
      { search: `m-${word}`.toUpperCase() },
    ])
      expect((await api.ok(productsList, request, { as: seller })).data.map((row) => row.id)).toEqual([id]);
    for (const search of [`${word} nowhere`, `%${word}`, `${word}_`])
      expect((await api.ok(productsList, { search }, { as: seller })).data).toEqual([]);
  });

  it('needs a name, a shown category and maker', async () => {
    const refused = async (changes: object) =>
      Object.keys((await api.refused(addProducts, await anItem(changes), { as: seller })).fields ?? {});
    expect(await refused({ goods_name_e: '  ' })).toEqual(['goods_name_e']);
    expect(await refused({ category_id: await aCategory(api.db, { status: 0 }) })).toEqual(['category_id']);
    expect(await refused({ brand_id: await aBrand(api.db, { status: 0 }) })).toEqual(['brand_id']);
  });

  it('loses no item that goods or drafts use', async () => {
    const { id } = await api.ok(addProducts, await anItem(), { as: seller });
    const goods = await listedGoods(api, seller, { product_id: id });
    expect((await api.refused(delProducts, { id }, { as: seller })).error).toBe('IN_USE');
    await api.ok(goodsStatus, { ids: [goods], status: 20 }, { as: seller });
    await api.ok(delGoods, { id: goods }, { as: seller });
    await api.db.query(`INSERT INTO draft_product (owner_id, form) VALUES ($1, $2)`, [
      seller.accountId,
      JSON.stringify({ product_id: id }),
    ]);
    expect((await api.refused(delProducts, { id }, { as: seller })).error).toBe('IN_USE');
    await api.db.query(`DELETE FROM draft_product WHERE owner_id = $1`, [seller.accountId]);
    await api.ok(delProducts, { id }, { as: seller });
    expect((await api.refused(productsDetail, { id }, { as: seller })).error).toBe('NOT_FOUND');
  });
});
