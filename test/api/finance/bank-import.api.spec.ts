import {
  addBankImport,
  bankImportAccounts,
  bankLineDetail,
  bankLineProposals,
  creditBankLine,
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
  uploadBankFile,
} from '@fovea/shared-types/finance/bank-import.calls';
import type { BankImport } from '@fovea/shared-types/finance/bank-import.dto';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import {
  addPayoutFile,
  payoutFileContent,
  payoutFilePayees,
  payoutFiles,
  payoutList,
  payoutPayees,
} from '@fovea/shared-types/finance/payout-file.calls';
import { PAYOUT_FORMAT } from '@fovea/shared-types/finance/payout-file-bounds';
import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import {
  payWithdrawal,
  retryWithdrawal,
  withdrawalDetail,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { rechargeOrderList } from '@fovea/shared-types/finance/recharge.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { ORDER_STATUS, RECHARGE_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { isPayDay } from '../../../server/src/finance/payout-files/pay-days.js';
import { jisText } from '../../../server/src/platform/bank-files/zengin-text.js';
import { aBankLine, aBankLineAside, aWithdrawal } from '../../fixtures/payouts.js';
import { aRemittance } from '../../fixtures/remittances.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aPayDay, aBankFile, aPayoutFile, daysAgo, uploadedBankFile } from '../../support/bank-files.js';
import { eventually } from '../../support/eventually.js';
import { refusedUpload, type SentFile } from '../../support/forms.js';
import { aMember, aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { plant } from '../../support/planting.js';

const { approved, paid, pay_failed } = WITHDRAWAL_STATUS;
const AT_ONCE = 20;
const ORDER = {
  format: PAYOUT_FORMAT.zengin,
  currency: 'JPY' as const,
  pay_on: aPayDay(),
};

let api: TestApi;
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'finance:withdrawal:list',
    'finance:withdrawal:pay',
    'finance:house-account:list',
    'finance:house-account:update',
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:bank-line:credit',
  ]);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const anApproved = async (): Promise<number> => {
  const { accountId } = await aMember(api);
  return aWithdrawal(api.db, { accountId, companyId: null }, approved);
};
const statusOf = async (id: number) => (await api.ok(withdrawalDetail, { id }, { as: finance })).status;
const fetched = async (id: number): Promise<Buffer> =>
  Buffer.from((await api.ok(payoutFileContent, { id }, { as: finance })).content, 'base64');
const sent = (content: Buffer | string, name = 'bank.csv'): Promise<BankImport> =>
  uploadedBankFile(api, finance, content, { name });
const lines = async (reference: string) =>
  (await api.ok(bankLine.calls.list, { reference }, { as: finance })).data;
/** By the line itself, and among lines of a page: the same. */
const proposalsOf = async (id: number): Promise<string[]> => {
  const { proposals, matching } = await api.ok(bankLineDetail, { id }, { as: finance });
  const { data } = await api.ok(bankLine.calls.list, { limit: 40 }, { as: finance });
  const ids = [...new Set([id, ...data.map((row) => row.id)])];
  const ofPage = await api.ok(bankLineProposals, { ids }, { as: finance });
  expect(ofPage.map((line) => line.id)).toEqual(ids);
  if (matching === BANK_LINE_MATCHING.open)
    expect(ofPage.find((line) => line.id === id)?.proposals).toEqual(proposals);
  return proposals.map(({ sn }) => sn);
};

describe('a file to a bank', () => {
  it('waits until our own account is written down', async () => {
    await anApproved();
    const { waiting } = await api.ok(payoutFiles, {}, { as: finance });
    expect(waiting).toEqual([
      { format: 1, currency: 'JPY', count: 1, total: '5000', is_ready: false, pay_on: expect.any(String) },
    ]);
    expect(
      (await api.refused(addPayoutFile, { ...ORDER, expected_total: '5000' }, { as: finance })).error,
    ).toBe('STATE_CONFLICT');
    const free = [0, 1, 2, 3, 4, 5, 6].map((ahead) => daysAgo(-ahead)).find((day) => !isPayDay(day, 'JPY'));
    const onFreeDay = await api.refused(
      addPayoutFile,
      { ...ORDER, pay_on: free ?? '', expected_total: '5000' },
      { as: finance },
    );
    expect(Object.keys(onFreeDay.fields ?? {})).toEqual(['pay_on']);
    const { data } = await api.ok(platformBankAccount.calls.list, {}, { as: finance });
    const yen = data.find(({ currency }) => currency === 'JPY');
    const saved = await api.ok(
      platformBankAccount.calls.update,
      {
        id: yen?.id ?? 0,
        payee: 'カ）フォベア',
        bank_name: 'ミホン',
        bank_code: '0009',
        branch_name: 'マルノウチ',
        branch_code: '210',
        account_type: 2,
        account_no: '7654321',
        client_code: '12345',
        version: yen?.version ?? '',
      },
      { as: finance },
    );
    expect(saved.is_pending).toBe(false);
    expect((await api.ok(payoutFiles, {}, { as: finance })).waiting[0]?.is_ready).toBe(true);
  });

  it(`has each payout once, however many make it at once (${AT_ONCE})`, async () => {
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        api.envelope(addPayoutFile.path, { ...ORDER, expected_total: '5000' }, { as: finance }),
      ),
    );
    expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
    const [file] = (await api.ok(payoutFiles, {}, { as: finance })).files;
    expect(file).toMatchObject({ count: 1, total: '5000', paid_count: 0, failed_count: 0 });
    const content = await fetched(file?.id ?? 0);
    expect(content.length).toBe(4 * 122);
    expect(jisText(content.subarray(122 + 42, 122 + 50))).toContain('1234567');
    expect(await fetched(file?.id ?? 0)).toEqual(content);
    const { rows } = await api.db.query(
      `SELECT FROM audit_log WHERE action = 'finance:payout-file:fetch' AND subject_id = $1`,
      [file?.id ?? 0],
    );
    expect(rows).toHaveLength(2);
  });

  it('is imported, and each payment is paid or failed once', async () => {
    const [first, second] = [await anApproved(), await anApproved()];
    const { id } = await aPayoutFile(api, finance, ORDER);
    const file = await fetched(id);
    file[122 + 112] = 0x30;
    file[2 * 122 + 112] = 0x32;
    const read = await sent(file, 'kekka.txt');
    expect(read).toMatchObject({ lines: 2, known: 0, fault_count: 0, added_count: null, currency: 'JPY' });
    expect(await api.ok(addBankImport, { id: read.id }, { as: finance })).toMatchObject({ added_count: 2 });
    expect((await api.refused(addBankImport, { id: read.id }, { as: finance })).error).toBe('ALREADY_DONE');
    const again = await sent(file, 'again.txt');
    expect(again).toMatchObject({ lines: 2, known: 2 });
    expect(await api.ok(addBankImport, { id: again.id }, { as: finance })).toMatchObject({ added_count: 0 });

    const sn = (withdrawal: number) => `WD${String(withdrawal).padStart(8, '0')}`;
    const [good] = await lines(`${sn(first)}-1`);
    const [bad] = await lines(`${sn(second)}-1`);
    expect(await proposalsOf(good?.id ?? 0)).toEqual([sn(first)]);
    const match = { id: good?.id ?? 0, subject_type: 'withdrawal', subject_id: first };
    expect((await api.refused(matchBankLine, { ...match, subject_id: second }, { as: finance })).error).toBe(
      'STATE_CONFLICT',
    );
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => api.envelope(matchBankLine.path, match, { as: finance })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await statusOf(first)).toBe(paid);
    const failing = { id: bad?.id ?? 0, subject_type: 'withdrawal', subject_id: second };
    await api.ok(matchBankLine, failing, { as: finance });
    expect(await statusOf(second)).toBe(pay_failed);
    expect((await lines(`${sn(first)}-1`))[0]).toMatchObject({
      matching: 1,
      matched_to: sn(first),
      money: '-5000',
    });

    await api.ok(retryWithdrawal, { id: second }, { as: finance });
    const { files, waiting } = await api.ok(payoutFiles, {}, { as: finance });
    expect(files[0]).toMatchObject({ count: 2, paid_count: 1, failed_count: 1 });
    expect(waiting).toEqual([expect.objectContaining({ count: 1 })]);
  });
});

describe('the payees of a file', () => {
  it('are read before it is made, and confirmed by their sum', async () => {
    await anApproved();
    const kind = { format: ORDER.format, currency: ORDER.currency };
    const paid = await api.ok(payoutPayees, kind, { as: finance });
    expect(paid.count).toBe(paid.payees.length);
    expect(paid.payees.map(({ money }) => money)).toEqual(paid.payees.map(() => '5000'));
    expect(paid.total).toBe(String(5000 * paid.count));
    for (const { account_no } of paid.payees) expect(account_no).toMatch(/^••••\d{1,4}$/);
    // Another payout is approved while the list is read.
    await anApproved();
    const order = { ...ORDER, expected_total: paid.total };
    const refused = await api.refused(addPayoutFile, order, { as: finance });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', ['expected_total']]);
    expect((await api.ok(payoutPayees, kind, { as: finance })).count).toBe(paid.count + 1);
    const { id } = await aPayoutFile(api, finance, ORDER);
    const listed = await api.ok(payoutFilePayees, { id }, { as: finance });
    expect(listed.payees.slice(0, paid.count)).toEqual(paid.payees);
    const { url } = await api.ok(payoutList, { id }, { as: finance });
    expect((await api.app.inject({ url })).headers['content-type']).toBe('application/pdf');
    for (const { path } of [payoutFilePayees, payoutList])
      expect((await api.envelope(path, { id: 999_999_999 }, { as: finance })).error).toBe('NOT_FOUND');
  });
});

describe('payouts that no file has', () => {
  it('are listed to be paid by hand, until somebody recorded the payment', async () => {
    const { accountId } = await aMember(api);
    const amount = 10_000_000_000;
    const id = await aWithdrawal(api.db, { accountId, companyId: null }, approved, { amount });
    const byHand = async () => (await api.ok(payoutFiles, {}, { as: finance })).by_hand;
    expect(await byHand()).toEqual([
      {
        ...{
          id,
          sn: `WD${String(id).padStart(8, '0')}`,
          currency: 'JPY',
          money: String(amount),
          country: 'JP',
        },
        deadline_at: expect.any(String),
      },
    ]);
    await api.ok(payWithdrawal, { id, bank_reference: 'counter' }, { as: finance });
    expect(await byHand()).toEqual([]);
  });

  it('are those of its creator, who does not get them as pending either', async () => {
    const waiting = async () => (await api.ok(payoutFiles, {}, { as: finance })).waiting;
    const before = await waiting();
    await aWithdrawal(api.db, { accountId: finance.accountId, companyId: null }, approved);
    expect(await waiting()).toEqual(before);
  });

  it('are those that its trailer cannot count any more', async () => {
    const { accountId } = await aMember(api);
    const drawer = { accountId, companyId: null };
    const amount = 9_999_999_999;
    for (let index = 0; index < 101; index += 1) await aWithdrawal(api.db, drawer, approved, { amount });
    const { id } = await aPayoutFile(api, finance, ORDER);
    const file = (await api.ok(payoutFiles, {}, { as: finance })).files.find((one) => one.id === id);
    expect(Number(file?.total)).toBeLessThan(1_000_000_000_000);
    await fetched(id);
    expect((await api.ok(payoutFiles, {}, { as: finance })).waiting[0]?.count).toBeGreaterThan(0);
  });
});

describe('a statement of a bank', () => {
  it('is checked row by row, imported once, and lines of nobody are set aside with a reason', async () => {
    const withdrawal = await anApproved();
    const sn = `WD${String(withdrawal).padStart(8, '0')}`;
    const day = daysAgo(3);
    const sheet = [
      'Date,Paid in,Paid out,Reference,Details,Currency',
      `${day},,5000,${sn},Transfer,JPY`,
      `${day},,5001,${sn},Transfer,JPY`,
      `${day},300,,gift,Somebody,JPY`,
      `${day},300,,gift,Somebody,JPY`,
      `${day},x,,gift,Somebody,JPY`,
    ].join('\r\n');
    const read = await sent(sheet);
    expect(read).toMatchObject({ lines: 4, fault_count: 1, faults: [{ row_no: 6, fault: 'amount' }] });
    expect(await api.ok(addBankImport, { id: read.id }, { as: finance })).toMatchObject({ added_count: 4 });
    const quoted = await lines(sn);
    expect(await Promise.all(quoted.map(({ id }) => proposalsOf(id)))).toEqual([[], [sn]]);
    const [gift, like] = await lines('gift');
    const aside = { id: gift?.id ?? 0, reason: 'not ours' };
    await api.ok(setAsideBankLine, aside, { as: finance });
    expect((await api.refused(setAsideBankLine, aside, { as: finance })).error).toBe('ALREADY_DECIDED');
    expect(await api.ok(bankLineDetail, { id: gift?.id ?? 0 }, { as: finance })).toMatchObject({
      matching: 2,
      reason: 'not ours',
      booked_on: day,
    });
    expect(like?.matching).toBe(0);

    const again = { id: gift?.id ?? 0 };
    await api.ok(reopenBankLine, again, { as: finance });
    expect((await api.refused(reopenBankLine, again, { as: finance })).error).toBe('STATE_CONFLICT');
    expect(await api.ok(bankLineDetail, again, { as: finance })).toMatchObject({
      matching: 0,
      reason: null,
      username: null,
    });
    const { rows } = await api.db.query(
      `SELECT FROM audit_log WHERE action = 'finance:bank-line:reopen' AND subject_id = $1`,
      [again.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is found by its day and its amount, and ordered by them, money that left below nothing', async () => {
    const [first, second, third] = [daysAgo(602), daysAgo(601), daysAgo(600)];
    const sheet = ['Date,Amount,Reference', `${first},70,a`, `${second},-90,b`, `${third},70,c`].join('\n');
    await api.ok(addBankImport, { id: (await sent(sheet)).id }, { as: finance });
    const found = async (request: object) =>
      (await api.ok(bankLine.calls.list, { begin: first, end: third, ...request }, { as: finance })).data.map(
        ({ reference }) => reference,
      );
    expect(await found({ sort: 'money' })).toEqual(['b', 'a', 'c']);
    expect(await found({ sort: '-booked_on' })).toEqual(['c', 'b', 'a']);
    expect(await found({ end: second, sort: 'booked_on' })).toEqual(['a', 'b']);
    expect(await found({ amount: '70', sort: 'id' })).toEqual(['a', 'c']);
    expect(await found({ amount: '90' })).toEqual(['b']);
    expect(await found({ amount: 'much' })).toEqual([]);
  });

  it('names its payer apart, is found by it in any width, and comes no second time without it', async () => {
    const sheetTitled = (title: string) => `Date,Amount,${title}\n${daysAgo(603)},70,ｶ)ﾐﾎﾝ ｼﾖｳｼﾞ`;
    await api.ok(addBankImport, { id: (await sent(sheetTitled('Payer'))).id }, { as: finance });
    const { data } = await api.ok(bankLine.calls.list, { party: 'カ)ミホン' }, { as: finance });
    expect(data).toMatchObject([{ party: 'ｶ)ﾐﾎﾝ ｼﾖｳｼﾞ', words: 'ｶ)ﾐﾎﾝ ｼﾖｳｼﾞ' }]);
    const detail = await api.ok(bankLineDetail, { id: data[0]?.id ?? 0 }, { as: finance });
    expect(detail.party).toBe('ｶ)ﾐﾎﾝ ｼﾖｳｼﾞ');
    expect(await sent(sheetTitled('Details'))).toMatchObject({ lines: 1, known: 1 });
  });

  it('reports that a buyer’s transfer came, whichever marks the bank left out: the order is paid, once', async () => {
    const { id, orderId } = await aRemittance(api.db);
    const sql = `SELECT order_no, status, captured FROM orders WHERE id = $1`;
    const theOrder = async () =>
      (await api.db.query<{ order_no: string; status: number; captured: number }>(sql, [orderId])).rows[0];
    const sn = (await theOrder())?.order_no ?? '';
    const quotedReference = `furikomi ${sn.replace('-', '').toLowerCase()}`;
    const sheet = [
      'Date,Paid in,Paid out,Reference,Details,Currency',
      `${daysAgo(5)},1000,,${quotedReference},Hanako,JPY`,
      `${daysAgo(5)},900,,${quotedReference},Hanako,JPY`,
      `${daysAgo(5)},,1000,${quotedReference},Hanako,JPY`,
    ].join('\r\n');
    await api.ok(addBankImport, { id: (await sent(sheet)).id }, { as: finance });
    const quoted = await lines(quotedReference);
    expect(await Promise.all(quoted.map((line) => proposalsOf(line.id)))).toEqual([[], [], [sn]]);
    const line = quoted[2]?.id ?? 0;
    const match = { subject_type: 'remittance', subject_id: id };
    const other = { id: quoted[1]?.id ?? 0, ...match };
    expect((await api.refused(matchBankLine, other, { as: finance })).error).toBe('STATE_CONFLICT');
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        api.envelope(matchBankLine.path, { id: line, ...match }, { as: finance }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await theOrder()).toMatchObject({ status: ORDER_STATUS.to_ship, captured: 1_000 });
    expect((await lines(quotedReference)).find((one) => one.id === line)).toMatchObject({
      matching: 1,
      matched_to: sn,
    });
  });

  it('that is none is refused', async () => {
    const file = await aBankFile(api, 'Name,Colour\r\nx,y');
    expect((await refusedUpload(api, uploadBankFile, file, finance)).error).toBe('IMPORT_COLUMNS');
  });
});

describe('the currency of a file', () => {
  const sheet = (currency: string): string =>
    [
      'Date,Amount,Reference,Currency',
      `${daysAgo(6)},7.50,of ${currency},`,
      `${daysAgo(6)},8,x,${currency}`,
    ].join('\r\n');

  it('is that of our account, in any language; a line that names another is refused', async () => {
    const accounts = await api.ok(bankImportAccounts, {}, { as: finance });
    expect(accounts).toHaveLength(3);
    expect(accounts[0]).toMatchObject({ currency: 'JPY', bank_name: 'ミホン', number_end: '4321' });
    const dollars = await uploadedBankFile(api, finance, sheet('CNY'), { currency: 'USD' });
    expect(dollars).toMatchObject({
      currency: 'USD',
      lines: 1,
      sample: [{ money: '7.50', kind: 1 }],
      faults: [{ row_no: 3, fault: 'currency' }],
    });
    const yen = await uploadedBankFile(api, finance, sheet('JPY'));
    expect(yen).toMatchObject({ lines: 1, faults: [{ row_no: 2, fault: 'amount' }], currency: 'JPY' });
  });

  it('is required: a form without our account, with one that is none, or a file of yen for another is refused', async () => {
    const file = await aBankFile(api, sheet('JPY'));
    const refusalOf = async (one: SentFile) =>
      (await refusedUpload(api, uploadBankFile, one, finance)).fields;
    const refused = { house_account_id: expect.any(String) };
    expect(await refusalOf({ ...file, requested: {} })).toEqual(refused);
    expect(await refusalOf({ ...file, requested: { house_account_id: 999_999 } })).toEqual(refused);
    await anApproved();
    const { id } = await aPayoutFile(api, finance, ORDER);
    expect(await refusalOf(await aBankFile(api, await fetched(id), { currency: 'USD' }))).toEqual(refused);
  });
});

describe('an answer of ISO 20022', () => {
  const dollars = (content: string): Promise<BankImport> =>
    uploadedBankFile(api, finance, content, { name: 'answer.xml', currency: 'USD' });
  const document = (content: string): string => `<?xml version="1.0"?><Document>${content}</Document>`;
  const abroad = async (): Promise<number> => {
    const { accountId } = await aMember(api);
    const to = { country: 'DE', bank_code: 'COBADEFF', account_type: null, branch_code: '', branch_name: '' };
    return aWithdrawal(api.db, { accountId, companyId: null }, approved, { currency: 'USD', to });
  };
  /** Each in a file to the bank. */
  const sentOut = async (): Promise<[number, number]> => {
    await plant(
      api.db,
      `UPDATE house_account SET payee = 'Fovea', bank_name = 'Sample Bank', bank_code = 'SAMPUS33', account_no = '000123456'
       WHERE currency = 'USD'`,
    );
    const sent: [number, number] = [await abroad(), await abroad()];
    await aPayoutFile(api, finance, { ...ORDER, format: PAYOUT_FORMAT.iso, currency: 'USD' });
    return sent;
  };
  const sn = (id: number): string => `WD${String(id).padStart(8, '0')}`;
  const matchedBy = async (reference: string, withdrawal: number): Promise<void> => {
    const open = (await lines(reference)).filter(({ matching }) => matching === 0);
    expect(await Promise.all(open.map(({ id }) => proposalsOf(id)))).toEqual([[sn(withdrawal)]]);
    const match = { id: open[0]?.id ?? 0, subject_type: 'withdrawal', subject_id: withdrawal };
    await api.ok(matchBankLine, match, { as: finance });
  };

  it('pays or fails each payment by its number, though the bank leaves its amount out; the statement reports it again', async () => {
    const [good, bad] = await sentOut();
    const one = (id: number, status: string, more = '') =>
      `<TxInfAndSts><OrgnlEndToEndId>${sn(id)}-1</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}</TxInfAndSts>`;
    const report = document(
      `<CstmrPmtStsRpt><OrgnlPmtInfAndSts>${one(good, 'ACSC')}${one(bad, 'RJCT', '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>')}` +
        `${one(999_999, 'ACSC')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
    );
    const read = await dollars(report);
    expect(read).toMatchObject({ lines: 2, known: 0, faults: [{ row_no: 3, fault: 'reference' }] });
    expect(read.sample).toMatchObject([{ money: '50.00' }, { money: '50.00', words: 'AC04 closed account' }]);
    await api.ok(addBankImport, { id: read.id }, { as: finance });
    const again = await dollars(report);
    expect(again).toMatchObject({ lines: 2, known: 2 });
    expect(await api.ok(addBankImport, { id: again.id }, { as: finance })).toMatchObject({ added_count: 0 });
    await matchedBy(`${sn(good)}-1`, good);
    await matchedBy(`${sn(bad)}-1`, bad);
    expect([await statusOf(good), await statusOf(bad)]).toEqual([paid, pay_failed]);

    const statement = document(
      `<BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>000123456</Id></Othr></Id></Acct><Ntry><Amt Ccy="USD">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><Dt>${daysAgo(1)}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${sn(good)}-1</EndToEndId></Refs></TxDtls>
        </NtryDtls></Ntry></Stmt></BkToCstmrStmt>`,
    );
    const booked = await dollars(statement);
    expect(booked).toMatchObject({ lines: 1, known: 0, fault_count: 0 });
    await api.ok(addBankImport, { id: booked.id }, { as: finance });
    await matchedBy(`${sn(good)}-1`, good);
  });

  it('may be one result of a whole file', async () => {
    const [first, second] = await sentOut();
    const [file] = (await api.ok(payoutFiles, {}, { as: finance })).files;
    const read = await dollars(
      document(
        `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${file?.sn}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt>`,
      ),
    );
    expect(read.sample.map(({ reference, kind }) => [reference, kind])).toEqual([
      [`${sn(first)}-1`, 3],
      [`${sn(second)}-1`, 3],
    ]);
  });

  it('is refused where it defines entities, or is no message of these', async () => {
    const refusalOf = async (content: string) =>
      (await refusedUpload(api, uploadBankFile, await aBankFile(api, content), finance)).error;
    const grown = '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document><BkToCstmrStmt>&a;</BkToCstmrStmt></Document>';
    expect(await refusalOf(grown)).toBe('FILE_TYPE');
    expect(await refusalOf(document('<BkToCstmrAcctRpt/>'))).toBe('FILE_TYPE');
  });
});

describe('a statement with balances', () => {
  const statement = (
    day: string,
    opening: string,
    closing: string,
    { account = '000123456', moved = '5.00' } = {},
  ) => {
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
    return (
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>` +
      `${balance('OPBD', opening)}${balance('CLBD', closing)}<Ntry><Amt Ccy="USD">${moved}</Amt><CdtDbtInd>CRDT</CdtDbtInd>` +
      `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>of ${day}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
    );
  };
  const read = (content: string) =>
    uploadedBankFile(api, finance, content, { name: 'statement.xml', currency: 'USD' });
  const taken = async (content: string) =>
    api.ok(addBankImport, { id: (await read(content)).id }, { as: finance });

  beforeAll(() =>
    plant(
      api.db,
      `UPDATE house_account SET payee = 'Fovea', bank_name = 'Sample Bank', bank_code = 'SAMPUS33', account_no = '000123456'
       WHERE currency = 'USD'`,
    ),
  );

  it.each([
    ['account', statement(daysAgo(9), '100.00', '105.00', { account: '999888777' })],
    ['balance', statement(daysAgo(9), '100.00', '106.00')],
    ['implausible', statement('2001-01-01', '100.00', '105.00')],
    ['implausible', statement('2040-01-01', '100.00', '105.00')],
  ])('is refused as a whole for its %s, however often it is sent', async (fault, content) => {
    const file = await read(content);
    expect(file).toMatchObject({ is_refused: true, added_count: null });
    expect(file.faults.map((one) => one.fault)).toContain(fault);
    expect((await api.refused(addBankImport, { id: file.id }, { as: finance })).error).toBe('STATE_CONFLICT');
    expect(await lines(`of ${daysAgo(9)}`)).toEqual([]);
  });

  it('begins where the one before it ended, and may come again', async () => {
    const [first, second] = [statement(daysAgo(9), '100', '105'), statement(daysAgo(7), '105', '110')];
    expect(await taken(first)).toMatchObject({
      added_count: 1,
      is_refused: false,
      balances: [{ from: daysAgo(9), to: daysAgo(9), opening: '100.00', closing: '105.00' }],
    });
    // Read while it still followed the last one, and taken over when it no longer does.
    const late = await read(statement(daysAgo(6), '105', '110'));
    expect(late.is_refused).toBe(false);
    expect(await taken(second)).toMatchObject({ added_count: 1 });
    expect((await api.refused(addBankImport, { id: late.id }, { as: finance })).error).toBe('STATE_CONFLICT');
    expect(await read(statement(daysAgo(5), '111', '116'))).toMatchObject({
      is_refused: true,
      faults: [{ fault: 'gap' }],
    });
    expect(await taken(first)).toMatchObject({ added_count: 0 });
    const { rows } = await api.db.query(`SELECT FROM bank_statement WHERE currency = 'USD'`);
    expect(rows).toHaveLength(2);
  });
});

describe('money that came without a reference', () => {
  const came = (amount = 5_000, changes = {}) =>
    aBankLine(api.db, finance.accountId, { kind: 1, amount, words: 'HANAKO', ...changes });
  const yenOf = async (member: Person) =>
    (await api.ok(myBalance, {}, { as: member })).find(({ currency }) => currency === 'JPY')?.balance;
  const credited = (id: number, member: Person) => ({
    id,
    member_id: member.accountId,
    reason: 'she called about it',
  });

  it('is credited to its owner’s balance once, however many do so at once, and the owner is notified', async () => {
    const member = await aMember(api);
    const id = await came();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        api.envelope(creditBankLine.path, credited(id, member), { as: finance }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await yenOf(member)).toBe('5000');
    const { data } = await api.ok(rechargeOrderList, {}, { as: member });
    expect(data).toMatchObject([{ money: '5000', currency: 'JPY', status: RECHARGE_STATUS.paid }]);
    expect(await api.ok(bankLineDetail, { id }, { as: finance })).toMatchObject({
      matching: 1,
      reason: 'she called about it',
    });
    await eventually('the member is notified', async () => {
      const { data: quotedReference } = await api.ok(
        messageList,
        { data_type: MESSAGE_TYPE.order },
        { as: member },
      );
      return quotedReference.some(({ content }) => content.params.notice === 'recharge_credited');
    });
    const { rows } = await api.db.query(
      `SELECT e.cause_type, e.posted_on::text, p.change FROM capture c JOIN journal_entry e ON (e.cause_type, e.cause_id) = ('capture', c.id)
         JOIN posting p ON p.entry_id = e.id WHERE (c.subject_type, c.subject_id) = ('recharge', $1) ORDER BY p.change`,
      [data[0]?.id ?? 0],
    );
    expect(rows).toMatchObject([
      // The day of the bank's line, not that on which somebody looked at it.
      { change: -5_000, posted_on: '2026-11-24' },
      { change: 5_000, posted_on: '2026-11-24' },
    ]);
  });

  it('is nobody’s own decision, nor of money that left, of nobody, or of more than a balance takes at once', async () => {
    const member = await aMember(api);
    const refusalOf = async (request: object) =>
      (await api.envelope(creditBankLine.path, request, { as: finance })).error;
    const id = await came();
    expect(await refusalOf(credited(id, finance))).toBe('SELF_APPROVAL');
    expect(await refusalOf({ ...credited(id, member), member_id: 999_999_999 })).toBe('NOT_FOUND');
    expect(await refusalOf({ ...credited(id, member), reason: ' ' })).toBe('VALIDATION');
    expect(await refusalOf(credited(await came(50_000_001), member))).toBe('AMOUNT_INVALID');
    expect(await refusalOf(credited(await came(5_000, { kind: 2 }), member))).toBe('STATE_CONFLICT');
    const aside = await aBankLineAside(api.db, finance.accountId);
    expect(await refusalOf(credited(aside, member))).toBe('ALREADY_DECIDED');
    expect(await yenOf(member)).not.toBe('5000');
  });
});
