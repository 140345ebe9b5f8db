import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import { withdrawalLimit } from '@fovea/shared-types/finance/withdrawal-limit.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { settingChangeValues } from '@fovea/shared-types/rbac/setting-change.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';
import { SettingChangeJobs } from '../../../server/src/rbac/setting-changes/setting-change.jobs.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { violations } from '../../support/violations.js';

const { pending, approved, applied, withdrawn, lapsed } = SETTING_CHANGE_STATUS;
const DAY_MS = 24 * 3_600_000;

let api: TestApi;
/** Edits settings, and approves changes of them: finance alone. */
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'platform:approval-limit:list',
    'platform:approval-limit:add',
    'finance:withdrawal-limit:list',
    'finance:withdrawal-limit:update',
    'finance:house-account:list',
    'finance:house-account:update',
    'rbac:setting-change:list',
    'rbac:setting-change:withdraw',
    'rbac:setting-change:approve',
    'rbac:audit-log:list',
  ]);
});
afterEach(async () => expect(await violations(api.db, 'settings')).toEqual([]));
afterAll(() => api?.stop());

const ofYen = { document: 'journal_voucher', currency: 'JPY' } as const;
const addLimit = (amount: number, more: { valid_from?: string } = {}) =>
  api.ok(approvalLimit.calls.add, { ...ofYen, amount, ...more }, { as: finance });
const amounts = async () =>
  (await api.ok(approvalLimit.calls.list, { document: 'journal_voucher' }, { as: finance })).data.map(
    ({ amount }) => amount,
  );
const decide = async (id: number, as: Person, status: 1 | -1 = 1) =>
  (await api.ok(settingChange.calls.audit, { ids: [id], status, audit_notes: 'seen' }, { as }))[0];
const read = (id: number) => api.ok(settingChange.calls.detail, { id }, { as: finance });
const limitOf = async (currency: string) => {
  const { data } = await api.ok(withdrawalLimit.calls.list, {}, { as: finance });
  const row = data.find((one) => one.currency === currency);
  if (row === undefined) throw new Error('each currency has a limit');
  return row;
};
const raise = async (currency: string, two_people_above: number) =>
  api.ok(
    withdrawalLimit.calls.update,
    { id: (await limitOf(currency)).id, two_people_above },
    { as: finance },
  );
/** Its day is over. */
const dayIsOver = (id: number) =>
  plant(
    api.db,
    `UPDATE setting_change SET waits_until = clock_timestamp() - interval '1 second',
       created_at = clock_timestamp() - interval '25 hours' WHERE id = $1`,
    [id],
  );
const runJob = () => api.app.get(SettingChangeJobs).run();
const actionsOn = async (subject_type: string, subject_id: number) =>
  (await api.ok(auditLogList, { subject_type, subject_id, sort: 'id' }, { as: finance })).data.map(
    ({ action }) => action,
  );
const noticesOf = async (as: Person, type: number, id: number) =>
  (await api.ok(messageList, { data_type: type }, { as })).data.filter(({ data_id }) => data_id === id);

describe('a setting that protects money', () => {
  it('has its first value at once', async () => {
    const first = await addLimit(5_000_000);
    expect(first).toMatchObject({ is_pending: false });
    expect(await amounts()).toEqual([5_000_000]);
    expect(await read(first.change_id)).toMatchObject({
      status: applied,
      is_first: true,
      target_id: first.id,
    });
    expect(await actionsOn('approval_limit', first.id ?? 0)).toEqual(['platform:approval-limit:add']);
  });

  it('is changed after a day where nobody else may approve', async () => {
    const { change_id, is_pending, id } = await addLimit(100_000_000_000);
    expect([is_pending, id]).toEqual([true, null]);
    expect(await amounts()).toEqual([5_000_000]);
    const waiting = await read(change_id);
    const wait = Date.parse(waiting.waits_until ?? '') - Date.parse(waiting.created_at);
    expect([waiting.status, Math.round(wait / 1000)]).toEqual([pending, DAY_MS / 1000]);
    await runJob();
    expect((await read(change_id)).status).toBe(pending);
    expect(await decide(change_id, finance)).toMatchObject({ error: 'SELF_APPROVAL' });
    await dayIsOver(change_id);
    await runJob();
    await runJob();
    expect(await amounts()).toEqual([100_000_000_000, 5_000_000]);
    expect((await read(change_id)).status).toBe(applied);
    expect(await actionsOn('setting_change', change_id)).toEqual([
      'rbac:setting-change:request',
      'rbac:setting-change:apply',
    ]);
    await eventually(
      'the requester learns of it',
      async () => (await noticesOf(finance, MESSAGE_TYPE.setting_change_decided, change_id)).length === 1,
    );
  });

  it('lapses where it is another one once the day is over', async () => {
    const { change_id } = await raise('USD', 8_000);
    await plant(api.db, `UPDATE withdrawal_limit SET two_people_above = 7_500 WHERE currency = 'USD'`);
    await dayIsOver(change_id);
    await runJob();
    expect((await read(change_id)).status).toBe(lapsed);
    expect((await limitOf('USD')).two_people_above).toBe(7_500);
    await plant(api.db, `UPDATE withdrawal_limit SET two_people_above = 7_000 WHERE currency = 'USD'`);
  });

  it.each([
    [
      'is blocked',
      'UPDATE account SET status = 0 WHERE id = $1',
      'UPDATE account SET status = 1 WHERE id = $1',
    ],
    [
      'may not request it any more',
      'UPDATE role SET status = 0 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)',
      'UPDATE role SET status = 1 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)',
    ],
  ])('lapses where who requested it %s once the day is over', async (_, out, back) => {
    const before = (await limitOf('USD')).two_people_above;
    const { change_id } = await raise('USD', before + 1_000);
    await dayIsOver(change_id);
    await plant(api.db, out, [finance.accountId]);
    await expect(
      api.db.query('UPDATE setting_change SET status = 2 WHERE id = $1', [change_id]),
    ).rejects.toThrow('waits for an approval');
    await runJob();
    await plant(api.db, back, [finance.accountId]);
    expect((await read(change_id)).status).toBe(lapsed);
    expect((await limitOf('USD')).two_people_above).toBe(before);
  });

  describe('where a second person may approve', () => {
    let second: Person;
    beforeAll(async () => {
      second = await aStaff(api, ['rbac:setting-change:list', 'rbac:setting-change:approve']);
    });

    it('waits for them, and for no day', async () => {
      const { id } = await limitOf('JPY');
      const { change_id } = await api.ok(
        withdrawalLimit.calls.update,
        { id, two_people_above: 90_000_000, reason: '  more orders from hospitals ' },
        { as: finance },
      );
      expect(await read(change_id)).toMatchObject({
        ...{ waits_until: null, reason: 'more orders from hospitals' },
      });
      const waiting = { subject: 'withdrawal_limit', status: pending } as const;
      const listed = await api.ok(settingChange.calls.list, waiting, { as: second });
      expect(listed.data.map((row) => row.id)).toEqual([change_id]);
      await dayIsOver(change_id);
      await runJob();
      expect((await limitOf('JPY')).two_people_above).toBe(1_000_000);
      const again = { id, two_people_above: 1 };
      expect(await api.refused(withdrawalLimit.calls.update, again, { as: finance })).toMatchObject({
        error: 'CHANGE_WAITS',
      });
      await eventually(
        'the second person is notified',
        async () => (await noticesOf(second, MESSAGE_TYPE.setting_change_waits, change_id)).length === 1,
      );
      const { fields, field_names } = await api.ok(settingChangeValues, { id: change_id }, { as: second });
      expect(fields).toMatchObject([
        {
          path: ['two_people_above'],
          before: [{ text: '1000000', currency: 'JPY' }],
          after: [{ text: '90000000', currency: 'JPY' }],
        },
      ]);
      expect(field_names).toHaveProperty('two_people_above');
      await decide(change_id, second);
      expect((await limitOf('JPY')).two_people_above).toBe(90_000_000);
      expect((await read(change_id)).status).toBe(approved);
      expect(await actionsOn('setting_change', change_id)).toEqual([
        'rbac:setting-change:request',
        'rbac:setting-change:audit',
      ]);
      expect(await actionsOn('withdrawal_limit', id)).toEqual(['finance:withdrawal-limit:update']);
      const { rows } = await api.db.query(
        `SELECT action, reason FROM audit_log WHERE action IN ('rbac:setting-change:request', 'finance:withdrawal-limit:update')
           AND subject_id IN ($1, $2) AND subject_type IN ('setting_change', 'withdrawal_limit') ORDER BY id DESC LIMIT 2`,
        [change_id, id],
      );
      expect(rows).toEqual([
        { action: 'finance:withdrawal-limit:update', reason: 'more orders from hospitals' },
        { action: 'rbac:setting-change:request', reason: 'more orders from hospitals' },
      ]);
    });

    it('is not changed by what its requester withdrew, or another refused', async () => {
      const { data } = await api.ok(platformBankAccount.calls.list, {}, { as: finance });
      const account = {
        id: data[0]?.id ?? 0,
        payee: 'カ）フォベア',
        bank_name: 'ミホン',
        account_no: '1234567',
      };
      const save = (payee: string) =>
        api.ok(platformBankAccount.calls.update, { ...account, payee }, { as: finance });
      expect(await save('カ）フォベア')).toMatchObject({ is_pending: false });
      const mine = await save('ベツジン');
      expect(mine).toMatchObject({ is_pending: true, id: account.id });
      await api.ok(settingChange.calls.cancel, { id: mine.change_id }, { as: finance });
      expect((await read(mine.change_id)).status).toBe(withdrawn);
      const other = await save('ベツジン');
      await decide(other.change_id, second, -1);
      const now = await api.ok(platformBankAccount.calls.list, {}, { as: finance });
      expect(now.data[0]).toMatchObject({ payee: 'カ）フォベア', account_no: '1234567' });
    });

    it('is not written by any other statement of the server', async () => {
      const write = (sql: string) =>
        expect(api.db.query(sql)).rejects.toThrow(/setting|changed by no change/);
      await write(`UPDATE house_account SET payee = 'X'`);
      await write(`UPDATE withdrawal_limit SET two_people_above = 1`);
      await write(`INSERT INTO approval_limit (document, currency, amount) VALUES ('write_off', 'JPY', 1)`);
      const { change_id } = await raise('CNY', 1);
      await expect(
        api.db.query('UPDATE setting_change SET status = 2 WHERE id = $1', [change_id]),
      ).rejects.toThrow('waits for an approval');
      await expect(
        api.db.transaction(async (tx) => {
          await tx.query(`INSERT INTO setting_change (subject, action, before, after, target_id, made_by)
            SELECT 'house_account', 'update', '{}', '{"payee": "A"}', id, ${finance.accountId} FROM house_account
            WHERE currency = 'USD'`);
          await tx.query(
            `UPDATE setting_change SET status = 2 WHERE subject = 'house_account' AND status = 0`,
          );
          await tx.query(`UPDATE house_account SET payee = 'B' WHERE currency = 'USD'`);
        }),
      ).rejects.toThrow('changed by no change');
    });
  });

  it('that begins later begins at once where its approval came after that', async () => {
    const soon = new Date(Date.now() + 1_500).toISOString();
    const { change_id } = await addLimit(7, { valid_from: soon });
    const second = await aStaff(api, ['rbac:setting-change:approve']);
    await eventually('the time has come', () => Promise.resolve(Date.now() > Date.parse(soon)));
    expect(await decide(change_id, second)).toMatchObject({ error: null });
    expect(await amounts()).toEqual([7, 100_000_000_000, 5_000_000]);
  });
});
