import { freightTemplate, importFreight } from '@fovea/shared-types/order/freight-sheet.calls';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { refusedUpload, upload } from '../../support/forms.js';

let api: TestApi;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, ['order:freight-rate:list', 'order:freight-rate:edit', 'rbac:audit-log:list']);
});
afterAll(() => api?.stop());

const sheet = (as: Person, ...lines: string[]) =>
  upload(api, importFreight, { bytes: Buffer.from(lines.join('\n')), name: 'freight.csv' }, as);

const rulesOf = async (as: Person, delivery_country: string) =>
  (await api.ok(freightRate.calls.list, { delivery_country, limit: 160 }, { as })).data;

describe('a sheet of freight rules', () => {
  it('adds its rules, and replaces those of the same band, all at once', async () => {
    const titles = '币种,Country of delivery,送料エリア,Up to (kg) *,Freight *,Crate from (kg),Crate,Enabled';
    const first = await sheet(platform, titles, 'JPY,法国,,20,"1,200",,900,', 'usd,FR,,30,50,20,7,No');
    expect(first).toMatchObject({ rows: 2, added: 2, replaced: 0, fault_count: 0 });
    const second = await sheet(platform, titles, 'JPY,France,,20,1300,,,', 'JPY,フランス,,40,2000,,,はい');
    expect(second).toMatchObject({ added: 1, replaced: 1, faults: [] });
    const rules = await rulesOf(platform, 'FR');
    expect(rules.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { currency: 'JPY', max_kg: 20, price: 1_300, crate_price: 0, status: 1, company_name: null },
      { currency: 'USD', max_kg: 30, price: 50, crate_from_kg: 20, crate_price: 7, status: 0 },
      { currency: 'JPY', max_kg: 40, price: 2_000 },
    ]);
    const { data } = await api.ok(auditLogList, { action: 'order:freight-rate:import' }, { as: platform });
    expect(data).toHaveLength(2);
  });

  it('imports its own export, with a text for nothing', async () => {
    const titles = '送料エリア,届け先の国,通貨,重量の上限（kg）,送料,有効';
    await sheet(platform, titles, 'その他の地域,その他の国,USD,77,8,無効');
    const { data } = await api.ok(freightRate.calls.list, { currency: 'USD', limit: 160 }, { as: platform });
    expect(data.find(({ max_kg }) => max_kg === 77)).toMatchObject({
      ...{ delivery_country: null, zone_id: null, price: 8, status: 0 },
    });
  });

  it('names a zone in any language, which sets its country', async () => {
    await sheet(platform, 'currency,zone_id,max_kg,price', 'USD,冲绳及离岛,70,9');
    const rules = await rulesOf(platform, 'JP');
    expect(rules.find(({ currency }) => currency === 'USD')).toMatchObject({
      ...{ max_kg: 70, price: 9, zone_name: 'Okinawa and remote islands' },
    });
  });

  it('changes nothing where a row is wrong, and reports the fault of each cell', async () => {
    const titles = 'currency,delivery_country,zone_id,max_kg,price,status,Colour';
    const report = await sheet(
      platform,
      titles,
      'JPY,IT,,10,100,1,',
      'EUR,Nowhere,,0,-1,perhaps,',
      'CNY,CN,Hokkaido,,5,1,',
      'JPY,IT,,10,200,1,',
    );
    expect(report).toMatchObject({ added: 0, replaced: 0, fault_count: 8, ignored: ['Colour'] });
    expect(report.faults.map(({ row_no, title }) => [row_no, title])).toEqual([
      [3, 'Country of delivery'],
      [3, 'Currency'],
      [3, 'Up to (kg)'],
      [3, 'Freight'],
      [3, 'Enabled'],
      [4, 'Freight zone'],
      [4, 'Up to (kg)'],
      [5, 'Up to (kg)'],
    ]);
    expect(report.faults[7]?.text).toContain('2');
    expect(await rulesOf(platform, 'IT')).toEqual([]);
  });

  it('is of a merchant’s own rules alone, beside those of the platform', async () => {
    const seller = await aSeller(api);
    const keeper = await aStaff(
      api,
      ['order:freight-rate:list', 'order:freight-rate:edit'],
      seller.companyId,
    );
    await sheet(platform, 'currency,delivery_country,max_kg,price', 'USD,ES,5,10');
    const own = await sheet(keeper, 'currency,delivery_country,max_kg,price', 'USD,ES,5,4');
    expect(own).toMatchObject({ added: 1, replaced: 0 });
    const rules = await rulesOf(keeper, 'ES');
    expect(rules.map(({ price, is_own }) => [price, is_own]).toSorted()).toEqual([
      [10, false],
      [4, true],
    ]);
    expect(await rulesOf(platform, 'ES')).toHaveLength(2);
  });

  it('has a template in the reader’s language', async () => {
    const { url } = await api.ok(freightTemplate, {}, { as: platform, language: 'ja' });
    expect(url).toContain('freight-table-ja.xlsx');
  });

  it('takes a thousand rules at most', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => `JPY,SE,${at + 1},1`);
    const bytes = Buffer.from(['currency,delivery_country,max_kg,price', ...many].join('\n'));
    const refused = await refusedUpload(api, importFreight, { bytes, name: 'many.csv' }, platform);
    expect(refused.error).toBe('IMPORT_TOO_LARGE');
  });
});
