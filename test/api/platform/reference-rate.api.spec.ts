import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchangeReference } from '@fovea/shared-types/finance/exchange-reference.calls';
import type { ExchangeReferenceRequest } from '@fovea/shared-types/finance/exchange-reference.dto';
import type { AddOf } from '@fovea/shared-types/record/record';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { ReferenceRateJobs } from '../../../server/src/platform/reference-rates/reference-rate.jobs.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { daysAgo } from '../../support/bank-files.js';
import { aMember, aStaff, giveMoney } from '../../support/people.js';

let api: TestApi;
let keeper: Person;
let asker: Person;
let approver: Person;
let member: Person;
beforeAll(async () => {
  api = await startApi();
  keeper = await aStaff(api, ['platform:reference-rate:list', 'platform:reference-rate:add']);
  asker = await aStaff(api, ['finance:exchange:list', 'finance:exchange:add']);
  approver = await aStaff(api, ['finance:exchange:list', 'finance:exchange:approve']);
  member = await aMember(api);
  await giveMoney(api.db, member.accountId, 1_000_000);
});
afterAll(() => api?.stop());

type Rate = AddOf<typeof referenceRate.declared>;
const RATE: Rate = { day: daysAgo(1), base: 'CNY', quote: 'JPY', rate: '21.4', source: 'ECB' };
const addRate = async (changes: Partial<Rate> = {}): Promise<number> =>
  (await api.ok(referenceRate.calls.add, { ...RATE, ...changes }, { as: keeper })).id;
const exchangeOf = (changes: Partial<AddOf<typeof exchange.declared>> = {}) => ({
  ...({ member_id: member.accountId, sold_currency: 'JPY', sold: '100000', bought_currency: 'CNY' } as const),
  ...{ rate: '0.0467', reason: 'asked by mail', ...changes },
});
const refusalOf = async (changes: Partial<AddOf<typeof exchange.declared>>) => {
  const { error, fields } = await api.refused(exchange.calls.add, exchangeOf(changes), { as: asker });
  return [error, fields];
};
const requested = async (changes: Partial<AddOf<typeof exchange.declared>>) => {
  const { id } = await api.ok(exchange.calls.add, exchangeOf(changes), { as: asker });
  return api.ok(exchange.calls.detail, { id }, { as: approver });
};
const referenceOf = (request: ExchangeReferenceRequest) => api.ok(exchangeReference, request, { as: asker });

describe('an exchange', () => {
  it('needs a reason for its rate while there is no reference', async () => {
    expect(await refusalOf({})).toEqual([
      'VALIDATION',
      { rate_reason: expect.stringContaining('no current reference') },
    ]);
    expect(await requested({ rate_reason: 'as the bank confirmed it' })).toMatchObject({
      reference_rate: null,
      deviation: null,
      tolerance: 3,
      rate_reason: 'as the bank confirmed it',
    });
  });

  it('near its reference needs none, in both directions', async () => {
    await addRate();
    expect(await requested({})).toMatchObject({
      ...{ reference_rate: '0.04672897', reference_day: RATE.day, reference_source: 'ECB' },
      ...{ deviation: -7, tolerance: 3, rate_reason: '' },
    });
    await giveMoney(api.db, member.accountId, 1_000_000, 'CNY');
    expect(
      await requested({ sold_currency: 'CNY', sold: '100', bought_currency: 'JPY', rate: '21.35' }),
    ).toMatchObject({ reference_rate: '21.4', deviation: -24 });
  });

  it('of 100,000 yen for 2,140,000 yuan is questioned, and its approver reads why', async () => {
    expect(await refusalOf({ rate: '21.4' })).toEqual([
      'VALIDATION',
      { rate_reason: expect.stringContaining('3%') },
    ]);
    const shown = await requested({ rate: '21.4', rate_reason: 'the customer insists' });
    expect(shown).toMatchObject({ bought: '2140000.00', rate_reason: 'the customer insists' });
    expect(shown.deviation).toBeGreaterThan(4_000_000);
  });

  it('is compared with the rate that was added last of its day', async () => {
    await addRate({ rate: '20', source: 'a bank' });
    expect(await refusalOf({})).toEqual(['VALIDATION', { rate_reason: expect.any(String) }]);
    await addRate();
    expect(await requested({})).toMatchObject({ reference_source: 'ECB' });
  });

  it('at a bank is compared with the reference of its value day, unless that is too old', async () => {
    const pair = { sold_currency: 'USD', bought_currency: 'JPY' } as const;
    await addRate({ base: 'USD', quote: 'JPY', rate: '150', day: daysAgo(9) });
    expect(await referenceOf({ ...pair, value_day: daysAgo(4) })).toEqual({
      ...{ rate: '150', day: daysAgo(9), source: 'ECB', tolerance: 3 },
    });
    expect(await referenceOf({ ...pair, value_day: daysAgo(10) })).toMatchObject({ rate: null });
    expect(await referenceOf({ ...pair, value_day: daysAgo(3) })).toMatchObject({ rate: null });
    expect(await referenceOf(pair)).toMatchObject({ rate: null, day: null, source: null });
  });
});

describe('a reference rate', () => {
  it.each([
    ['of a day to come', { day: daysAgo(-2) }, 'day'],
    ['of yen in yen', { base: 'JPY', quote: 'JPY' }, 'quote'],
    ['that is no number', { rate: 'par' }, 'rate'],
    ['of nothing', { rate: '0' }, 'rate'],
    ['of no source', { source: ' ' }, 'source'],
  ] as const)('is not one %s', async (_what, changes, field) => {
    const refused = await api.refused(referenceRate.calls.add, { ...RATE, ...changes }, { as: keeper });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', [field]]);
  });

  it('is found by pair, source, day and how it was added; the newest day comes first', async () => {
    const [older, newer] = [
      await addRate({ source: 'a history', day: daysAgo(20) }),
      await addRate({ source: 'a history', day: daysAgo(10) }),
    ];
    const found = async (request: object) =>
      (await api.ok(referenceRate.calls.list, { source: 'a history', ...request }, { as: keeper })).data.map(
        ({ id }) => id,
      );
    expect(await found({ base: 'CNY', quote: 'JPY', origin: 0 })).toEqual([newer, older]);
    expect(await found({ begin: daysAgo(15) })).toEqual([newer]);
    expect(await found({ end: daysAgo(15) })).toEqual([older]);
    for (const none of [{ base: 'USD' }, { quote: 'USD' }, { origin: 1 }, { source: 'nobody' }])
      expect(await found(none)).toEqual([]);
  });

  it('is recorded with who added it, and added by nobody who exchanges', async () => {
    const id = await addRate();
    const { rows } = await api.db.query(
      `SELECT account_id, after FROM audit_log WHERE action = 'platform:reference-rate:add' AND subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ account_id: keeper.accountId, after: RATE }]);
    expect((await api.refused(referenceRate.calls.add, RATE, { as: asker })).error).toBe('FORBIDDEN');
  });
});

describe('the job that renews the rates', () => {
  const source: { answers: [number, string][]; asked: number } = { answers: [], asked: 0 };
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      const [status, text] = source.answers[source.asked++] ?? [500, ''];
      response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const renew = async (...answers: [number, string][]): Promise<void> => {
    Object.assign(source, { answers, asked: 0 });
    await api.app.get(ReferenceRateJobs, { strict: false }).renew(url);
  };
  const renewed = async (day: string) =>
    (
      await api.ok(
        referenceRate.calls.list,
        { source: '127.0.0.1', origin: 1, begin: day, end: day, sort: 'id' },
        { as: keeper },
      )
    ).data.map(({ base, quote, rate }) => `1 ${base} = ${rate} ${quote}`);
  const json = (date: string) =>
    JSON.stringify({ base: 'EUR', date, rates: { JPY: 178.21, USD: 1.1612, CNY: 8.2471, GBP: 0.87 } });
  const PAIRS = ['1 USD = 153.47054771 JPY', '1 USD = 7.10222184 CNY', '1 CNY = 21.60880794 JPY'];

  it('adds the pairs of a day once, after a source that failed at first', async () => {
    const day = daysAgo(2);
    await renew([503, 'busy'], [200, json(day)]);
    expect([source.asked, await renewed(day)]).toEqual([2, PAIRS]);
    await renew([200, json(day)]);
    expect(await renewed(day)).toEqual(PAIRS);
  });

  it('reads the newest day of the file of the European Central Bank', async () => {
    const day = daysAgo(3);
    await renew([
      200,
      `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube>
        <Cube time='${day}'><Cube currency='USD' rate='1.1612'/><Cube currency='JPY' rate='178.21'/><Cube currency='CNY' rate='8.2471'/></Cube>
        <Cube time='2026-01-05'><Cube currency='USD' rate='9'/></Cube></Cube></gesmes:Envelope>`,
    ]);
    expect(await renewed(day)).toEqual(PAIRS);
  });

  it('gives up after three attempts, and adds nothing of what is no rate or of a day to come', async () => {
    await expect(renew()).rejects.toThrow('answered 500');
    expect(source.asked).toBe(3);
    await expect(renew([200, '{}'])).rejects.toThrow('without base, date and rates');
    await expect(renew([200, '{"base":"EUR","date":"2026-13-01","rates":{}}'])).rejects.toThrow('no day');
    await expect(
      renew([200, JSON.stringify({ base: 'EUR', date: daysAgo(1), rates: { JPY: 178 } })]),
    ).rejects.toThrow('no rate of CNY');
    await renew([200, json(daysAgo(-3))]);
    expect(await renewed(daysAgo(-3))).toEqual([]);
  });
});
