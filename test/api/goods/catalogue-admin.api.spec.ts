import type { AdminCategory } from '@fovea/shared-types/goods/category.dto';
import { brand } from '@fovea/shared-types/goods/brand.record';
import {
  addCategory,
  adminCategoryList,
  brandList,
  categoryDetail,
  categoryList,
  delCategory,
  updateCategory,
} from '@fovea/shared-types/goods/goods.calls';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { aGoods, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aPng } from '../../fixtures/files.js';
import { upload } from '../../support/forms.js';
import { aStaff } from '../../support/people.js';
import { aPublisher } from '../../support/publishing.js';

let api: TestApi;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  as = await aStaff(api, [
    'goods:category:list',
    'goods:category:add',
    'goods:category:update',
    'goods:category:delete',
    'goods:brand:list',
    'goods:brand:add',
    'goods:brand:update',
    'goods:brand:delete',
  ]);
});
afterAll(() => api?.stop());

const names = (mark = uniqueText()) => ({
  category_name_c: `分类 ${mark}`,
  category_name_e: `Category ${mark}`,
  category_name_j: `カテゴリ ${mark}`,
});
const add = async (pid = '0', changes: object = {}): Promise<string> =>
  (await api.ok(addCategory, { pid, ...names(), ...changes }, { as })).id;
const flat = (tree: readonly AdminCategory[]): AdminCategory[] =>
  tree.flatMap((one) => [one, ...flat(one.children)]);
const levelsOf = async (...ids: string[]): Promise<number[]> => {
  const all = new Map(flat(await api.ok(adminCategoryList, {}, { as })).map((one) => [one.id, one.level]));
  return ids.map((id) => all.get(id) ?? 0);
};
const picture = async (): Promise<number> =>
  (await upload(api, uploadImage, { bytes: await aPng() }, as)).enclosureId;

describe('categories', () => {
  it('are added, seen in the shop in its language, hidden and shown again', async () => {
    const id = await add('0', { sort: 3 });
    const shown = async () =>
      (await api.ok(categoryList, {}, { language: 'ja' })).find((category) => category.id === id);
    expect((await shown())?.category_name).toMatch(/^カテゴリ /);
    await api.ok(updateCategory, { id, status: 0 }, { as });
    expect(await shown()).toBeUndefined();
    expect(await api.ok(categoryDetail, { id }, { as })).toMatchObject({ id, pid: '0', sort: 3, status: 0 });
    await api.ok(updateCategory, { id, status: 1 }, { as });
    expect(await shown()).toBeDefined();
  });

  it('have three levels, and a branch moves only where all of it has room', async () => {
    const [root, other] = [await add(), await add()];
    const second = await add(root);
    const third = await add(second);
    const refused = await api.refused(addCategory, { pid: third, ...names() }, { as });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', ['pid']]);
    await api.ok(updateCategory, { id: second, pid: other }, { as });
    expect(await levelsOf(second, third)).toEqual([2, 3]);
    await api.ok(updateCategory, { id: second, pid: '0' }, { as });
    expect(await levelsOf(second, third)).toEqual([1, 2]);
    const deep = await api.refused(updateCategory, { id: second, pid: await add(root) }, { as });
    expect(deep.fields).toHaveProperty('pid');
    const below = await api.refused(updateCategory, { id: second, pid: third }, { as });
    expect(below.fields).toHaveProperty('pid');
    expect(await levelsOf(second, third)).toEqual([1, 2]);
  });

  it('have a name once among their siblings', async () => {
    const mark = uniqueText();
    await api.ok(addCategory, { pid: '0', ...names(mark) }, { as });
    const again = { pid: '0', ...names(mark), category_name_e: `CATEGORY ${mark}` };
    expect((await api.refused(addCategory, again, { as })).error).toBe('NAME_TAKEN');
    await api.ok(addCategory, { ...again, pid: await add() }, { as });
  });

  it('are found by any of their names with the way to them', async () => {
    const mark = uniqueText();
    const root = await add();
    await add();
    const child = (await api.ok(addCategory, { pid: root, ...names(mark) }, { as })).id;
    const found = await api.ok(adminCategoryList, { category_name: `カテゴリ ${mark}` }, { as });
    expect(flat(found).map(({ id }) => id)).toEqual([root, child]);
  });

  it('are not deleted while something is in them, and name it', async () => {
    const root = await add();
    const child = await add(root);
    const sn = `T-${uniqueText()}`;
    await aGoods(api.db, { category_id: Number(child), goods_sn: sn });
    const held = await api.refused(delCategory, { id: root }, { as, language: 'en' });
    expect([held.error, held.msg]).toEqual([
      'IN_USE',
      expect.stringMatching(/^This is still used by 1: Category /),
    ]);
    expect((await api.refused(delCategory, { id: child }, { as })).msg).toContain(sn);
    await api.db.query('DELETE FROM goods WHERE category_id = $1', [child]);
    await api.ok(delCategory, { id: child }, { as });
    await api.ok(delCategory, { id: root }, { as });
    expect((await api.refused(categoryDetail, { id: root }, { as })).error).toBe('NOT_FOUND');
  });

  it('show the picture uploaded for them until it is taken away', async () => {
    const image = await picture();
    const id = await add('0', { image });
    const detail = await api.ok(categoryDetail, { id }, { as });
    expect(detail.image).toMatchObject({ id: image, mime: 'image/png' });
    const shown = (await api.ok(categoryList, {})).find((category) => category.id === id);
    expect(shown?.image).toBe(`${detail.image?.url}.160.webp`);
    expect((await api.refused(updateCategory, { id, image: 999_999_999 }, { as })).error).toBe(
      'FILE_UNKNOWN',
    );
    await api.ok(updateCategory, { id, image: null, version: detail.version }, { as });
    expect((await api.ok(categoryDetail, { id }, { as })).image).toBeNull();
    const stale = await api.refused(updateCategory, { id, sort: 9, version: detail.version }, { as });
    expect(stale.error).toBe('CHANGED_MEANWHILE');
  });

  it.each([
    [{ pid: 'x' }, ['pid']],
    [{ pid: '999999999' }, ['pid']],
    [{ category_name_j: '  ' }, ['category_name_j']],
    [{ category_name_c: 'x'.repeat(61) }, ['category_name_c']],
    [{ sort: -1 }, ['sort']],
    [{ sort: 4.5 }, ['sort']],
    [{ status: 2 }, ['status']],
  ])('refuse %j with its field', async (fault, fields) => {
    const answer = await api.refused(addCategory, { pid: '0', ...names(), ...fault }, { as });
    expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION', fields]);
  });

  it('are added once for a request that is sent twice', async () => {
    const request = { pid: '0', ...names(), request_id: uniqueText() };
    const [first, second] = [
      await api.ok(addCategory, request, { as }),
      await api.ok(addCategory, request, { as }),
    ];
    expect(second).toEqual(first);
  });
});

describe('makers', () => {
  it('are added with names of three languages, and found and shown by them', async () => {
    const mark = uniqueText();
    const maker = { brand_name_e: `Kasumi ${mark}`, brand_name_c: `霞光 ${mark}`, brand_name_j: '' };
    const { id } = await api.ok(brand.calls.add, maker, { as });
    const inShop = async (language: 'zh' | 'ja') =>
      (await api.ok(brandList, { brand_name: `霞光 ${mark}` }, { language })).data;
    expect(await inShop('zh')).toMatchObject([{ id, brand_name: `霞光 ${mark}` }]);
    expect(await inShop('ja')).toMatchObject([{ id, brand_name: `Kasumi ${mark}` }]);
    const goodsId = await aGoods(api.db, { brand_id: id });
    const listed = await api.ok(brand.calls.list, { brand_name: mark, sort: '-created_at' }, { as });
    expect(listed).toMatchObject({ total: 1, data: [{ id, goods_count: 1, status: 1 }] });
    expect((await api.refused(brand.calls.delete, { id }, { as })).error).toBe('IN_USE');
    await api.db.query('DELETE FROM goods WHERE id = $1', [goodsId]);
    await api.ok(brand.calls.delete, { id }, { as });
    expect((await api.refused(brand.calls.detail, { id }, { as })).error).toBe('NOT_FOUND');
  });

  it('are hidden from the shop, have a name once, and keep what is not named', async () => {
    const mark = uniqueText();
    const image = await picture();
    const { id } = await api.ok(brand.calls.add, { brand_name_e: `Maker ${mark}`, image }, { as });
    await api.ok(brand.calls.update, { id, status: 0 }, { as });
    expect((await api.ok(brandList, { brand_name: mark })).total).toBe(0);
    expect(await api.ok(brand.calls.detail, { id }, { as })).toMatchObject({
      brand_name_e: `Maker ${mark}`,
      status: 0,
      image: { id: image },
    });
    const same = await api.refused(brand.calls.add, { brand_name_e: `MAKER ${mark}` }, { as });
    expect(same.error).toBe('NAME_TAKEN');
    expect((await api.refused(brand.calls.update, { id: 999_999_999, sort: 1 }, { as })).error).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a merchant', () => {
  it('sees categories and makers as they are kept, counts its own goods alone, and changes nothing', async () => {
    const seller = await aPublisher(api, ['goods:category:list', 'goods:brand:list']);
    const [own, foreign] = [await aGoods(api.db, { company_id: seller.companyId }), await aGoods(api.db)];
    const { rows } = await api.db.query<{ category_id: number; brand_id: number }>(
      'SELECT category_id, brand_id FROM goods WHERE id = ANY ($1::bigint[]) ORDER BY id',
      [[own, foreign]],
    );
    const counts = async (reader: Person) => {
      const categories = flat(await api.ok(adminCategoryList, {}, { as: reader }));
      const { data: brands } = await api.ok(brand.calls.list, { limit: 160 }, { as: reader });
      return rows.flatMap(({ category_id, brand_id }) => [
        categories.find(({ id }) => id === String(category_id))?.goods_count,
        brands.find(({ id }) => id === brand_id)?.goods_count,
      ]);
    };
    expect(await counts(as)).toEqual([1, 1, 1, 1]);
    expect(await counts(seller)).toEqual([1, 1, 0, 0]);
    const request = { id: String(rows[0]?.category_id), sort: 7 };
    expect((await api.refused(updateCategory, request, { as: seller })).error).toBe('FORBIDDEN');
  });
});
