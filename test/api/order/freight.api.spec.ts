import { orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { tryFreight } from '@fovea/shared-types/order/freight.calls';
import type { TryFreightRequest } from '@fovea/shared-types/order/freight.dto';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { aCategory, aGoods } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';

let api: TestApi;
/** Keeps the tables of the platform. */
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [
    ...(['order:freight-rate:list', 'order:freight-rate:edit'] as const),
    ...(['order:tax-rate:list', 'order:tax-rate:edit'] as const),
  ]);
});
afterAll(() => api?.stop());

const parcel = { currency: 'JPY', ships_from: 'JP', delivery_country: 'JP' } as const;
const tried = (as: Person, more: Partial<TryFreightRequest> = {}) =>
  api.ok(tryFreight, { ...parcel, weight_g: 20_000, quantity: 1, ...more }, { as });

const quoteOf = async (goods_id: number, quantity = 1) => {
  const as = await aMember(api);
  await api.db.query(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', 'JP', 'City', 'Street 1', '100-0001', '+819012345678')`,
    [as.accountId],
  );
  return api.ok(orderQuote, { goods_id, quantity }, { as });
};

const sold = (seller: Seller, more = {}) =>
  aGoods(api.db, {
    ...{ seller_id: seller.accountId, company_id: seller.companyId, ships_from: 'JP' },
    ...{ quantity: 10, price: 1_000, freight: null, weight_g: 20_000 },
    ...more,
  });

describe('the freight table', () => {
  it('begins with rules of the platform, by which goods without a freight of their own are ordered', async () => {
    const seller = await aSeller(api);
    const { freight } = await quoteOf(await sold(seller));
    expect(freight).toBe('3000');
    expect(await tried(platform)).toMatchObject({ price: '3000', freight: '3000' });
  });

  it('tells freight, pieces, crates and export of a parcel part by part, and null where no rule holds it', async () => {
    expect(await tried(platform, { weight_g: 70_000, quantity: 4, delivery_country: 'SG' })).toEqual({
      rate_id: expect.any(Number),
      ...{ price: '220000', step_price: '240000', crate_price: '120000', export_price: '25000' },
      freight: '605000',
    });
    expect(await tried(platform, { weight_g: 90_000_000, quantity: 1 })).toBeNull();
  });

  it('has a merchant’s own rules before those of the platform, for him alone', async () => {
    const [seller, other] = [await aSeller(api), await aSeller(api)];
    const keeper = await aStaff(
      api,
      ['order:freight-rate:list', 'order:freight-rate:edit'],
      seller.companyId,
    );
    await api.ok(
      freightRate.calls.add,
      { currency: 'JPY', delivery_country: 'JP', max_kg: 50, price: 777 },
      { as: keeper },
    );
    expect(await tried(keeper)).toMatchObject({ freight: '777' });
    expect(await tried(platform)).toMatchObject({ freight: '3000' });
    expect(await quoteOf(await sold(seller))).toMatchObject({ freight: '777' });
    expect(await quoteOf(await sold(other))).toMatchObject({ freight: '3000' });
  });

  it('says that a band is there already, and asks no crate where none is made', async () => {
    const band = { currency: 'USD', delivery_country: 'FR', max_kg: 9, price: 5, crate_price: 40 } as const;
    const { id } = await api.ok(freightRate.calls.add, band, { as: platform });
    expect((await api.refused(freightRate.calls.add, band, { as: platform })).error).toBe('ALREADY_DONE');
    const { data } = await api.ok(freightRate.calls.list, { delivery_country: 'FR' }, { as: platform });
    expect(data).toMatchObject([{ id, crate_from_kg: null, crate_price: 0 }]);
    await api.ok(freightRate.calls.update, { id, price: 6 }, { as: platform });
    const toFrance = { currency: 'USD', delivery_country: 'FR', weight_g: 9_000 } as const;
    expect(await tried(platform, toFrance)).toMatchObject({ freight: '6.00' });
    await api.ok(freightRate.calls.delete, { id }, { as: platform });
    expect(await tried(platform, toFrance)).toMatchObject({ freight: '150.00' });
  });
});

describe('the tax rates', () => {
  it('tax what a category has a rate of its own for by that, everything else by the country’s', async () => {
    const [seller, category_id] = [await aSeller(api), await aCategory(api.db)];
    const { id } = await api.ok(
      taxRate.calls.add,
      { country: 'JP', category_id, rate: 800, effective_from: '2020-01-01' },
      { as: platform },
    );
    const goodsId = await sold(seller, { category_id, freight: 500 });
    const { orders, tax } = await quoteOf(goodsId);
    expect(orders[0]?.taxes).toEqual([
      { rate: 1000, base: '500', tax: '50' },
      { rate: 800, base: '1000', tax: '80' },
    ]);
    expect(tax).toBe('130');
    await api.ok(taxRate.calls.update, { id, rate: 500 }, { as: platform });
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '100' });
    await api.ok(taxRate.calls.delete, { id }, { as: platform });
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '150' });
  });

  it('hold for the categories below, until one of those has its own', async () => {
    const [seller, parent] = [await aSeller(api), await aCategory(api.db)];
    const category_id = await aCategory(api.db, { pid: parent, level: 2 });
    const rate = { country: 'JP', effective_from: '2020-01-01' };
    await api.ok(taxRate.calls.add, { ...rate, category_id: parent, rate: 500 }, { as: platform });
    const goodsId = await sold(seller, { category_id, freight: 0 });
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '50' });
    await api.ok(taxRate.calls.add, { ...rate, category_id, rate: 200 }, { as: platform });
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '20' });
  });

  it('hold from their day on', async () => {
    const [seller, category_id] = [await aSeller(api), await aCategory(api.db)];
    await api.ok(
      taxRate.calls.add,
      { country: 'JP', category_id, rate: 0, effective_from: '2999-01-01' },
      { as: platform },
    );
    expect(await quoteOf(await sold(seller, { category_id, freight: 0 }))).toMatchObject({ tax: '100' });
  });
});
