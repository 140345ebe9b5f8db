import type { SearchGoodsRequest } from '@fovea/shared-types/goods/search.dto';
import { searchGoods, searchSuggest } from '@fovea/shared-types/goods/search.calls';
import { goodsList } from '@fovea/shared-types/goods/goods.calls';
import type { Language } from '@fovea/shared-types/language';
import { aBrand, aCategory, aGoods, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const idsOf = ({ data }: { data: { id: number }[] }): number[] =>
  data.map(({ id }) => id).sort((a, b) => a - b);

/** Goods of one category of their own, so that other rows of the database do not count. */
async function aShelf() {
  const category_id = await aCategory(api.db);
  const brand_id = await aBrand(api.db);
  const put = (changes: Parameters<typeof aGoods>[1]) =>
    aGoods(api.db, { category_id, brand_id, name_c: '', name_e: '', name_j: '', ...changes });
  const find = (goods_name: string, changes: SearchGoodsRequest = {}) =>
    api.ok(searchGoods, { category_id, goods_name, ...changes });
  return { category_id, brand_id, put, find };
}

describe('a search', () => {
  it('finds goods of every language by the words of each', async () => {
    const { put, find } = await aShelf();
    const fundus = [
      await put({ name_c: '免散瞳眼底照相机' }),
      await put({ name_e: 'Desktop fundus camera, 45 degrees' }),
      await put({ name_j: '眼底カメラ 卓上' }),
    ];
    await put({ name_e: 'Digital camera for a microscope', name_c: '单反相机', name_j: 'デジタルカメラ' });
    for (const query of ['眼底相机', '眼底照相機', 'Fundus Cameras', '眼底カメラ', '眼底ｶﾒﾗ', '眼底撮影装置'])
      expect([query, idsOf(await find(query))]).toEqual([query, fundus]);
  });

  it('splits Chinese and Japanese, which have no spaces, into what it knows', async () => {
    const { put, find } = await aShelf();
    const wanted = await put({ name_e: 'Canon OCT Angiography, used' });
    await put({ name_e: 'Canon fundus camera' });
    for (const query of ['佳能光学相干断层扫描', 'キヤノンの光干渉断層計', 'canon oct'])
      expect([query, idsOf(await find(query))]).toEqual([query, [wanted]]);
  });

  it('does not find a short word inside another', async () => {
    const { put, find } = await aShelf();
    await put({ name_e: 'Chair for the doctor' });
    const oct = await put({ name_e: 'HD-OCT 5000' });
    expect(idsOf(await find('OCT'))).toEqual([oct]);
  });

  it('finds model numbers with and without hyphens and spaces, the exact one first', async () => {
    const { put, find } = await aShelf();
    const plus = await put({ name_e: 'Kasumi CR-2 AF Plus', listed_at: new Date() });
    const exact = await put({ name_e: 'Kasumi camera', model: 'CR-2 AF', listed_at: new Date(0) });
    for (const query of ['CR-2 AF', 'cr2af', 'CR 2 AF', 'ＣＲ－２ＡＦ', 'CR2-AF'])
      expect([query, idsOf(await find(query))]).toEqual([query, [plus, exact]]);
    expect((await find('CR-2AF')).data[0]?.id).toBe(exact);
  });

  it('reads words for conditions and makers', async () => {
    const { put, find } = await aShelf();
    const used = await put({ name_e: 'Slit lamp', condition: 3 });
    await put({ name_e: 'Slit lamp', condition: 1 });
    expect(idsOf(await find('中古 裂隙灯'))).toEqual([used]);
    expect(idsOf(await find('used slit lamp'))).toEqual([used]);
  });

  it('forgives wrong letters only where nothing is written so', async () => {
    const { put, find } = await aShelf();
    const camera = await put({ name_e: 'Fundus camera' });
    const answer = await find('fundas camera');
    expect(idsOf(answer)).toEqual([camera]);
    expect(answer.shown_words).toBe('fundus camera');
    expect((await find('眼底像机')).shown_words).toBe('眼底相机');
    const odd = uniqueText();
    const named = await put({ name_e: `Zephyrion${odd} table` });
    const similar = await find(`zephirion${odd}`);
    expect(idsOf(similar)).toEqual([named]);
    expect(similar.is_similar).toBe(true);
  });

  it('offers words that find more than a few', async () => {
    const { put, find } = await aShelf();
    const typo = await put({ name_e: 'Tonomter' });
    await put({ name_e: 'Tonometer' });
    await put({ name_c: '眼压计' });
    const answer = await find('tonomter');
    expect(idsOf(answer)).toEqual([typo]);
    expect(answer.did_you_mean).toBe('tonometer');
  });

  it('suggests which filter to remove when nothing is left, and words similar to unknown ones', async () => {
    const { put, find } = await aShelf();
    await put({ name_e: 'Slit lamp', condition: 3, year: 2015 });
    const answer = await find('slit lamp', { conditions: [1], year_min: 2010 });
    expect(answer.total).toBe(0);
    expect(answer.hints).toEqual([
      { filter: 'condition', count: 1 },
      { filter: 'all', count: expect.any(Number) as number },
    ]);
    const unknown = await find('opthalmoscop qqqqxxqq');
    expect(unknown.similar_words).toContain('ophthalmoscope');
  });

  it('narrows by country and year, and counts each facet as a naive count does', async () => {
    const { put, category_id } = await aShelf();
    const rows = [
      { ships_from: 'JP', year: 2018, condition: 1, sale_type: 3, price: 250_000, currency: 'JPY' },
      { ships_from: 'JP', year: 2020, condition: 2, sale_type: 2, price: 1_000_000, currency: 'JPY' },
      { ships_from: 'CN', year: 2020, condition: 2, sale_type: 3, price: 1_200_000, currency: 'CNY' },
      { ships_from: null, year: null, condition: 3, sale_type: 4, price: null, currency: 'USD' },
    ];
    const ids: number[] = [];
    for (const row of rows) ids.push(await put({ name_e: 'Slit lamp', ...row }));
    const naive = (field: 'ships_from' | 'year' | 'condition' | 'sale_type', among: typeof rows) => {
      const counts = new Map<string | number, number>();
      for (const row of among) {
        const value = row[field];
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [...counts]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => (a.value < b.value ? -1 : 1));
    };
    for (const goods_name of [undefined, '裂隙灯']) {
      const all = await api.ok(searchGoods, { category_id, goods_name });
      expect(all.country_counts).toEqual(naive('ships_from', rows));
      expect(all.year_counts).toEqual(naive('year', rows));
      expect(all.price_counts).toEqual([
        { currency: 'CNY', min: '5000.00', max: '19999.99', count: 1 },
        { currency: 'JPY', min: '100000', max: '299999', count: 1 },
        { currency: 'JPY', min: '1000000', max: '2999999', count: 1 },
      ]);
      const chosen = await api.ok(searchGoods, {
        category_id,
        goods_name,
        countries: ['JP'],
        year_min: 2019,
        type: 2,
      });
      expect(idsOf(chosen)).toEqual([ids[1]]);
      const isLate = (row: (typeof rows)[number]) => (row.year ?? 0) >= 2019;
      expect(chosen.country_counts).toEqual(
        naive(
          'ships_from',
          rows.filter((row) => isLate(row) && row.sale_type === 2),
        ),
      );
      expect(chosen.year_counts).toEqual(
        naive(
          'year',
          rows.filter((row) => row.ships_from === 'JP' && row.sale_type === 2),
        ),
      );
      expect(chosen.sale_type_counts).toEqual(
        naive(
          'sale_type',
          rows.filter((row) => isLate(row) && row.ships_from === 'JP'),
        ),
      );
      expect(chosen.condition_counts).toEqual([{ value: 2, count: 1 }]);
    }
    expect(idsOf(await api.ok(goodsList, { category_id, year_max: 2018 }))).toEqual([ids[0]]);
  });

  it('takes hostile words for words', async () => {
    const hostile = [
      `' OR 1=1 --`,
      `"; DROP TABLE goods; --`,
      '%%%%',
      '\\',
      '_',
      '(((((((((((a+)+)+)+)+',
      '$1 $2 {} [] \\x00',
      'a'.repeat(100),
      '眼'.repeat(100),
      '​‮ﷺ𝔘𠮷👁️‍🗨️',
      'ß İ ŉ',
      '- - - -',
    ];
    for (const goods_name of hostile) {
      await api.ok(searchGoods, { goods_name });
      await api.ok(searchSuggest, { goods_name });
    }
    const tooLong = { goods_name: 'a'.repeat(10_000) };
    for (const refusal of [
      await api.refused(searchGoods, tooLong),
      await api.refused(searchSuggest, tooLong),
    ])
      expect(refusal.fields).toHaveProperty('goods_name');
  });
});

describe('suggestions', () => {
  it('name words, categories, makers and goods that begin like what is typed, also inside Chinese', async () => {
    const mark = uniqueText();
    const category_id = await aCategory(api.db, { name_e: `Zeta${mark}`, name_c: `测试${mark}` });
    const brand_id = await aBrand(api.db, { name_e: `Zeta${mark} Optics` });
    const id = await aGoods(api.db, { category_id, brand_id, name_e: `Zeta${mark} lamp` });
    const answer = await api.ok(searchSuggest, { goods_name: `zeta${mark}` });
    expect(answer.categories).toEqual([{ id: category_id, name: `Zeta${mark}` }]);
    expect(answer.brands).toEqual([{ id: brand_id, name: `Zeta${mark} Optics` }]);
    expect(answer.goods.map((goods) => goods.id)).toEqual([id]);
    expect((await api.ok(searchSuggest, { goods_name: '裂隙' })).words).toContain('裂隙灯');
    expect((await api.ok(searchSuggest, { goods_name: 'tonom' })).words).toContain('tonometer');
    expect(await api.ok(searchSuggest, {})).toEqual({ words: [], categories: [], brands: [], goods: [] });
  });

  it('name one spelling of each thing, those of the language of the reader first', async () => {
    const termsFor = async (goods_name: string, language: Language) =>
      (await api.ok(searchSuggest, { goods_name }, { language })).words;
    const camera = new Set(['眼底相机', '眼底照相机', '眼底カメラ', '眼底撮影装置']);
    const cameras = async (language: Language) =>
      (await termsFor('眼底', language)).filter((term) => camera.has(term));
    expect(await cameras('zh')).toEqual(['眼底相机']);
    expect(await cameras('ja')).toEqual(['眼底カメラ']);
    expect(await cameras('en')).toEqual(['眼底相机']);
    // What only Japanese writes so comes after what the reader's own language does.
    expect((await termsFor('眼底', 'zh')).slice(0, 3)).toEqual(['眼底相机', '眼底镜', '眼底激光']);
    expect(await termsFor('optical coherence tomo', 'ja')).toEqual(['optical coherence tomography']);
  });
});
