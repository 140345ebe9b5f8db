import { lexicon } from '@fovea/shared-types/goods/lexicon.record';
import { searchGoods } from '@fovea/shared-types/goods/search.calls';
import { aCategory, aGoods, uniqueText } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  as = await aStaff(api, [
    'goods:lexicon:list',
    'goods:lexicon:add',
    'goods:lexicon:update',
    'goods:lexicon:delete',
  ]);
});
afterAll(() => api?.stop());

describe('the lexicon', () => {
  it('starts with a vocabulary of equipment, makers and conditions', async () => {
    expect((await api.ok(lexicon.calls.list, {}, { as })).total).toBeGreaterThanOrEqual(120);
    const [fundus] = (await api.ok(lexicon.calls.list, { term: 'Fundus-Camera', kind: 1 }, { as })).data;
    expect(fundus?.terms_c).toContain('眼底相机');
    expect(fundus?.terms_j).toContain('眼底カメラ');
    expect((await api.ok(lexicon.calls.list, { term: '眼底ｶﾒﾗ', kind: 2 }, { as })).data).toEqual([]);
  });

  it('is searched by at once after a change, and no longer after it is deleted', async () => {
    const [one, other] = [`alpha${uniqueText()}`, `omega${uniqueText()}`];
    const category_id = await aCategory(api.db);
    const goods = await aGoods(api.db, { category_id, name_e: `Machine ${other}` });
    const find = async () =>
      (await api.ok(searchGoods, { category_id, goods_name: one })).data.map(({ id }) => id);
    expect(await find()).toEqual([]);
    const group = { kind: 1, terms_c: [], terms_e: [one, other], terms_j: [] };
    const { id } = await api.ok(lexicon.calls.add, group, { as });
    expect(await find()).toEqual([goods]);
    const [row] = (await api.ok(lexicon.calls.list, { term: one }, { as })).data;
    await api.ok(lexicon.calls.update, { id, version: row?.version, ...group, status: 0 }, { as });
    expect(await find()).toEqual([]);
    const stale = await api.refused(lexicon.calls.update, { id, version: row?.version, ...group }, { as });
    expect(stale.error).toBe('CHANGED_MEANWHILE');
    await api.ok(lexicon.calls.delete, { id }, { as });
    expect((await api.ok(lexicon.calls.list, { term: one }, { as })).total).toBe(0);
  });

  it('refuses a spelling of another group, a single word, signs alone, and conditions that are none', async () => {
    const taken = await api.refused(
      lexicon.calls.add,
      { kind: 1, terms_c: ['眼底照像機X'], terms_e: ['ＦＵＮＤＵＳ－ＣＡＭＥＲＡ'], terms_j: [] },
      { as },
    );
    expect(taken.error).toBe('NAME_TAKEN');
    const refusals = [
      { kind: 1, terms_c: [], terms_e: ['alone'], terms_j: [] },
      { kind: 1, terms_c: ['词'], terms_e: ['---'], terms_j: [] },
      { kind: 3, terms_c: ['旧机'], terms_e: ['an old one'], terms_j: [] },
    ];
    const fields = [];
    for (const request of refusals)
      fields.push(Object.keys((await api.refused(lexicon.calls.add, request, { as })).fields ?? {}));
    expect(fields).toEqual([['terms_e'], ['terms_e'], ['conditions']]);
  });
});
