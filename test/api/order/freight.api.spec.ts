import { orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { tryFreight } from '@fovea/shared-types/order/freight.calls';
import type { TryFreightRequest } from '@fovea/shared-types/order/freight.dto';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { importFreight } from '@fovea/shared-types/order/freight-sheet.calls';
import { freightZone } from '@fovea/shared-types/order/freight-zone.record';
import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { aCategory, aGoods } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { refusedUpload, upload } from '../../support/forms.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { inEffect } from '../../support/setting-changes.js';

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

const quoteOf = async (goods_id: number, quantity = 1, postal = '100-0001') => {
  const as = await aMember(api);
  await api.db.query(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', 'JP', 'City', 'Street 1', $2, '+819012345678')`,
    [as.accountId, postal],
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

  it('returns freight, pieces, crates and export of a parcel part by part, and null where no rule applies', async () => {
    expect(await tried(platform, { weight_g: 70_000, quantity: 4, delivery_country: 'SG' })).toEqual({
      rate_id: expect.any(Number),
      ...{ price: '220000', step_price: '240000', crate_price: '120000', export_price: '25000' },
      freight: '605000',
    });
    expect(await tried(platform, { weight_g: 90_000_000, quantity: 1 })).toBeNull();
  });

  it('prefers a merchant’s own rules to those of the platform, for that merchant alone', async () => {
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

  it('reports that a band exists already, and charges no crate where none is made', async () => {
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

describe('a band that costs less than a narrower one', () => {
  const band = { currency: 'JPY', delivery_country: 'PT' } as const;
  const keeperOf = async ({ companyId }: Seller) =>
    aStaff(api, ['order:freight-rate:list', 'order:freight-rate:edit'], companyId);

  it.each([
    ['by its price', { price: 3_000 }, { price: 2_000 }, [1, '3000', 2, '2000']],
    ['by its pieces', { price: 3_000, step_price: 1_000 }, { price: 3_000 }, [3, '4000', 4, '3000']],
  ])('%s is refused with both totals until somebody confirms it', async (_by, narrow, wide, figures) => {
    const as = await keeperOf(await aSeller(api));
    await api.ok(freightRate.calls.add, { ...band, max_kg: 10, ...narrow }, { as });
    const [fewer, higher, more, lower] = figures;
    expect(await api.refused(freightRate.calls.add, { ...band, max_kg: 20, ...wide }, { as })).toMatchObject({
      error: 'FREIGHT_FALLS',
      data: { fewer, higher, more, lower, currency: 'JPY' },
      fields: { may_fall: expect.stringContaining(String(lower)) },
    });
    await api.ok(freightRate.calls.add, { ...band, max_kg: 20, ...wide, may_fall: true }, { as });
  });

  it('is found from the narrower one, whether it is added, changed, or comes in a sheet', async () => {
    const as = await keeperOf(await aSeller(api));
    await api.ok(freightRate.calls.add, { ...band, max_kg: 20, price: 2_000 }, { as });
    const refused = (await api.refused(
      freightRate.calls.add,
      { ...band, max_kg: 10, price: 3_000 },
      { as },
    )) as { error: string };
    expect(refused.error).toBe('FREIGHT_FALLS');
    const { id } = await api.ok(freightRate.calls.add, { ...band, max_kg: 10, price: 1_000 }, { as });
    expect((await api.refused(freightRate.calls.update, { id, price: 2_001 }, { as })).error).toBe(
      'FREIGHT_FALLS',
    );
    const sheet = (...lines: string[]) => ({ bytes: Buffer.from(lines.join('\n')), name: 'freight.csv' });
    const [titles, row] = ['currency,delivery_country,max_kg,price', 'JPY,PT,30,1500'];
    expect((await refusedUpload(api, importFreight, sheet(titles, row), as)).error).toBe('FREIGHT_FALLS');
    expect(await upload(api, importFreight, sheet(`${titles},may_fall`, `${row},1`), as)).toMatchObject({
      added: 1,
    });
  });

  it('is none where the wider band is switched off', async () => {
    const as = await keeperOf(await aSeller(api));
    await api.ok(freightRate.calls.add, { ...band, max_kg: 10, price: 3_000 }, { as });
    await api.ok(freightRate.calls.add, { ...band, max_kg: 20, price: 2_000, status: 0 }, { as });
  });
});

describe('freight zones', () => {
  const zone = { country: 'JP', name_c: '小岛', name_e: 'Small island', name_j: '小島' };

  it('begin with those of Japan and China, by which an address there costs more', async () => {
    const goodsId = await sold(await aSeller(api));
    const freightTo = async (postal: string) => (await quoteOf(goodsId, 1, postal)).freight;
    expect(await Promise.all(['150-0001', '060-0001', '900-0001'].map(freightTo))).toEqual([
      ...['3000', '4500', '6000'],
    ]);
    expect(await tried(platform, { postal_code: '〒０６０ー０００１' })).toMatchObject({ freight: '4500' });
    const china = { currency: 'CNY', ships_from: 'CN', delivery_country: 'CN' } as const;
    const triedIn = async (postal_code: string) =>
      (await tried(platform, { ...china, postal_code }))?.freight;
    expect(await Promise.all(['200000', '830000', '850000', '010000'].map(triedIn))).toEqual([
      ...['90.00', '190.00', '190.00', '190.00'],
    ]);
  });

  it('leave one or two pieces with a freight of their own as they are, and re-price the third (R-CRT-02)', async () => {
    const goodsId = await sold(await aSeller(api), { freight: 500, weight_g: 3_000 });
    const freightOf = async (quantity: number) => (await quoteOf(goodsId, quantity, '900-0001')).freight;
    expect(await Promise.all([1, 2, 3].map(freightOf))).toEqual(['500', '500', '3800']);
  });

  it('are named by rules, whose country they set, and stay as long as one names them', async () => {
    const keeper = await aStaff(api, ['order:freight-zone:list', 'order:freight-zone:edit']);
    const { id } = await api.ok(
      freightZone.calls.add,
      { ...zone, postal_prefixes: ['１００－２１', '1002-1', ' '] },
      { as: keeper },
    );
    const { data } = await api.ok(freightZone.calls.list, { country: 'JP' }, { as: keeper });
    expect(data.find((one) => one.id === id)).toMatchObject({ postal_prefixes: ['10021'], rate_count: 0 });
    const wider = ['10021', '10022'];
    await api.ok(freightZone.calls.update, { id, postal_prefixes: wider }, { as: keeper });
    const rule = { currency: 'JPY', zone_id: id, max_kg: 40, price: 9_999 } as const;
    const elsewhere = await api.refused(
      freightRate.calls.add,
      { ...rule, delivery_country: 'CN' },
      { as: platform },
    );
    expect(elsewhere.fields).toHaveProperty('zone_id');
    const added = await api.ok(freightRate.calls.add, rule, { as: platform });
    const rates = await api.ok(
      freightRate.calls.list,
      { delivery_country: 'JP', limit: 160 },
      { as: platform },
    );
    expect(rates.data.find((one) => one.id === added.id)).toMatchObject({
      ...{ delivery_country: 'JP', zone_id: id, zone_name: 'Small island' },
      rate_name: 'JP Small island 40 kg JPY',
    });
    expect(await tried(platform, { postal_code: '100-2101' })).toMatchObject({ freight: '9999' });
    expect((await api.refused(freightZone.calls.delete, { id }, { as: keeper })).error).toBe('IN_USE');
    await api.ok(freightRate.calls.delete, { id: added.id }, { as: platform });
    await api.ok(freightZone.calls.delete, { id }, { as: keeper });
    expect(await tried(platform, { postal_code: '100-2101' })).toMatchObject({ freight: '6000' });
  });

  it('that hold no postal code are refused', async () => {
    const keeper = await aStaff(api, ['order:freight-zone:list', 'order:freight-zone:edit']);
    const refused = (fault: object) =>
      api.refused(freightZone.calls.add, { ...zone, postal_prefixes: ['1'], ...fault }, { as: keeper });
    expect((await refused({ postal_prefixes: [' - '] })).fields).toHaveProperty('postal_prefixes');
    expect((await refused({ country: 'XX' })).fields).toHaveProperty('country');
  });
});

describe('the tax rates', () => {
  it('tax what a category has a rate of its own for by that, everything else by the country’s', async () => {
    const [seller, category_id] = [await aSeller(api), await aCategory(api.db)];
    const id = await inEffect(
      api,
      await api.ok(
        taxRate.calls.add,
        { country: 'JP', category_id, rate: 800, effective_from: '2020-01-01' },
        { as: platform },
      ),
    );
    const goodsId = await sold(seller, { category_id, freight: 500 });
    const { orders, tax } = await quoteOf(goodsId);
    expect(orders[0]?.taxes).toEqual([
      { rate: 1000, base: '500', tax: '50' },
      { rate: 800, base: '1000', tax: '80' },
    ]);
    expect(tax).toBe('130');
    await inEffect(api, await api.ok(taxRate.calls.update, { id, rate: 500 }, { as: platform }));
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '100' });
    await inEffect(api, await api.ok(taxRate.calls.delete, { id }, { as: platform }));
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '150' });
  });

  it('hold for the categories below, until one of those has its own', async () => {
    const [seller, parent] = [await aSeller(api), await aCategory(api.db)];
    const category_id = await aCategory(api.db, { pid: parent, level: 2 });
    const rate = { country: 'JP', effective_from: '2020-01-01' };
    await inEffect(
      api,
      await api.ok(taxRate.calls.add, { ...rate, category_id: parent, rate: 500 }, { as: platform }),
    );
    const goodsId = await sold(seller, { category_id, freight: 0 });
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '50' });
    await inEffect(
      api,
      await api.ok(taxRate.calls.add, { ...rate, category_id, rate: 200 }, { as: platform }),
    );
    expect(await quoteOf(goodsId)).toMatchObject({ tax: '20' });
  });

  it('hold from their day on', async () => {
    const [seller, category_id] = [await aSeller(api), await aCategory(api.db)];
    await inEffect(
      api,
      await api.ok(
        taxRate.calls.add,
        { country: 'JP', category_id, rate: 0, effective_from: '2999-01-01' },
        { as: platform },
      ),
    );
    expect(await quoteOf(await sold(seller, { category_id, freight: 0 }))).toMatchObject({ tax: '100' });
  });
});
