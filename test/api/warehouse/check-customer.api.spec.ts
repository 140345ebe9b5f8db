import { checkCustomer } from '@fovea/shared-types/warehouse/customer.calls';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { aCustomer } from '../../fixtures/places.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** A merchant with one customer, and who keeps its customers. */
async function aMerchant(
  given: Record<string, string>,
): Promise<{ id: number; companyId: number; as: Person }> {
  const { companyId } = await aSeller(api);
  const as = await aStaff(api, ['warehouse:customer:list', 'warehouse:customer:add'], companyId);
  return { id: await aCustomer(api.db, companyId, given), companyId, as };
}

describe('a customer is found again', () => {
  it.each([
    ['株式会社見本眼科', '㈱ 見本眼科'],
    ['株式会社見本眼科', '見本眼科（株）'],
    ['医療法人社団 髙橋眼科クリニック', '高橋眼科クリニック'],
    ['ﾐﾎﾝ眼科ｾﾝﾀｰ', 'ミホン眼科センター'],
    ['上海示例医疗器械有限公司', '上海示例医疗器械（股份有限公司）'],
    ['Sample Eye Trading Co., Ltd.', 'SAMPLE EYE-TRADING'],
  ])('by its name, written %s and %s', async (name, customer_name) => {
    const { id, as } = await aMerchant({ name });
    const found = await api.ok(checkCustomer, { customer_name }, { as });
    expect([found.exists, found.id, found.doubles.map(({ by }) => by)]).toEqual([true, id, [['name']]]);
  });

  it.each([
    ['03-1234-5678', '+81 3 1234 5678'],
    ['０９０ー１２３４ー５６７８', '+81 (0)90-1234-5678'],
    ['13800138000', '+86 138 0013 8000'],
    ['+1 (415) 555-2671', '0014155552671'],
  ])('by its phone, written %s and %s', async (tel, customer_tel) => {
    const { id, as } = await aMerchant({ tel });
    const found = await api.ok(checkCustomer, { customer_name: 'Other', customer_tel }, { as });
    expect([found.id, found.doubles.map(({ by }) => by)]).toEqual([id, [['phone']]]);
    // In the list too, by any part of it.
    const listed = await api.ok(customer.calls.list, { customer_tel: customer_tel.slice(-6) }, { as });
    expect(listed.data.map((row) => row.id)).toEqual([id]);
  });

  it.each([
    ['東京都千代田区見本町1-2-3 ABCビル5F', '〒100-0001 東京都千代田区見本町一丁目２番３号ＡＢＣビル５Ｆ'],
    ['見本市見本町1番地の2', '見本市見本町１－２'],
    ['北京市朝阳区示例路88号 1203室', '北京市朝阳区示例路 88 号1203室'],
  ])('by its address, written %s and %s', async (address, customer_address) => {
    const { id, as } = await aMerchant({ address });
    const found = await api.ok(checkCustomer, { customer_address }, { as });
    expect([found.id, found.doubles.map(({ by }) => by)]).toEqual([id, [['address']]]);
  });

  it('first who agrees in most', async () => {
    const { companyId, as } = await aMerchant({ name: '見本眼科' });
    const likelier = await aCustomer(api.db, companyId, { name: '㈱見本眼科', tel: '03-1111-2222' });
    const found = await api.ok(
      checkCustomer,
      { customer_name: '見本眼科', customer_tel: '0311112222' },
      { as },
    );
    expect([found.id, found.doubles.map(({ by }) => by)]).toEqual([likelier, [['name', 'phone'], ['name']]]);
  });
});

describe('nobody is found', () => {
  it.each([
    [{ address: '見本町12-3' }, { customer_address: '見本町1-23' }],
    [{ tel: '03-1234-5678' }, { customer_tel: '03-1234-5679' }],
    [
      { name: '見本眼科', tel: '', address: '' },
      { customer_tel: '', customer_address: ' ' },
    ],
    [{ name: '株式会社' }, { customer_name: '有限会社' }],
    [{ name: '見本眼科' }, {}],
  ])('of %j by %j', async (given, requested) => {
    const { as } = await aMerchant(given);
    expect(await api.ok(checkCustomer, requested, { as })).toEqual({ exists: false, id: null, doubles: [] });
  });

  it('of the merchant itself, nor of another merchant’s customers', async () => {
    const { id, as } = await aMerchant({ name: '見本眼科' });
    const other = await aMerchant({ name: '別の眼科' });
    expect((await api.ok(checkCustomer, { customer_name: '見本眼科', id }, { as })).exists).toBe(false);
    expect((await api.ok(checkCustomer, { customer_name: '見本眼科' }, { as: other.as })).exists).toBe(false);
    const admin = await aStaff(api, ['*:*:*']);
    const requested = { customer_name: '見本眼科', merchant_id: other.companyId };
    expect((await api.ok(checkCustomer, requested, { as: admin })).exists).toBe(false);
  });
});
