import { addBankImport, bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { journal } from '@fovea/shared-types/finance/journal.record';
import type { AddOf } from '@fovea/shared-types/record/record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE, type MessageType } from '@fovea/shared-types/message/message.dto';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { ReconciliationService } from '../../../server/src/finance/reconciliation/reconciliation.service.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { addLimit } from '../../support/approval-limits.js';
import { daysAgo, uploadedBankFile } from '../../support/bank-files.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';

const DAY = daysAgo(6);
const { booked, rejected, withdrawn } = REQUESTED_STATUS;
const PAYOUT = {
  ...{ kind: 1, currency: 'JPY' as const, amount: '10000', fee: '360' },
  ...{ value_day: DAY, reference: 'PO-77', reason: 'payout of the week' },
} as const;
const CHARGE = {
  ...{ kind: 2, currency: 'JPY' as const, amount: '440' },
  ...{ value_day: DAY, reference: 'CHARGES 11', reason: 'transfers of November' },
} as const;
const CORRECTION = {
  ...{
    kind: 3,
    currency: 'JPY' as const,
    amount: '500',
    debit_kind: 'loss' as const,
    credit_kind: 'suspense' as const,
  },
  reason: 'came in and was written off before',
} as const;
/** Not on the bank’s statement. */
const TO_CORRECT = { ...CORRECTION, amount: '7000', debit_kind: 'cost' } as const;

let api: TestApi;
let asker: Person;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  await addLimit(api, 'journal_voucher', 5_000_000);
  asker = await aStaff(api, ['finance:journal-voucher:list', 'finance:journal-voucher:add']);
  approver = await aStaff(api, [
    'finance:journal-voucher:list',
    'finance:journal-voucher:approve',
    'finance:journal:list',
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:reconciliation:list',
  ]);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const ask = async (request: AddOf<typeof journalVoucher.declared>): Promise<number> =>
  (await api.ok(journalVoucher.calls.add, request, { as: asker })).id;
const decide = async (id: number, status: 1 | -1 = 1) =>
  (
    await api.ok(
      journalVoucher.calls.audit,
      { ids: [id], status, ...(status === -1 && { audit_notes: 'no paper' }) },
      { as: approver },
    )
  )[0];
const detail = (id: number) => api.ok(journalVoucher.calls.detail, { id }, { as: approver });
const linesOf = async (entry_id: number | null) =>
  Object.fromEntries(
    (await api.ok(journal.calls.list, { entry_id: entry_id ?? 0 }, { as: approver })).data.map(
      ({ kind, debit, credit }) => [kind, debit === '' ? credit : `-${debit}`],
    ),
  );
const noticesOf = async (person: Person, type: MessageType) =>
  (await api.ok(messageList, { data_type: type }, { as: person })).data.map(({ content }) => content.title);

describe('a journal voucher', () => {
  it('of a provider’s payout moves its money to the bank and its fee to the charges, by another person', async () => {
    const id = await ask(PAYOUT);
    const { sn } = await detail(id);
    await eventually('approvers are notified', async () =>
      (await noticesOf(approver, MESSAGE_TYPE.voucher_waits)).some((title) => title.includes(sn)),
    );
    expect(await decide(id)).toMatchObject({ status: booked, error: null });
    const shown = await detail(id);
    expect(shown).toMatchObject({
      ...{ status: booked, debit_kind: 'bank', credit_kind: 'gateway', amount: '10000', fee: '360' },
      is_own: false,
    });
    expect(await linesOf(shown.entry_id)).toEqual({ bank: '-9640', cost: '-360', gateway: '10000' });
    await eventually('the requester is notified', async () =>
      (await noticesOf(asker, MESSAGE_TYPE.voucher_decided)).some((title) => title.includes(sn)),
    );
    const { data } = await api.ok(journalVoucher.calls.list, { kind: 1 }, { as: asker });
    expect(data).toMatchObject([{ sn, amount: '10000', fee: '360', status: booked }]);
  });

  it('of a bank’s charge is a cost, and a correction moves what it states', async () => {
    const [charge, correction] = [await ask(CHARGE), await ask(CORRECTION)];
    await decide(charge);
    await decide(correction);
    expect(await linesOf((await detail(charge)).entry_id)).toEqual({ cost: '-440', bank: '440' });
    expect(await linesOf((await detail(correction)).entry_id)).toEqual({ loss: '-500', suspense: '500' });
  });

  it('is refused where an account would fall below zero that may not', async () => {
    const id = await ask({ ...CORRECTION, amount: '501', debit_kind: 'suspense', credit_kind: 'fee' });
    expect(await decide(id)).toMatchObject({ error: 'INSUFFICIENT_BALANCE' });
    expect((await detail(id)).status).toBe(0);
  });

  it('above the platform’s limit is posted when a second person has approved it too', async () => {
    const { id } = await api.ok(
      journalVoucher.calls.add,
      { ...CORRECTION, amount: '5000001' },
      { as: asker },
    );
    const approve = (as: Person) => api.ok(journalVoucher.calls.audit, { ids: [id], status: 1 }, { as });
    const noticesOf = () => api.ok(journalVoucher.calls.detail, { id }, { as: approver });
    expect(await approve(approver)).toMatchObject([{ status: REQUESTED_STATUS.pending, error: null }]);
    expect(await noticesOf()).toMatchObject({
      entry_id: null,
      decided_by: null,
      words: [{ is_final: false }],
    });
    expect(await approve(approver)).toMatchObject([{ error: 'ALREADY_DECIDED' }]);
    const second = await aStaff(api, ['finance:journal-voucher:approve']);
    expect(await approve(second)).toMatchObject([{ status: booked }]);
    expect(await noticesOf()).toMatchObject({
      entry_id: expect.any(Number),
      words: [{}, { is_final: true }],
    });
  });

  it('that is refused or withdrawn posts nothing', async () => {
    const [no, back] = [await ask(PAYOUT), await ask(PAYOUT)];
    expect(await decide(no, -1)).toMatchObject({ status: rejected });
    const other = await aStaff(api, ['finance:journal-voucher:add']);
    expect((await api.refused(journalVoucher.calls.cancel, { id: back }, { as: other })).error).toBe(
      'NOT_FOUND',
    );
    await api.ok(journalVoucher.calls.cancel, { id: back }, { as: asker });
    expect(await decide(back)).toMatchObject({ error: 'STATE_CONFLICT' });
    expect([await detail(no), await detail(back)]).toMatchObject([
      { status: rejected, entry_id: null, audit_notes: 'no paper' },
      { status: withdrawn, entry_id: null },
    ]);
  });

  it('shows its approver what each account has before and after, and nobody else', async () => {
    const id = await ask({ ...PAYOUT, amount: '7000', fee: '400' });
    const { postings } = await detail(id);
    expect(postings.map(({ kind, change }) => [kind, change])).toEqual([
      ['bank', '-6600'],
      ['cost', '-400'],
      ['gateway', '7000'],
    ]);
    for (const { change, before, after, owner_name } of postings) {
      expect(Number(before) + Number(change)).toBe(Number(after));
      expect(owner_name).toBeNull();
    }
    const { rows } = await api.db.query<{ balance: number }>(
      `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
       WHERE (owner_type, kind, currency) = ('platform', 'bank', 'JPY')`,
    );
    expect(Number(postings[0]?.before)).toBe(rows[0]?.balance);
    const own = await api.ok(journalVoucher.calls.detail, { id }, { as: asker });
    expect(own.postings).toEqual([]);
    await decide(id, -1);
    expect((await detail(id)).postings).toEqual([]);
  });

  it('is corrected by its requester, who withdraws a pending one with the new one', async () => {
    const pending = await ask(TO_CORRECT);
    const correct = (former_id: number, former_status: number, of: object = { amount: '7100' }) => ({
      ...{ ...TO_CORRECT, ...of },
      ...{ former_id, former_status },
    });
    const anew = await ask(correct(pending, REQUESTED_STATUS.pending));
    expect([await detail(pending), await detail(anew)]).toMatchObject([
      { status: withdrawn, amount: '7000' },
      { status: REQUESTED_STATUS.pending, amount: '7100' },
    ]);
    const { rows } = await api.db.query(
      `SELECT action, after FROM audit_log WHERE subject_type = 'journal_voucher' AND subject_id = ANY ($1) ORDER BY id`,
      [[pending, anew]],
    );
    expect(rows).toMatchObject([
      { action: 'finance:journal-voucher:add' },
      { action: 'finance:journal-voucher:cancel', after: { status: withdrawn } },
      { action: 'finance:journal-voucher:add', after: { former_id: pending } },
    ]);
    await decide(anew, -1);
    const again = await ask(correct(anew, rejected));
    expect(await detail(anew)).toMatchObject({ status: rejected });
    expect(await decide(again)).toMatchObject({ status: booked });
  });

  it('is not requested instead of one that is decided meanwhile, nor of a colleague’s', async () => {
    const refusedWith = async (former: { former_id: number; former_status?: number }, as = asker) =>
      (await api.refused(journalVoucher.calls.add, { ...TO_CORRECT, ...former }, { as })).error;
    const [no, yes, pending] = [await ask(TO_CORRECT), await ask(TO_CORRECT), await ask(TO_CORRECT)];
    await decide(no, -1);
    await decide(yes);
    expect(await refusedWith({ former_id: no, former_status: 0 })).toBe('CHANGED_MEANWHILE');
    expect(await refusedWith({ former_id: yes, former_status: 0 })).toBe('CHANGED_MEANWHILE');
    expect(await refusedWith({ former_id: yes })).toBe('ALREADY_DECIDED');
    const other = await aStaff(api, ['finance:journal-voucher:add']);
    expect(await refusedWith({ former_id: pending }, other)).toBe('NOT_FOUND');
    // One that is wrong itself leaves the former as it was.
    const wrong = { ...TO_CORRECT, amount: '0', former_id: pending, former_status: 0 };
    expect((await api.refused(journalVoucher.calls.add, wrong, { as: asker })).error).toBe('VALIDATION');
    expect(await detail(pending)).toMatchObject({ status: REQUESTED_STATUS.pending });
  });

  it.each<[string, Partial<AddOf<typeof journalVoucher.declared>>, string]>([
    ['half a yen', { amount: '1.5' }, 'amount'],
    ['nothing', { amount: '0' }, 'amount'],
    ['a fee that takes all of it', { fee: '10000' }, 'fee'],
    ['a fee of a bank’s charge', { kind: 2 }, 'fee'],
    ['accounts of a payout', { debit_kind: 'loss' }, 'debit_kind'],
    ['a correction without accounts', { kind: 3, fee: '0' }, 'debit_kind'],
    [
      'a correction from an account to itself',
      { kind: 3, fee: '0', debit_kind: 'fee', credit_kind: 'fee' },
      'credit_kind',
    ],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a bank’s doing without its reference', { reference: ' ' }, 'reference'],
  ])('is not requested with %s', async (_, changes, field) => {
    const refused = await api.refused(journalVoucher.calls.add, { ...PAYOUT, ...changes }, { as: asker });
    expect(refused).toMatchObject({ error: 'VALIDATION', fields: { [field]: expect.any(String) } });
  });
});

describe('on the bank’s statement', () => {
  it('is found by its line, which moves nothing, and leaves no difference', async () => {
    const { rows } = await api.db.query<{ day: string }>(
      `SELECT (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date::text AS day`,
    );
    const today = rows[0]?.day ?? '';
    const sheet = [
      'Date,Paid in,Paid out,Reference,Details,Currency',
      `${today},9640,,STRIPE PO-77,Payout,JPY`,
      `${today},,440,charges 11,Bank,JPY`,
    ].join('\r\n');
    const { id: file } = await uploadedBankFile(api, approver, sheet);
    await api.ok(addBankImport, { id: file }, { as: approver });
    for (const { id } of (await api.ok(bankLine.calls.list, {}, { as: approver })).data) {
      const { proposals } = await api.ok(bankLineDetail, { id }, { as: approver });
      expect(proposals).toMatchObject([{ subject_type: 'journal_voucher', is_booked: true }]);
      const [{ subject_type, subject_id } = { subject_type: '', subject_id: 0 }] = proposals;
      await api.ok(matchBankLine, { id, subject_type, subject_id }, { as: approver });
    }
    await api.db.query(
      `INSERT INTO reconciled_day (day, currency) VALUES ($1, 'JPY')
       ON CONFLICT (day, currency) DO UPDATE SET next_at = clock_timestamp()`,
      [today],
    );
    await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
    expect((await api.ok(reconciliation.calls.list, {}, { as: approver })).data).toEqual([]);
  });
});
