import { bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import type { AddOf } from '@fovea/shared-types/record/record';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { balanceDetailList, myBalance } from '@fovea/shared-types/finance/finance.calls';
import { journal } from '@fovea/shared-types/finance/journal.record';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { ReconciliationService } from '../../../server/src/finance/reconciliation/reconciliation.service.js';
import { anExchange } from '../../fixtures/exchanges.js';
import { aBankLine, fundCompany } from '../../fixtures/payouts.js';
import { aCompany, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { daysAgo } from '../../support/bank-files.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff, giveMoney } from '../../support/people.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let asker: Person;
let approver: Person;
let member: Person;
beforeAll(async () => {
  api = await startApi();
  asker = await aStaff(api, ['finance:exchange:list', 'finance:exchange:add', 'finance:exchange:approve']);
  approver = await aStaff(api, [
    'finance:exchange:list',
    'finance:exchange:approve',
    'finance:journal:list',
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:reconciliation:list',
  ]);
});
beforeEach(async () => {
  member = await aMember(api);
  await giveMoney(api.db, member.accountId, 100_000);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const DAY = daysAgo(6);
const TERMS = {
  sold_currency: 'JPY',
  sold: '10000',
  bought_currency: 'USD',
  rate: '0.0067',
  rate_reason: 'as the bank confirmed it',
} as const;
const BANK = { value_day: DAY, reference: 'FX-77', reason: 'dollars for suppliers' };
const ofMember = (
  changes: Partial<AddOf<typeof exchange.declared>> = {},
): AddOf<typeof exchange.declared> => ({
  ...{ ...TERMS, member_id: member.accountId, reason: 'asked by mail' },
  ...changes,
});
const ofPlatform = (
  changes: Partial<AddOf<typeof exchange.declared>> = {},
): AddOf<typeof exchange.declared> => ({
  ...{ ...TERMS, ...BANK },
  ...changes,
});
const requestExchange = async (request: AddOf<typeof exchange.declared>): Promise<number> =>
  (await api.ok(exchange.calls.add, request, { as: asker })).id;
const refusal = async (request: AddOf<typeof exchange.declared>) => {
  const { error, fields } = await api.refused(exchange.calls.add, request, { as: asker });
  return [error, ...Object.keys(fields ?? {})];
};
const decide = async (id: number, status: 1 | -1, as = approver) => {
  const [outcome] = await api.ok(
    exchange.calls.audit,
    { ids: [id], status, ...(status === -1 && { audit_notes: 'the rate is of yesterday' }) },
    { as },
  );
  return outcome;
};
const detail = (id: number) => api.ok(exchange.calls.detail, { id }, { as: approver });
const balances = async () =>
  Object.fromEntries(
    (await api.ok(myBalance, {}, { as: member })).map(({ currency, balance }) => [currency, balance]),
  );
const linesOf = async (entry_id: number) =>
  (await api.ok(journal.calls.list, { entry_id }, { as: approver })).data
    .map(({ kind, currency, debit, credit }) => [kind, currency, debit, credit])
    .sort();
const noticesOf = async (person: Person, data_type: number) =>
  (await api.ok(messageList, { data_type }, { as: person })).data.map(({ content }) => content);

describe('the daily reconciliation', () => {
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const differences = async (sn: string): Promise<Array<readonly [string, string | null]>> => {
    for (const currency of ['JPY', 'USD'])
      await api.db.query(
        `INSERT INTO reconciled_day (day, currency) VALUES ($1::text::date, $2)
         ON CONFLICT (day, currency) DO UPDATE SET next_at = clock_timestamp()`,
        [today, currency],
      );
    await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
    const { data } = await api.ok(reconciliation.calls.list, {}, { as: approver });
    return data
      .filter(({ reference }) => reference === sn)
      .map(({ currency, booked, told: noticesOf }) => [currency, noticesOf ?? booked] as const)
      .sort();
  };

  it('takes finance’s entry for the bank’s until statements come, and then lists what no line shows', async () => {
    const id = await requestExchange(ofPlatform({ fee: '30' }));
    await decide(id, 1);
    const { sn } = await detail(id);
    expect(await differences(sn)).toEqual([]);
    for (const currency of ['JPY', 'USD'])
      await aBankLine(api.db, asker.accountId, { currency, booked_on: today, words: uniqueText() });
    expect(await differences(sn)).toEqual([
      ['JPY', '-10030'],
      ['USD', '67.00'],
    ]);
  });
});

describe('the balance of a member', () => {
  it('is exchanged once another person agrees, by one entry that sums to nothing in each currency', async () => {
    const id = await requestExchange(ofMember({ reference: 'mail of Monday' }));
    expect(await balances()).toEqual({ JPY: '100000' });
    expect(await detail(id)).toMatchObject({
      ...{ ...TERMS, bought: '67.00', fee: '0', balance: '100000', status: 0, whose: 1, value_day: null },
      ...{ reference: 'mail of Monday', is_own: false, decided_by: null, entry_id: null },
    });
    expect((await api.ok(exchange.calls.detail, { id }, { as: asker })).is_own).toBe(true);
    expect(await decide(id, 1)).toMatchObject({ status: 1, error: null });
    expect(await balances()).toEqual({ JPY: '90000', USD: '67.00' });
    const { entry_id, decided_by } = await detail(id);
    expect(decided_by).not.toBeNull();
    expect(await linesOf(entry_id ?? 0)).toEqual([
      ['available', 'JPY', '10000', ''],
      ['available', 'USD', '', '67.00'],
      ['exchange', 'JPY', '', '10000'],
      ['exchange', 'USD', '67.00', ''],
    ]);
  });

  it('shows both lines with the rate in the balance details, and notifies its owner', async () => {
    const id = await requestExchange(ofMember());
    await decide(id, 1);
    const { sn } = await detail(id);
    const { data } = await api.ok(balanceDetailList, {}, { as: member });
    expect(
      data.slice(0, 2).map(({ change, type, document, remark }) => [change, type, document, remark]),
    ).toEqual(
      expect.arrayContaining([
        ['-10000', 14, sn, '1 JPY = 0.0067 USD'],
        ['67.00', 14, sn, '1 JPY = 0.0067 USD'],
      ]),
    );
    const notice = await eventually('its owner is notified', async () => {
      const [first] = await noticesOf(member, MESSAGE_TYPE.exchange_decided);
      return first;
    });
    expect(notice.text).toContain('10,000.00 JPY');
    expect(notice.text).toContain('67.00 USD');
    const waits = await eventually('approvers were notified', async () =>
      (await noticesOf(approver, MESSAGE_TYPE.exchange_waits)).find(({ title }) => title.includes(sn)),
    );
    expect(waits.params).toMatchObject({ exchange_id: id });
    expect(
      (await noticesOf(asker, MESSAGE_TYPE.exchange_waits)).filter(({ title }) => title.includes(sn)),
    ).toEqual([]);
  });

  it('is not enough, when it is requested or when it is approved', async () => {
    expect(await refusal(ofMember({ sold: '100001' }))).toEqual(['INSUFFICIENT_BALANCE']);
    const [first, second] = [
      await requestExchange(ofMember({ sold: '60000' })),
      await requestExchange(ofMember({ sold: '60000' })),
    ];
    expect(await decide(first, 1)).toMatchObject({ error: null });
    expect(await decide(second, 1)).toMatchObject({ error: 'INSUFFICIENT_BALANCE', status: null });
    expect((await detail(second)).status).toBe(0);
    expect(await balances()).toEqual({ JPY: '40000', USD: '402.00' });
  });

  it('goes both ways, and leaves the difference of the rates with the platform', async () => {
    await decide(await requestExchange(ofMember()), 1);
    const back = { sold_currency: 'USD', sold: '67', bought_currency: 'JPY', rate: '148.5' } as const;
    await decide(await requestExchange(ofMember(back)), 1);
    expect(await balances()).toEqual({ JPY: '99950', USD: '0.00' });
  });

  it('is nobody’s own to request or to approve', async () => {
    const own = ofMember({ member_id: asker.accountId });
    expect(await refusal(own)).toEqual(['SELF_APPROVAL']);
    await giveMoney(api.db, approver.accountId, 10_000);
    const id = await requestExchange(ofMember({ member_id: approver.accountId }));
    expect(await decide(id, 1)).toMatchObject({ error: 'SELF_APPROVAL' });
  });
});

describe('the balance of a company', () => {
  it('is exchanged as a member’s is', async () => {
    const company_id = await aCompany(api.db);
    await fundCompany(api.db, company_id);
    const { member_id: _, ...terms } = ofMember({ sold: '5000', company_id });
    const id = await requestExchange(terms);
    expect(await detail(id)).toMatchObject({ whose: 2, balance: '5000', bought: '33.50' });
    expect(await decide(id, 1)).toMatchObject({ error: null });
    expect(await detail(id)).toMatchObject({ balance: '0', status: 1 });
  });
});

describe('money of the platform', () => {
  it('goes from bank to bank with the bank’s fee, on its day', async () => {
    const id = await requestExchange(ofPlatform({ fee: '500' }));
    expect(await detail(id)).toMatchObject({
      ...{
        whose: 0,
        owner_name: null,
        balance: null,
        fee: '500',
        value_day: DAY,
        reference: 'FX-77',
      },
    });
    await decide(id, 1);
    expect(await linesOf((await detail(id)).entry_id ?? 0)).toEqual([
      ['bank', 'JPY', '', '10500'],
      ['bank', 'USD', '67.00', ''],
      ['exchange', 'JPY', '10500', ''],
      ['exchange', 'USD', '', '67.00'],
    ]);
  });

  it('has a value day and the bank’s reference, a balance neither day nor fee', async () => {
    const { value_day: _day, ...dayless } = ofPlatform();
    expect(await refusal(dayless)).toEqual(['VALIDATION', 'value_day']);
    expect(await refusal(ofPlatform({ reference: '  ' }))).toEqual(['VALIDATION', 'reference']);
    expect(await refusal(ofMember({ fee: '1' }))).toEqual(['VALIDATION', 'fee']);
    expect(await refusal(ofMember({ value_day: DAY }))).toEqual(['VALIDATION', 'value_day']);
  });

  it('is shown by two lines of the bank, each of which is matched once', async () => {
    const reference = uniqueText();
    const id = await requestExchange(ofPlatform({ reference, fee: '30' }));
    const line = (kind: number, amount: number, currency: string) =>
      aBankLine(api.db, asker.accountId, { kind, amount, currency, reference, words: uniqueText() });
    const [out, into, other] = [
      await line(2, 10_030, 'JPY'),
      await line(1, 6_700, 'USD'),
      await line(2, 10_000, 'JPY'),
    ];
    const proposals = async (line: number) =>
      (await api.ok(bankLineDetail, { id: line }, { as: approver })).proposals.map(
        ({ subject_type, subject_id }) => [subject_type, subject_id],
      );
    expect(await proposals(out)).toEqual([]);
    await decide(id, 1);
    expect(await Promise.all([out, into, other].map(proposals))).toEqual([
      [['exchange_sold', id]],
      [['exchange_bought', id]],
      [],
    ]);
    for (const [line, subject_type] of [
      [out, 'exchange_sold'],
      [into, 'exchange_bought'],
    ] as const)
      await api.ok(matchBankLine, { id: line, subject_type, subject_id: id }, { as: approver });
    const twin = await line(2, 10_030, 'JPY');
    const again = { id: twin, subject_type: 'exchange_sold', subject_id: id };
    expect((await api.refused(matchBankLine, again, { as: approver })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(matchBankLine, { ...again, id: other }, { as: approver })).error).toBe(
      'STATE_CONFLICT',
    );
  });
});

describe('what is requested', () => {
  it.each([
    ['yen for yen', { bought_currency: 'JPY' }, 'bought_currency'],
    ['nothing', { sold: '0' }, 'sold'],
    ['less than nothing', { sold: '-5' }, 'sold'],
    ['half a yen', { sold: '10.5' }, 'sold'],
    ['no rate', { rate: '0' }, 'rate'],
    ['a rate below nothing', { rate: '-150' }, 'rate'],
    ['a rate with nine decimals', { rate: '0.006712345' }, 'rate'],
    ['an absurd rate', { rate: '10000.1' }, 'rate'],
    ['a rate that is no number', { rate: 'par' }, 'rate'],
    ['what buys nothing', { sold: '1', rate: '0.0001' }, 'sold'],
    ['what buys more than can be booked', { sold: '90000000000', rate: '9999' }, 'sold'],
    ['a fee below nothing', { fee: '-1' }, 'fee'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['money of two owners', { member_id: 1, company_id: 1 }, 'company_id'],
  ] as const)('is not %s', async (_what, changes, field) => {
    expect(await refusal(ofPlatform(changes))).toEqual(['VALIDATION', field]);
  });

  it('is money of somebody who is there', async () => {
    expect(await refusal(ofMember({ member_id: 999_999_999 }))).toEqual(['NOT_FOUND']);
    expect((await api.refused(exchange.calls.detail, { id: 999_999_999 }, { as: asker })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('is requested once by a repeat', async () => {
    const request = ofPlatform({ request_id: uniqueText() });
    expect(await requestExchange(request)).toBe(await requestExchange(request));
  });

  it('is rounded half up', async () => {
    const id = await requestExchange(ofMember({ sold: '1', rate: '0.015' }));
    expect((await detail(id)).bought).toBe('0.02');
  });
});

describe('a pending document', () => {
  it('is withdrawn by its requester alone, once', async () => {
    const id = await requestExchange(ofPlatform());
    const other = await aStaff(api, ['finance:exchange:add']);
    expect((await api.refused(exchange.calls.cancel, { id }, { as: other })).error).toBe('NOT_FOUND');
    expect(await api.ok(exchange.calls.cancel, { id }, { as: asker })).toEqual({ id, status: -2 });
    expect((await api.refused(exchange.calls.cancel, { id }, { as: asker })).error).toBe('STATE_CONFLICT');
    expect((await detail(id)).withdrawn_at).not.toBeNull();
    expect(await decide(id, 1)).toMatchObject({ error: 'STATE_CONFLICT' });
  });

  it('is not approved by its requester, and not twice', async () => {
    const id = await requestExchange(ofPlatform());
    expect(await decide(id, 1, asker)).toMatchObject({ error: 'SELF_APPROVAL' });
    expect(await decide(id, 1)).toMatchObject({ error: null });
    expect(await decide(id, 1)).toMatchObject({ error: 'ALREADY_DECIDED' });
  });

  it('is refused with a reason that the requester reads', async () => {
    const id = await requestExchange(ofMember());
    expect(await decide(id, -1)).toMatchObject({ status: -1, error: null });
    expect(await balances()).toEqual({ JPY: '100000' });
    expect(await detail(id)).toMatchObject({ audit_notes: 'the rate is of yesterday', entry_id: null });
    const { sn } = await detail(id);
    const notice = await eventually('the requester is notified', async () =>
      (await noticesOf(asker, MESSAGE_TYPE.exchange_decided)).find(({ title }) => title.includes(sn)),
    );
    expect(notice.text).toContain('the rate is of yesterday');
    expect(await noticesOf(member, MESSAGE_TYPE.exchange_decided)).toEqual([]);
  });
});

describe('the list of exchanges', () => {
  it('finds by number, owner, kind of owner, currencies, state and day', async () => {
    await api.db.query('UPDATE account SET username = $2 WHERE id = $1', [
      member.accountId,
      'Zwicky Ophthalmics',
    ]);
    const id = await anExchange(api.db, 0, { accountId: member.accountId });
    const { sn, created_at } = await detail(id);
    const own = { owner_name: 'zwicky' };
    const list = async (request: object) =>
      (await api.ok(exchange.calls.list, request, { as: approver })).data.map((row) => row.id);
    const hour = (offset: number): string =>
      new Date(Date.parse(created_at) + offset * 3_600_000).toISOString();
    for (const found of [
      { sn },
      own,
      { ...own, whose: 1 },
      { ...own, sold_currency: 'JPY', bought_currency: 'USD' },
      { ...own, status: 0 },
      { ...own, begin: hour(-1), end: hour(1) },
      { ...own, sort: 'created_at' },
    ])
      expect(await list(found)).toEqual([id]);
    for (const missed of [{ whose: 0 }, { sold_currency: 'USD' }, { status: 1 }, { begin: hour(1) }])
      expect(await list({ ...own, ...missed })).toEqual([]);
  });
});
