import { creditBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import { journal } from '@fovea/shared-types/finance/journal.record';
import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { aBankLine } from '../../fixtures/payouts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let finance: Person;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'finance:month-closing:list',
    'finance:month-closing:add',
    'finance:month-reopening:list',
    'finance:month-reopening:add',
    'finance:month-reopening:approve',
    'finance:bank-line:list',
    'finance:bank-line:credit',
    'finance:journal:list',
  ]);
  approver = await aStaff(api, ['finance:month-reopening:list', 'finance:month-reopening:approve']);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const MONTH = '2025-02';
const close = async (month: string) => {
  const { error, fields } = await api.envelope(monthClosing.calls.add.path, { month }, { as: finance });
  return error === undefined ? 'closed' : `${error} ${Object.keys(fields ?? {}).join()}`.trim();
};
/** Money of a line of the bank of that month. */
const credit = async (booked_on = `${MONTH}-28`) => {
  const id = await aBankLine(api.db, finance.accountId, { kind: 1, amount: 5_000, booked_on });
  const request = { id, member_id: (await aMember(api)).accountId, reason: 'a late call' };
  return (await api.envelope(creditBankLine.path, request, { as: finance })).error ?? 'posted';
};
const request = (month: string) =>
  api.envelope(monthReopening.calls.add.path, { month, reason: 'a late line' }, { as: finance });
const decide = async (id: number, as: Person) =>
  (await api.ok(monthReopening.calls.audit, { ids: [id], status: 1 }, { as }))[0];

describe('a month', () => {
  it('is closed once it is over, and once', async () => {
    // The platform's month, which begins in Tokyo.
    const now = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7);
    for (const month of [now, '9999-01', '2025-13', 'may'])
      expect(await close(month)).toBe('VALIDATION month');
    expect(await credit()).toBe('posted');
    expect(await close(MONTH)).toBe('closed');
    expect(await close(MONTH)).toBe('ALREADY_DONE');
  });

  it('that is closed takes no entry that counts in it, and every other', async () => {
    expect(await credit()).toBe('MONTH_CLOSED');
    expect(await credit('2025-01-31')).toBe('posted');
    expect(await credit('2025-03-01')).toBe('posted');
    const { data } = await api.ok(journal.calls.list, { kind: 'bank' }, { as: finance });
    expect(data.map(({ posted_on }) => posted_on).toSorted()).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-01',
    ]);
  });

  it('is opened again by another person’s decision, and can be closed again', async () => {
    const open = await request('2025-01');
    expect([open.error, Object.keys(open.fields ?? {})]).toEqual(['VALIDATION', ['month']]);
    const { id } = await api.ok(
      monthReopening.calls.add,
      { month: MONTH, reason: 'a late line' },
      { as: finance },
    );
    expect((await request(MONTH)).error).toBe('ALREADY_DONE');
    expect(await credit()).toBe('MONTH_CLOSED');
    expect(await decide(id, finance)).toMatchObject({ error: 'SELF_APPROVAL' });
    await eventually('the other person is notified', async () => {
      const { data } = await api.ok(
        messageList,
        { data_type: MESSAGE_TYPE.month_reopening_waits },
        { as: approver },
      );
      return data.some(({ content }) => content.title.includes(MONTH));
    });
    await decide(id, approver);
    expect(await api.ok(monthReopening.calls.detail, { id }, { as: finance })).toMatchObject({
      month: MONTH,
      status: 1,
    });
    const listed = await api.ok(monthReopening.calls.list, { month: MONTH }, { as: finance });
    expect(listed.data.map((row) => row.id)).toEqual([id]);
    expect((await api.refused(monthReopening.calls.cancel, { id }, { as: finance })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await credit()).toBe('posted');
    expect(await close(MONTH)).toBe('closed');
    expect(await credit()).toBe('MONTH_CLOSED');
    const { data } = await api.ok(monthClosing.calls.list, { month: MONTH }, { as: finance });
    expect(data.map(({ is_closed, reopening }) => [is_closed, reopening])).toEqual([
      [true, null],
      [false, `MR${String(id).padStart(8, '0')}`],
    ]);
  });

  it('is closed after the entries that are being posted in it', async () => {
    const closings: Promise<string>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.query(`SELECT set_config('fovea.posting_day', '2025-04-30', true)`);
      const { rows } = await tx.query<{ id: number }>(
        `INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('test', 4711, 'x') RETURNING id`,
      );
      const { rows: accounts } = await tx.query<{ id: number }>(
        `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
         VALUES ('platform', 0, 'external', 'USD'), ('platform', 0, 'bank', 'USD') RETURNING id`,
      );
      for (const [at, change] of [5, -5].entries())
        await tx.query(
          `INSERT INTO posting (entry_id, account_id, currency, change, seq, after) VALUES ($1, $2, 'USD', $3, 0, 0)`,
          [rows[0]?.id ?? 0, accounts[at]?.id ?? 0, change],
        );
      closings.push(close('2025-04'));
      await eventually('the closing waits', async () => {
        const waiting = await api.db.query(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        return waiting.rows.length > 0;
      });
    });
    expect(await Promise.all(closings)).toEqual(['closed']);
  });
});
