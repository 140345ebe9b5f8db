import {
  brandList,
  categoryList,
  goodsDetail,
  goodsList,
  goodsParams,
} from '@fovea/shared-types/goods/goods.calls';
import { aBrand, aCategory, aGoods, aGoodsImage, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aSeller } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const onSale = (changes: Parameters<typeof aGoods>[1] = {}) => aGoods(api.db, changes);

describe('the list of goods', () => {
  it('shows what is listed, the newest first, and nothing that is not', async () => {
    const category_id = await aCategory(api.db);
    const old = await onSale({ category_id, listed_at: new Date(Date.now() - 60_000) });
    const fresh = await onSale({ category_id });
    await onSale({ category_id, status: 20 });
    await onSale({ category_id, status: 0 });
    await onSale({ category_id, status: 90 });
    const page = await api.ok(goodsList, { category_id });
    expect(page.data.map(({ id }) => id)).toEqual([fresh, old]);
    expect(page).toMatchObject({ total: 2, current_page: 1, per_page: 40 });
  });

  it('names goods in the language of the reader, else in English', async () => {
    const category_id = await aCategory(api.db);
    const id = await onSale({ category_id, name_j: '' });
    const names = [];
    for (const language of ['zh', 'en', 'ja'] as const) {
      const { data } = await api.ok(goodsList, { category_id }, { language });
      names.push(data[0]?.goods_name);
    }
    expect(names).toEqual(['免散瞳眼底相机', 'Non-mydriatic fundus camera', 'Non-mydriatic fundus camera']);
    expect((await api.ok(goodsDetail, { id }, { language: 'zh' })).goods_name).toBe('免散瞳眼底相机');
  });

  it('finds all words, in any language and order, in name, model and number', async () => {
    const mark = uniqueText();
    const id = await onSale({ model: `Lumen ${mark}`, name_e: 'Slit lamp with camera' });
    await onSale({ model: `Lumen ${uniqueText()}` });
    for (const goods_name of [mark, `CAMERA ${mark.toUpperCase()}`, `${mark} slit`, `無散瞳 ${mark}`]) {
      expect((await api.ok(goodsList, { goods_name })).data.map((card) => card.id)).toEqual([id]);
    }
    expect((await api.ok(goodsList, { goods_name: `${mark} phaco` })).data).toEqual([]);
  });

  it('takes signs of patterns for what they are', async () => {
    const id = await onSale({ model: `100%_${uniqueText()}` });
    const found = (await api.ok(goodsList, { goods_name: '100%_' })).data.map((card) => card.id);
    expect(found).toEqual([id]);
    expect((await api.ok(goodsList, { goods_name: '100__x%' })).data).toEqual([]);
  });

  it('narrows by maker, condition, way of sale and company, and counts each choice under the others', async () => {
    const [category_id, brand_id, other] = [
      await aCategory(api.db),
      await aBrand(api.db),
      await aBrand(api.db),
    ];
    const seller = await aSeller(api);
    const mine = { company_id: seller.companyId, seller_id: seller.accountId };
    const wanted = await onSale({ category_id, brand_id, condition: 1, sale_type: 3, ...mine });
    await onSale({ category_id, brand_id, condition: 2, sale_type: 3 });
    await onSale({ category_id, brand_id: other, condition: 1, sale_type: 2, ...mine });
    const page = await api.ok(goodsList, {
      category_id,
      brand_ids: [brand_id],
      conditions: [1],
      sale_type: 3,
      company_id: seller.companyId,
    });
    expect(page.data.map(({ id }) => id)).toEqual([wanted]);
    const byBrand = await api.ok(goodsList, { category_id, brand_ids: [brand_id] });
    expect(byBrand.total).toBe(2);
    expect(byBrand.condition_counts).toEqual(
      expect.arrayContaining([
        { value: 1, count: 1 },
        { value: 2, count: 1 },
      ]),
    );
    expect(byBrand.brand_counts.find(({ value }) => value === other)?.count).toBe(1);
  });

  it('narrows by price in one currency, written in whole units', async () => {
    const category_id = await aCategory(api.db);
    const yuan = await onSale({ category_id, price: 1_999_950, currency: 'CNY' });
    await onSale({ category_id, price: 20_000, currency: 'JPY' });
    const page = await api.ok(goodsList, {
      category_id,
      currency: 'CNY',
      price_min: '19999.50',
      price_max: '20000',
    });
    expect(page.data).toMatchObject([{ id: yuan, price: '19999.50', currency: 'CNY' }]);
    const noCurrency = await api.refused(goodsList, { price_min: '1' });
    expect(noCurrency).toMatchObject({ error: 'VALIDATION', fields: { currency: expect.any(String) } });
    const halfYen = await api.refused(goodsList, { currency: 'JPY', price_min: '1.5' });
    expect(Object.keys(halfYen.fields ?? {})).toEqual(['price_min']);
  });

  it('goes by price in both directions, and pages without a gap or a repeat', async () => {
    const category_id = await aCategory(api.db);
    const ids = [];
    for (let i = 0; i < 45; i++) ids.push(await onSale({ category_id, price: 1_000 + (i % 9) }));
    const seen = [];
    for (const page of [1, 2]) {
      const answer = await api.ok(goodsList, { category_id, sort: 'price_asc', page });
      expect(answer.total).toBe(45);
      seen.push(...answer.data);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
    const prices = seen.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await api.ok(goodsList, { category_id, page: 3 })).data).toEqual([]);
    const down = await api.ok(goodsList, { category_id, sort: 'price_desc', limit: 80 });
    expect(Number(down.data[0]?.price)).toBe(1_008);
  });

  it.each([
    ['a page before the first', { page: 0 }],
    ['a page size of one’s own', { limit: 1_000 }],
    ['an unknown way of sale', { sale_type: 9 }],
    ['a price of words', { currency: 'JPY', price_min: 'cheap' }],
    ['more makers than fifty', { brand_ids: Array.from({ length: 51 }, (_, i) => i + 1) }],
  ])('refuses %s', async (_what, request) => {
    expect((await api.envelope(goodsList.path, request)).error).toBe('VALIDATION');
  });
});

describe('goods', () => {
  it('are shown whole, by id or number, with pictures and seller', async () => {
    const seller = await aSeller(api);
    const id = await onSale({
      company_id: seller.companyId,
      seller_id: seller.accountId,
      specifications: JSON.stringify([
        { label: { c: '视角', e: 'Angle', j: '画角' }, value: { c: '45°', e: '45°', j: '45°' } },
      ]),
      accessories: JSON.stringify([{ c: '电源线', e: 'Power cord', j: '電源コード' }]),
    });
    await aGoodsImage(api.db, id);
    const detail = await api.ok(goodsDetail, { id }, { language: 'ja' });
    expect(detail).toMatchObject({
      id,
      price: '1980000',
      specifications: [{ label: '画角', value: '45°' }],
      accessories: ['電源コード'],
      merchant: { id: seller.companyId, name: '見本眼科商会', is_certified: true, goods_count: 1 },
      images: [{ url: `/files/goods/${id}-1.webp`, width: 1200, height: 900 }],
    });
    expect(await api.ok(goodsDetail, { goods_sn: detail.goods_sn }, { language: 'ja' })).toMatchObject({
      id,
    });
  });

  it('that are not on the shelf are as if absent', async () => {
    for (const status of [0, 10, 11, 90]) {
      expect((await api.refused(goodsDetail, { id: await onSale({ status }) })).error).toBe('NOT_FOUND');
    }
    expect((await api.refused(goodsDetail, { id: 999_999 })).error).toBe('NOT_FOUND');
    expect((await api.refused(goodsDetail, { goods_sn: 'nobody' })).error).toBe('NOT_FOUND');
  });

  it('need at least one condition', async () => {
    expect((await api.refused(goodsDetail, {})).error).toBe('VALIDATION');
  });
});

describe('what goods are sorted into', () => {
  it('is a tree of categories with the listed goods in and below each', async () => {
    const root = await aCategory(api.db);
    const leaf = await aCategory(api.db, { level: 2, pid: root });
    await onSale({ category_id: leaf });
    await onSale({ category_id: leaf, status: 20 });
    const tree = await api.ok(categoryList, {});
    expect(tree.find(({ id }) => id === String(root))).toMatchObject({
      pid: '0',
      goods_count: 1,
      children: [{ id: String(leaf), pid: String(root), goods_count: 1, children: [] }],
    });
    const roots = await api.ok(categoryList, { level: 1 });
    expect(roots.find(({ id }) => id === String(root))?.children).toEqual([]);
  });

  it('has makers, found by part of their name', async () => {
    const mark = uniqueText();
    const id = await aBrand(api.db, { name_e: `Maker ${mark}` });
    expect(
      (await api.ok(brandList, { brand_name: mark.toUpperCase() })).data.map((brand) => brand.id),
    ).toEqual([id]);
  });

  it('has dictionaries in the language of the reader', async () => {
    const [en, ja] = await Promise.all([
      api.ok(goodsParams, {}, { language: 'en' }),
      api.ok(goodsParams, {}, { language: 'ja' }),
    ]);
    expect(en.conditions.map(({ code }) => code)).toEqual([1, 2, 3, 4]);
    expect(en.currencies).toEqual(['JPY', 'CNY', 'USD']);
    expect(ja.conditions[0]?.name).not.toBe(en.conditions[0]?.name);
  });
});
