import {
  addBankImport,
  bankLineDetail,
  bankLineProposals,
  creditBankLine,
  matchBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import type { BankMatch } from '@fovea/shared-types/finance/bank-import.dto';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { anUnpaidOrder } from '../../fixtures/months.js';
import { aRemittance, takeYenByBank } from '../../fixtures/remittances.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { daysAgo, uploadedBankFile } from '../../support/bank-files.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let finance: Person;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
  finance = await aStaff(api, [
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:bank-line:credit',
  ]);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

/** Money came from somebody. @returns the line of the bank */
async function came(
  party: string,
  amount: number,
  { quoting = '', currency = 'JPY' }: { quoting?: string; currency?: Currency } = {},
): Promise<number> {
  count += 1;
  const reference = `no ${count} ${quoting}`.trim();
  const sheet = `Date,Amount,Reference,Payer\n${daysAgo(1)},${amount},${reference},"${party}"`;
  const { id } = await uploadedBankFile(api, finance, sheet, { currency });
  await api.ok(addBankImport, { id }, { as: finance });
  const { data } = await api.ok(bankLine.calls.list, { reference }, { as: finance });
  return data[0]?.id ?? 0;
}
/** By the line itself, and among those of a page: the same. */
async function proposals(id: number): Promise<BankMatch[]> {
  const { proposals: found } = await api.ok(bankLineDetail, { id }, { as: finance });
  const [ofPage] = await api.ok(bankLineProposals, { ids: [id] }, { as: finance });
  expect(ofPage?.proposals).toEqual(found);
  return found;
}
const shown = async (id: number) =>
  (await proposals(id)).map(({ subject_id, is_payer_known, is_first_choice }) => [
    subject_id,
    is_payer_known,
    is_first_choice,
  ]);
const numberOf = async (order: number): Promise<string> => {
  const { rows } = await api.db.query<{ order_no: string }>('SELECT order_no FROM orders WHERE id = $1', [
    order,
  ]);
  return rows[0]?.order_no ?? '';
};
const matched = (id: number, order: number) =>
  api.ok(matchBankLine, { id, subject_type: 'order', subject_id: order }, { as: finance });
/** A buyer whose order was paid once under this name. */
async function aPayer(party: string): Promise<Person> {
  const buyer = await aMember(api);
  const order = await anUnpaidOrder(api.db, buyer.accountId, 900);
  await matched(await came(party, 900, { quoting: await numberOf(order) }), order);
  return buyer;
}

describe('a payer who paid before', () => {
  it('is known by the name, however the bank writes it, and the order is paid once a person confirms', async () => {
    const buyer = await aPayer('ｶ)ﾐﾎﾝ ｼﾖｳｼﾞ');
    const order = await anUnpaidOrder(api.db, buyer.accountId, 1_100);
    for (const name of ['カブシキガイシャ　ミホン・ショウジ', 'ミホンシヨウジ（カ', 'ミホン ショウジ'])
      expect(await shown(await came(name, 1_100))).toEqual([[order, true, true]]);
    const line = await came('（カ）ミホンショウジ', 1_100);
    expect(await shown(await came('ミホンシヨウテン', 1_100))).toEqual([]);
    expect(await shown(await came('ミホンシヨウジ', 1_101))).toEqual([]);
    const { rows } = await api.db.query('SELECT status FROM orders WHERE id = $1', [order]);
    expect(rows).toEqual([{ status: ORDER_STATUS.pending_payment }]);
    await matched(line, order);
    expect(await shown(await came('ミホンシヨウジ', 1_100))).toEqual([]);
  });

  it.each([
    ['Acme Trading Co., Ltd.', 'ACME TRADING'],
    ['上海样品贸易有限公司', '上海样品贸易'],
    ['株式会社見本', '見本（株）'],
    ['ユ)ハナヤ', 'ハナヤ ユウゲンガイシャ'],
    ['Sample, Inc.', 'sample inc'],
  ])('may leave the legal form out: %s', async (before, now) => {
    const buyer = await aPayer(before);
    const order = await anUnpaidOrder(api.db, buyer.accountId, 1_200);
    expect(await shown(await came(now, 1_200))).toEqual([[order, true, true]]);
  });

  it('is known in that currency alone, by who is credited too, and nobody is without a name', async () => {
    const buyer = await aMember(api);
    const order = await anUnpaidOrder(api.db, buyer.accountId, 1_300);
    const credit = async (party: string, currency: Currency) =>
      api.ok(
        creditBankLine,
        { id: await came(party, 700, { currency }), member_id: buyer.accountId, reason: 'said on the phone' },
        { as: finance },
      );
    await credit('SATO', 'USD');
    await credit('', 'JPY');
    expect(await shown(await came('SATO', 1_300))).toEqual([]);
    expect(await shown(await came('', 1_300))).toEqual([]);
    await credit('Sato', 'JPY');
    expect(await shown(await came('ＳＡＴＯ', 1_300))).toEqual([[order, true, true]]);
  });

  it('pays for the others of the same company too, and their announced transfers', async () => {
    const company = await aSeller(api);
    const colleague = async () => (await aMember(api, { company_id: company.companyId })).accountId;
    const order = await anUnpaidOrder(api.db, await colleague(), 900);
    await matched(await came('カ)ナカマ', 900, { quoting: await numberOf(order) }), order);
    const { id } = await aRemittance(api.db, { buyer_id: await colleague() });
    const line = await came('ナカマ(カ', 1_000);
    expect(await proposals(line)).toMatchObject([
      { subject_type: 'remittance', subject_id: id, is_booked: false, is_payer_known: true },
    ]);
    await api.ok(matchBankLine, { id: line, subject_type: 'remittance', subject_id: id }, { as: finance });
    expect(await proposals(await came('ナカマ(カ', 1_000))).toEqual([]);
  });

  it('is forgotten with the lines that were matched', async () => {
    const buyer = await aPayer('MORI');
    const order = await anUnpaidOrder(api.db, buyer.accountId, 1_500);
    const line = await came('MORI', 1_500);
    expect(await shown(line)).toEqual([[order, true, true]]);
    await plant(
      api.db,
      `WITH moved AS (SELECT set_config('session_replication_role', 'replica', true))
       UPDATE bank_line SET matching = 0, subject_type = NULL, subject_id = NULL, subject_sn = NULL, decided_by = NULL,
         decided_at = NULL FROM moved WHERE party = 'MORI' AND matching = 1`,
    );
    expect(await shown(line)).toEqual([]);
    expect(
      (
        await api.refused(
          matchBankLine,
          { id: line, subject_type: 'order', subject_id: order },
          { as: finance },
        )
      ).error,
    ).toBe('STATE_CONFLICT');
  });

  it('decides between two that the line quotes, and is no reason against one that it quotes alone', async () => {
    const buyer = await aPayer('KIMURA');
    const own = await anUnpaidOrder(api.db, buyer.accountId, 1_400);
    const other = await anUnpaidOrder(api.db, (await aMember(api)).accountId, 1_400);
    const [ownNumber, otherNumber] = [await numberOf(own), await numberOf(other)];
    const both = `${otherNumber} ${ownNumber}`;
    expect(await shown(await came('STRANGER', 1_400, { quoting: both }))).toEqual([
      [own, false, false],
      [other, false, false],
    ]);
    expect(await shown(await came('KIMURA', 1_400, { quoting: both }))).toEqual([
      [own, true, true],
      [other, false, false],
    ]);
    // Who pays for another: what is quoted and what is due from the payer are equally likely.
    expect(await shown(await came('KIMURA', 1_400, { quoting: otherNumber }))).toEqual([
      [own, true, false],
      [other, false, false],
    ]);
    const second = await anUnpaidOrder(api.db, buyer.accountId, 1_400);
    expect(await shown(await came('KIMURA', 1_400))).toEqual([
      [own, true, false],
      [second, true, false],
    ]);
    expect(await shown(await came('KIMURA', 1_400, { quoting: await numberOf(second) }))).toEqual([
      [second, true, true],
      [own, true, false],
    ]);
  });
});
