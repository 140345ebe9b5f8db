import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import { listedGoods } from '../../fixtures/listed-goods.js';
import { aCategory, aCompany, aGoods, anAuction, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let companyId: number;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  companyId = await aCompany(api.db);
  as = await aStaff(api, ['goods:goods:edit'], companyId);
});
afterAll(() => api?.stop());

const listed = (changes = {}): Promise<number> =>
  listedGoods(api.db, { accountId: as.accountId, companyId }, changes);
const priceOf = async (id: number): Promise<number | null> => {
  const { rows } = await api.db.query<{ price: number | null }>('SELECT price FROM goods WHERE id = $1', [
    id,
  ]);
  return rows[0]?.price ?? null;
};

describe('one change to many goods', () => {
  it('is applied to each separately, and reports the result', async () => {
    const [one, two, inAuction] = [
      await listed(),
      await listed({ price: 333 }),
      await listed({ sale_type: 2, price: null }),
    ];
    await anAuction(api.db, { goods_id: inAuction, seller_id: as.accountId, company_id: companyId });
    const strange = await aGoods(api.db);
    const ids = [two, strange, inAuction, one];
    const outcomes = await api.ok(bulkEditGoods, { ids, price_percent: 10 }, { as });
    const of = (id: number) => outcomes.find((outcome) => outcome.id === id);
    expect(of(one)).toMatchObject({ status: 30, error: null });
    expect(of(two)).toMatchObject({ status: 30, error: null });
    expect(of(strange)).toMatchObject({ status: null, error: 'NOT_FOUND' });
    expect(of(inAuction)?.error).not.toBeNull();
    expect([await priceOf(one), await priceOf(two)]).toEqual([1_100, 366]);
  });

  it('is reviewed where the shop shows it as text, and applies at once where it is a term', async () => {
    const id = await listed();
    const category_id = await aCategory(api.db);
    const [terms] = await api.ok(bulkEditGoods, { ids: [id], shipping_time: 4, freight: '500' }, { as });
    expect(terms).toMatchObject({ audit_status: null, error: null });
    const [text] = await api.ok(bulkEditGoods, { ids: [id], category_id }, { as });
    expect(text).toMatchObject({ audit_status: 0, error: null });
    const { rows } = await api.db.query('SELECT shipping_time, freight FROM goods WHERE id = $1', [id]);
    expect(rows).toEqual([{ shipping_time: 4, freight: 500 }]);
  });

  it('names the field that prevents it, in the reader’s language', async () => {
    const single = await listed({ serial_number: uniqueText() });
    const change = { ids: [single], quantity: 5 };
    const [ja] = await api.ok(bulkEditGoods, change, { as, language: 'ja' });
    expect(ja).toMatchObject({ error: 'VALIDATION', msg: '数量: 1 以下で入力してください' });
    const [en] = await api.ok(bulkEditGoods, change, { as, language: 'en' });
    expect(en?.msg).toBe('Quantity: Must be at most 1');
    const unpriced = await listed({ sale_type: 2, price: null });
    const [none] = await api.ok(
      bulkEditGoods,
      { ids: [unpriced], price_change: '1' },
      { as, language: 'en' },
    );
    expect(none?.msg).toBe('Price: Has no price that could be raised or lowered');
  });

  it('is made once for a request that is sent twice, and is not lost among many', async () => {
    const id = await listed();
    const once = { ids: [id], price_change: '50', request_id: uniqueText() };
    await Promise.all([api.ok(bulkEditGoods, once, { as }), api.ok(bulkEditGoods, once, { as })]);
    expect(await priceOf(id)).toBe(1_050);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.ok(bulkEditGoods, { ids: [id], price_change: '1' }, { as })),
    );
    const done = answers.flat().filter(({ error }) => error === null).length;
    expect(answers.flat().every(({ error }) => error === null || error === 'CHANGED_MEANWHILE')).toBe(true);
    expect(await priceOf(id)).toBe(1_050 + done);
  });

  it.each([
    [{}, ['price']],
    [{ price: '1', price_change: '1' }, ['price', 'price_change']],
    [{ price_percent: -91 }, ['price_percent']],
    [{ quantity: -1 }, ['quantity']],
    [{ sale_type: 2 }, ['sale_type']],
  ])('is refused as %j, by its field', async (change, fields) => {
    const refused = await api.refused(bulkEditGoods, { ids: [1], ...change }, { as });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', fields]);
  });

  it('is refused for none, and for more than 160', async () => {
    for (const ids of [[], Array.from({ length: 161 }, (_, i) => i + 1)])
      expect((await api.refused(bulkEditGoods, { ids, quantity: 1 }, { as })).fields).toHaveProperty('ids');
  });
});
