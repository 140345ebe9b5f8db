import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { aVoucher } from '../../fixtures/vouchers.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { addLimit } from '../../support/approval-limits.js';
import { aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { inEffect } from '../../support/setting-changes.js';

const { pending, booked } = REQUESTED_STATUS;
/** What every voucher of the fixture is worth, in yen. */
const WORTH = 10_000;
const SOON = '2039-05-17T09:30:00.000Z';

let api: TestApi;
let keeper: Person;
let approvers: [Person, Person];
beforeAll(async () => {
  api = await startApi();
  keeper = await aStaff(api, ['platform:approval-limit:list', 'platform:approval-limit:add']);
  const approver = () => aStaff(api, ['finance:journal-voucher:approve']);
  approvers = [await approver(), await approver()];
});
afterAll(() => api?.stop());

/** @returns the state that a voucher comes to */
const approve = async (id: number, as = approvers[0]): Promise<number | null | undefined> =>
  (await api.ok(journalVoucher.calls.audit, { ids: [id], status: 1 }, { as }))[0]?.status;
/** The limit is of a day: those of the tests before are of another. */
const yesterday = () =>
  plant(api.db, `UPDATE journal_voucher SET created_at = created_at - interval '1 day'`);
const stateOfNew = async (): Promise<number | null | undefined> => {
  await yesterday();
  return approve(await aVoucher(api.db));
};
const forces = async (): Promise<number[]> =>
  (await api.ok(approvalLimit.calls.list, { document: 'journal_voucher' }, { as: keeper })).data.map(
    ({ force }) => force,
  );
/** A limit of the past, as the owner of the database writes it. */
const plantLimit = (amount: number, validFrom: string) =>
  plant(
    api.db,
    `INSERT INTO approval_limit (document, currency, amount, created_at, valid_from)
     VALUES ('journal_voucher', 'JPY', $1, $2, $2)`,
    [amount, validFrom],
  );

describe('the limit above which two people approve', () => {
  it('is not there at first: one approval suffices', async () => {
    expect(await stateOfNew()).toBe(booked);
  });

  it('requires two approvals above it, and not at it', async () => {
    await addLimit(api, 'journal_voucher', WORTH);
    expect(await stateOfNew()).toBe(booked);
    await addLimit(api, 'journal_voucher', WORTH - 1);
    const id = await aVoucher(api.db);
    expect(await approve(id)).toBe(pending);
    expect(await approve(id, approvers[1])).toBe(booked);
  });

  it('is that of the document and the currency', async () => {
    await addLimit(api, 'write_off', 1_000_000);
    const dollars = { document: 'journal_voucher' as const, currency: 'USD' as const, amount: 1_000_000 };
    await api.ok(approvalLimit.calls.add, dollars, { as: keeper });
    expect(await stateOfNew()).toBe(pending);
  });

  it('is the newest whose time has come; the others stay as they were added', async () => {
    await addLimit(api, 'journal_voucher', WORTH, SOON);
    expect(await stateOfNew()).toBe(pending);
    await plantLimit(WORTH, '2026-01-01T00:00:00Z');
    expect(await stateOfNew()).toBe(pending);
    // Newest first: planted long ago, later, dollars, the one that counts, the one before it.
    expect(await forces()).toEqual([2, 0, 1, 1, 2]);
  });

  it('of the same time is the one added last, so that a later limit can be corrected', async () => {
    await api.ok(
      approvalLimit.calls.add,
      { document: 'exchange', currency: 'JPY', amount: 1, valid_from: SOON },
      { as: keeper },
    );
    const { rows } = await plant<{ amount: number }>(
      api.db,
      `INSERT INTO approval_limit (document, currency, amount, created_at, valid_from)
       VALUES ('stock_document', 'JPY', 1, '2026-02-01', '2026-02-01'),
         ('stock_document', 'JPY', 2, '2026-02-01', '2026-02-01') RETURNING id, amount`,
    );
    const { data } = await api.ok(
      approvalLimit.calls.list,
      { document: 'stock_document', sort: 'id' },
      { as: keeper },
    );
    expect(data.map(({ amount, force }) => [amount, force])).toEqual(
      rows.map(({ amount }) => [amount, amount === 2 ? 1 : 2]),
    );
  });

  it('counts as it is at the decision, whatever it was at the request', async () => {
    const [lowered, raised] = [await aVoucher(api.db), await aVoucher(api.db)];
    expect(await approve(raised)).toBe(pending);
    await addLimit(api, 'journal_voucher', WORTH);
    // Whoever decided first decided once: the second person still ends it.
    expect(await approve(raised, approvers[1])).toBe(booked);
    await addLimit(api, 'journal_voucher', 0);
    expect(await approve(lowered)).toBe(pending);
  });

  it('does not begin in the past, and is recorded with who added it', async () => {
    const limit = { document: 'write_off', currency: 'JPY', amount: 5 } as const;
    const past = { ...limit, valid_from: '2026-01-01T00:00:00Z' };
    expect(await api.refused(approvalLimit.calls.add, past, { as: keeper })).toMatchObject({
      error: 'VALIDATION',
      fields: { valid_from: expect.any(String) },
    });
    const added = await api.ok(approvalLimit.calls.add, limit, { as: keeper });
    const id = await inEffect(api, added);
    const { rows } = await api.db.query(
      `SELECT account_id = $1 AS is_keeper, after FROM audit_log
       WHERE action = 'platform:approval-limit:add' AND subject_id = $2
         OR action = 'rbac:setting-change:request' AND subject_id = $3 ORDER BY id`,
      [keeper.accountId, id, added.change_id],
    );
    const values = { ...limit, valid_from: null };
    expect(rows).toEqual([
      { is_keeper: true, after: { subject: 'approval_limit', action: 'add', target_id: null, status: 0 } },
      { is_keeper: false, after: values },
    ]);
  });

  it('is of one payee and day: a payment that is split waits for two people all the same', async () => {
    await yesterday();
    await addLimit(api, 'journal_voucher', 2 * WORTH);
    expect([await approve(await aVoucher(api.db)), await approve(await aVoucher(api.db))]).toEqual([
      booked,
      booked,
    ]);
    const third = await aVoucher(api.db);
    expect(await approve(third)).toBe(pending);
    expect(await approve(third, approvers[1])).toBe(booked);
    expect(await stateOfNew()).toBe(booked);
    await yesterday();
    await addLimit(api, 'journal_voucher', 2 * WORTH - 1);
    const both = [await aVoucher(api.db), await aVoucher(api.db)];
    expect(await Promise.all(both.map((id) => approve(id)))).toEqual([pending, pending]);
  });

  it('is added by nobody who only approves', async () => {
    const limit = { document: 'journal_voucher', currency: 'JPY', amount: 1_000_000 } as const;
    const refused = await api.refused(approvalLimit.calls.add, limit, { as: approvers[0] });
    expect(refused.error).toBe('FORBIDDEN');
  });
});
