import {
  addBankAccount,
  bankAccountList,
  delBankAccount,
  updateBankAccount,
} from '@fovea/shared-types/finance/bank-account.calls';
import type { AddBankAccountRequest } from '@fovea/shared-types/finance/bank-account.dto';
import { BANK_ACCOUNTS_MAX } from '@fovea/shared-types/finance/payout-bounds';
import { loadEnv } from '../../../server/src/platform/config/env.js';
import { SecretBox } from '../../../server/src/platform/crypto/secret-box.js';
import { BankAccountNumbers } from '../../../server/src/finance/bank-accounts/bank-account-numbers.js';
import { aBankAccount, YEN_ACCOUNT } from '../../fixtures/payouts.js';
import {
  aKnownAccount,
  elsewhere,
  type KnownAccount,
  newestMessage,
  PASSWORD,
  withAuthenticator,
} from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
let account: KnownAccount;
let member: Person;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  account = await aKnownAccount(api.db);
  member = await api.signIn(account.id);
});
afterAll(() => api?.stop());

const written = (changes: Partial<AddBankAccountRequest> = {}): AddBankAccountRequest => ({
  ...YEN_ACCOUNT,
  payee: 'ミホン　ハナコ',
  account_no: '1234567',
  password: PASSWORD,
  ...changes,
});
const here = () => ({ as: member, ...elsewhere() });
const add = async (changes: Partial<AddBankAccountRequest> = {}): Promise<number> =>
  (await api.ok(addBankAccount, written(changes), here())).id;
const kept = () => api.ok(bankAccountList, {}, { as: member });

describe('a bank account', () => {
  it('is shown masked, kept sealed, and notified to its owner by mail', async () => {
    const id = await add();
    expect(await kept()).toEqual([
      expect.objectContaining({ id, payee: 'ﾐﾎﾝ ﾊﾅｺ', account_no: '••••567', is_default: 1 }),
    ]);
    const { rows } = await api.db.query<{ id: number; number_sealed: Buffer }>(
      'SELECT id, number_sealed FROM bank_account WHERE id = $1',
      [id],
    );
    const [row] = rows;
    expect(row?.number_sealed.includes('1234567')).toBe(false);
    expect(row && new BankAccountNumbers(new SecretBox(loadEnv(process.env))).open(row)).toBe('1234567');
    const mail = await newestMessage(api.db, account.email);
    expect(mail?.subject).toBe('Your payout account was changed');
    expect(mail?.text).toContain('見本銀行 ••••567');
  });

  it('requires the password again, and the second factor where it is on', async () => {
    expect((await api.refused(addBankAccount, written({ password: 'wrong' }), here())).error).toBe(
      'PASSWORD_WRONG',
    );
    const { code } = await withAuthenticator(api, member);
    const missing = await api.refused(addBankAccount, written(), here());
    expect(Object.keys(missing.fields ?? {})).toEqual(['second_factor_code']);
    expect((await api.refused(addBankAccount, written({ second_factor_code: '000000' }), here())).error).toBe(
      'SECOND_FACTOR_INVALID',
    );
    expect(await kept()).toEqual([]);
    await add({ second_factor_code: code() });
    expect(await kept()).toHaveLength(1);
  });

  it('is replaced, never changed: the new one takes its place and its being the default', async () => {
    const old = await add();
    const other = await add({ account_no: '7654321' });
    const { id } = await api.ok(
      updateBankAccount,
      { ...written({ account_no: '1111111' }), id: old },
      here(),
    );
    expect((await kept()).map((row) => [row.id, row.is_default])).toEqual([
      [id, 1],
      [other, 0],
    ]);
    await api.ok(delBankAccount, { id }, { as: member });
    expect((await kept()).map((row) => [row.id, row.is_default])).toEqual([[other, 1]]);
    expect((await api.refused(delBankAccount, { id }, { as: member })).error).toBe('NOT_FOUND');
    const gone = { ...written(), id };
    expect((await api.refused(updateBankAccount, gone, here())).error).toBe('NOT_FOUND');
  });

  it('is held for three days where its owner had another before, even a deleted one', async () => {
    const first = await add();
    expect((await kept())[0]?.held_until).toBeNull();
    const { id } = await api.ok(
      updateBankAccount,
      { ...written({ account_no: '1111111' }), id: first },
      here(),
    );
    const [replaced] = await kept();
    expect(replaced?.id).toBe(id);
    const { rows } = await api.db.query<{ is_in_three_days: boolean }>(
      `SELECT $1::timestamptz - created_at BETWEEN interval '2 days 23:59' AND interval '3 days 00:01' AS is_in_three_days
       FROM bank_account WHERE id = $2`,
      [replaced?.held_until ?? null, id],
    );
    expect(rows).toEqual([{ is_in_three_days: true }]);
  });

  it('sent twice with one key is one account', async () => {
    const request = written({ request_id: 'once' });
    const first = await api.ok(addBankAccount, request, here());
    expect(await api.ok(addBankAccount, request, here())).toEqual(first);
    expect(await kept()).toHaveLength(1);
  });

  it('has one of a bounded number', async () => {
    for (let count = 0; count < BANK_ACCOUNTS_MAX; count++) await aBankAccount(api.db, account.id);
    expect((await api.refused(addBankAccount, written(), here())).error).toBe('COUNT_LIMIT');
  });

  it('is refused with every fault at its field, in the reader’s language', async () => {
    const answer = await api.refused(addBankAccount, written({ payee: '見本花子', bank_code: '1' }), {
      ...here(),
      language: 'ja',
    });
    expect(answer.fields).toEqual({
      bank_code: expect.any(String) as string,
      payee: '通帳のとおりに、カナ・英大文字・数字で入力してください',
    });
  });
});
