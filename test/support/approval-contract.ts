import type { Envelope } from '@fovea/shared-types/envelope';
import { mayBeHeldInCompany, WILDCARD, type Permission } from '@fovea/shared-types/permissions';
import type { DocumentName } from '../../server/src/platform/approval/approval-document.js';
import { aCompany, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import type { LimitedDocument } from './approval-limits.js';
import { aStaff, grant } from './people.js';

/** Something pending a decision. */
export interface Pending {
  /** As the call names it. */
  id: number;
  /** The row that is decided: what `approval_decision` names. */
  documentId: number;
  initiator: Person;
}

export interface DecisionInTest {
  status: 1 | -1;
  notes?: string;
  /** What was read of each, in the order of the documents. */
  read?: number[];
  request_id?: string;
}

/** What became of one. */
interface Verdict {
  error: string | null;
  decided_by: string | null;
  decided_at: string | null;
}

/** How a document is made, decided and looked at; the rules are the contract's. */
export interface DocumentUnderTest {
  name: DocumentName;
  permission: Permission;
  /** What else an approver needs to read it. */
  reads: Permission;
  path: string;
  /** Of the request, as faults name it. */
  notesField: 'audit_notes' | 'reason';
  /** Of the audit log; % replaces what differs. */
  auditAction: string;
  aPending(api: TestApi): Promise<Pending>;
  /** The body of the call about these. */
  body(documents: readonly Pending[], decision: DecisionInTest): object;
  /** One call decides one document, the first of those named. */
  isSingle?: true;
  /** 0 waits, 1 and -1 as decided. */
  statusOf(api: TestApi, document: Pending): Promise<number>;
  /** A rejection can be followed by an approval: rivals that are to be decided once all approve. */
  isReopened?: true;
  /** Nobody decides their own, not even with the wildcard. */
  isNeverOwn?: true;
  /** Gives it something that was not there when it was read; undefined where nothing of it can change. */
  change?(api: TestApi, document: Pending): Promise<void>;
  /** In yen, where the schema has none above which two decide. */
  limit?: readonly [document: LimitedDocument, amount: number];
  /** One worth more than the limit. */
  aValuable?(api: TestApi): Promise<Pending>;
}

/** The body that names several documents. */
export const listed = (documents: readonly Pending[], { status, notes, request_id }: DecisionInTest) => ({
  ids: documents.map(({ id }) => id),
  status,
  audit_notes: notes,
  request_id,
});

/** The first number that a statement about one row finds. */
export const numberOf = async (api: TestApi, sql: string, id: number): Promise<number> =>
  Number((await api.db.query<{ found: number }>(sql, [id])).rows[0]?.found);

const CALLERS = 50;
const NOTES = '登記簿が読めません';

/** The rules for everything that is decided (R-APR-02, 03, 06 to 10; S4; M6), proven for one document. */
export function approvalContract(apiOf: () => TestApi, document: DocumentUnderTest): void {
  const { permission, reads, notesField, name } = document;
  let approver: Person;
  beforeAll(async () => {
    approver = await anApprover();
  });

  const anApprover = () => aStaff(apiOf(), [permission, reads]);
  const send = (
    as: Person,
    documents: readonly Pending[],
    decision: DecisionInTest,
  ): Promise<Envelope<unknown>> =>
    apiOf().envelope(document.path, document.body(documents, decision), { as });
  /** One by one where a call names one. */
  const verdicts = async (
    as: Person,
    documents: readonly Pending[],
    decision: DecisionInTest,
  ): Promise<Verdict[]> => {
    const calls = document.isSingle ? documents.map((one) => [one]) : [documents];
    const answers = await Promise.all(calls.map((some) => send(as, some, decision)));
    return answers.flatMap(verdictsIn);
  };
  const decide = async (as: Person, one: Pending, decision: DecisionInTest): Promise<Verdict> => {
    const [verdict] = await verdicts(as, [one], decision);
    if (!verdict) throw new Error('an answer about one document has one entry');
    return verdict;
  };
  const aPending = () => document.aPending(apiOf());
  const statusOf = (one: Pending) => document.statusOf(apiOf(), one);
  const decisionsOn = async (one: Pending) =>
    (
      await apiOf().db.query<{ notes: string | null; is_final: boolean; decided_by: number }>(
        `SELECT notes, is_final, decided_by FROM approval_decision WHERE document = $1 AND document_id = $2 ORDER BY id`,
        [name, one.documentId],
      )
    ).rows;
  const auditLines = async (as: Person) =>
    (
      await apiOf().db.query<{ reason: string | null }>(
        `SELECT reason FROM audit_log WHERE action LIKE $1 AND account_id = $2 ORDER BY id`,
        [document.auditAction, as.accountId],
      )
    ).rows.map(({ reason }) => reason);
  const nameOf = async ({ accountId }: Person) =>
    (await apiOf().db.query<{ username: string }>('SELECT username FROM account WHERE id = $1', [accountId]))
      .rows[0]?.username;

  it('starts pending; yes makes it 1 and no -1, with one decision and one line in the audit log each', async () => {
    const [yes, no] = [await aPending(), await aPending()];
    expect([await statusOf(yes), await statusOf(no)]).toEqual([0, 0]);
    const as = await anApprover();
    expect((await decide(as, yes, { status: 1 })).error).toBeNull();
    expect((await decide(as, no, { status: -1, notes: `  ${NOTES} ` })).error).toBeNull();
    expect([await statusOf(yes), await statusOf(no)]).toEqual([1, -1]);
    expect(await decisionsOn(yes)).toEqual([{ notes: null, is_final: true, decided_by: as.accountId }]);
    expect(await decisionsOn(no)).toEqual([{ notes: NOTES, is_final: true, decided_by: as.accountId }]);
    expect(await auditLines(as)).toEqual([null, NOTES]);
  });

  it('rejects with 1 to 500 characters only', async () => {
    const one = await aPending();
    for (const notes of [undefined, '', ' \n', 'x'.repeat(501)]) {
      const answer = await send(approver, [one], { status: -1, ...(notes === undefined ? {} : { notes }) });
      expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION', [notesField]]);
    }
    expect([await statusOf(one), await decisionsOn(one)]).toEqual([0, []]);
    expect((await decide(approver, one, { status: -1, notes: 'x'.repeat(500) })).error).toBeNull();
  });

  it(`is decided once by ${CALLERS} at once; the others learn who it was and when`, async () => {
    const one = await aPending();
    const rivals = [approver, await anApprover(), await anApprover()];
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, at) =>
        decide(rivals[at % rivals.length] ?? approver, one, {
          status: document.isReopened || at % 2 === 0 ? 1 : -1,
          notes: NOTES,
        }),
      ),
    );
    const late = answers.filter(({ error }) => error !== null);
    expect(late).toHaveLength(CALLERS - 1);
    const [decision, ...more] = await decisionsOn(one);
    expect(more).toEqual([]);
    const names = new Map(
      await Promise.all(rivals.map(async (rival) => [rival.accountId, await nameOf(rival)] as const)),
    );
    const refusals = new Set(late.map(({ error, decided_by }) => `${error} ${decided_by}`));
    expect(refusals).toEqual(new Set([`ALREADY_DECIDED ${names.get(decision?.decided_by ?? 0)}`]));
    expect(late.every(({ decided_at }) => !Number.isNaN(Date.parse(decided_at ?? '')))).toBe(true);
  });

  it('is nobody’s own', async () => {
    const one = await aPending();
    await grant(apiOf().db, one.initiator.accountId, [permission, reads]);
    expect((await decide(one.initiator, one, { status: 1 })).error).toBe('SELF_APPROVAL');
    expect([await statusOf(one), await decisionsOn(one)]).toEqual([0, []]);
  });

  it(
    document.isNeverOwn
      ? 'is not even the wildcard’s own'
      : 'is refused to its submitter even with the wildcard',
    async () => {
      const one = await aPending();
      await grant(apiOf().db, one.initiator.accountId, [WILDCARD]);
      const { error } = await decide(one.initiator, one, { status: 1 });
      expect([error, await statusOf(one)]).toEqual(document.isNeverOwn ? ['SELF_APPROVAL', 0] : [null, 1]);
    },
  );

  it('decides one of three that is left, and reports each of the others separately', async () => {
    const [first, own, last] = [await aPending(), await aPending(), await aPending()];
    await decide(approver, first, { status: 1 });
    await grant(apiOf().db, own.initiator.accountId, [permission, reads]);
    const answers = await verdicts(own.initiator, [first, own, last], { status: 1 });
    expect(answers.map(({ error }) => error)).toEqual(['ALREADY_DECIDED', 'SELF_APPROVAL', null]);
    expect(await Promise.all([first, own, last].map(statusOf))).toEqual([1, 0, 1]);
  });

  it('knows nothing of what is not there', async () => {
    const nowhere = { ...(await aPending()), id: 999_999_999 };
    expect((await decide(approver, nowhere, { status: 1 })).error).toBe('NOT_FOUND');
  });

  it('needs the permission, in its company or on the platform', async () => {
    const one = await aPending();
    const reader = await aStaff(apiOf(), [reads]);
    expect((await send(reader, [one], { status: 1 })).error).toBe('FORBIDDEN');
    const elsewhere = await aStaff(apiOf(), [permission], await aCompany(apiOf().db));
    expect((await decide(elsewhere, one, { status: 1 })).error).toBe(
      mayBeHeldInCompany(permission) ? 'NOT_FOUND' : 'FORBIDDEN',
    );
    expect([await statusOf(one), await decisionsOn(one)]).toEqual([0, []]);
  });

  it('answers a repeat with the first answer, and another request under its key with a refusal', async () => {
    const one = await aPending();
    const request_id = uniqueText();
    const first = await send(approver, [one], { status: 1, request_id });
    const again = await send(approver, [one], { status: 1, request_id });
    expect([again.code, again.data]).toEqual([first.code, first.data]);
    const other = await send(approver, [one], { status: -1, notes: NOTES, request_id });
    expect(other.error).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await decisionsOn(one)).toHaveLength(1);
  });

  const { change, aValuable } = document;
  if (change)
    it('is about what was read', async () => {
      const one = await aPending();
      const read = [one.documentId];
      await change(apiOf(), one);
      expect((await decide(approver, one, { status: 1, read })).error).toBe('CHANGED_MEANWHILE');
      expect(await decisionsOn(one)).toEqual([]);
    });

  if (aValuable) {
    it('above the limit waits for a second person, and takes effect with that decision', async () => {
      const one = await aValuable(apiOf());
      expect((await decide(approver, one, { status: 1 })).error).toBeNull();
      expect(await statusOf(one)).toBe(0);
      const again = await decide(approver, one, { status: 1 });
      expect([again.error, again.decided_by]).toEqual(['ALREADY_DECIDED', await nameOf(approver)]);
      const second = await anApprover();
      expect((await decide(second, one, { status: 1 })).error).toBeNull();
      expect(await statusOf(one)).toBe(1);
      expect((await decisionsOn(one)).map(({ is_final }) => is_final)).toEqual([false, true]);
    });

    it('above the limit is rejected by one, also after a first approval', async () => {
      const [fresh, half] = [await aValuable(apiOf()), await aValuable(apiOf())];
      expect((await decide(approver, fresh, { status: -1, notes: NOTES })).error).toBeNull();
      await decide(approver, half, { status: 1 });
      expect((await decide(await anApprover(), half, { status: -1, notes: NOTES })).error).toBeNull();
      expect([await statusOf(fresh), await statusOf(half)]).toEqual([-1, -1]);
    });

    it(`above the limit takes two of ${CALLERS} who approve at once`, async () => {
      const one = await aValuable(apiOf());
      const people = [approver, await anApprover(), await anApprover(), await anApprover()];
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, (_, at) =>
          decide(people[at % people.length] ?? approver, one, { status: 1 }),
        ),
      );
      expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
      const decisions = await decisionsOn(one);
      expect(new Set(decisions.map(({ decided_by }) => decided_by)).size).toBe(2);
      expect(await statusOf(one)).toBe(1);
    });
  }
}

/** A list reports each; a refusal as a whole is about all that were named. */
function verdictsIn({ error, data }: Envelope<unknown>): Verdict[] {
  if (Array.isArray(data)) return data as Verdict[]; // held against its schema where the call itself is tested
  const { decided_by = null, decided_at = null } = (
    error === undefined ? {} : (data ?? {})
  ) as Partial<Verdict>;
  return [{ error: error ?? null, decided_by, decided_at }];
}
