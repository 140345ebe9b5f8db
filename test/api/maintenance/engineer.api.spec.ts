import { CODE_OK } from '@fovea/shared-types/envelope';
import { applyEngineer, engineerStatus, myEngineer } from '@fovea/shared-types/maintenance/engineer.calls';
import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { anAccount, aCompany } from '../../fixtures/rows.js';
import { anEngineer, submit } from '../../fixtures/engineers.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { engineerFacts } from '../../support/engineers.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let reviewer: Person;
beforeAll(async () => {
  api = await startApi();
  reviewer = await aStaff(api, [
    'maintenance:engineer:list',
    'maintenance:engineer:approve',
    'maintenance:engineer:status',
  ]);
});
afterAll(() => api?.stop());

const aMember = async (): Promise<Person> => api.signIn(await anAccount(api.db));
const ofCompany = async () => {
  const companyId = await aCompany(api.db);
  const permissions = [
    'maintenance:engineer:list',
    'maintenance:engineer:add',
    'maintenance:engineer:update',
  ] as const;
  return { companyId, staff: await aStaff(api, permissions, companyId) };
};
const detailOf = (id: number) => api.ok(engineer.calls.detail, { id }, { as: reviewer });
const certify = async (id: number) => {
  const [decision] = await api.ok(engineer.calls.audit, { ids: [id], status: 1 }, { as: reviewer });
  return decision;
};
const reject = (id: number) =>
  api.ok(
    engineer.calls.audit,
    { ids: [id], status: -1, audit_notes: '証明書が読めません' },
    { as: reviewer },
  );
const noticesTo = async ({ accountId }: Person): Promise<string[]> => {
  const { rows } = await api.db.query<{ notice: string }>(
    `SELECT params ->> 'notice' AS notice FROM message WHERE recipient_id = $1 ORDER BY id`,
    [accountId],
  );
  return rows.map(({ notice }) => notice);
};

const firstNotices = (person: Person): Promise<string[]> =>
  eventually('a notification', async () => {
    const found = await noticesTo(person);
    return found.length > 0 && found;
  });

describe('an own application', () => {
  it('waits for the platform, is certified, and shows nobody who decided', async () => {
    const member = await aMember();
    expect(await api.ok(myEngineer, {}, { as: member })).toEqual({ engineer: null });
    const { id, status } = await api.ok(applyEngineer, await engineerFacts(api, member), { as: member });
    expect(status).toBe(1);
    expect(await certify(id)).toMatchObject({ id, status: 2, error: null });
    const { engineer: own } = await api.ok(myEngineer, {}, { as: member });
    expect(own).toMatchObject({
      ...{ id, name: 'Haru Demo', phone: '+819012345678', status: 2 },
      ...{ good_at: [1, 4], approved_good_at: [1, 4], disable_status: 0, reason: null },
    });
    expect(own?.images).toHaveLength(1);
    expect(own).not.toHaveProperty('decided_by');
    expect(await firstNotices(member)).toEqual(['engineer_certified']);
  });

  it('is submitted again after a rejection, and skills stay in force while a change of them is decided', async () => {
    const member = await aMember();
    const facts = await engineerFacts(api, member);
    const { id } = await api.ok(applyEngineer, facts, { as: member });
    expect(await api.refused(applyEngineer, facts, { as: member })).toMatchObject({
      error: 'STATE_CONFLICT',
    });
    await reject(id);
    expect((await api.ok(myEngineer, {}, { as: member })).engineer).toMatchObject({
      ...{ status: -1, reason: '証明書が読めません', approved_good_at: [] },
    });
    await api.ok(applyEngineer, { ...facts, good_at: [2] }, { as: member });
    await certify(id);
    await api.ok(applyEngineer, { ...facts, good_at: [2, 3] }, { as: member });
    expect(await detailOf(id)).toMatchObject({ status: 1, good_at: [2, 3], approved_good_at: [2] });
    await reject(id);
    expect(await detailOf(id)).toMatchObject({ status: -1, good_at: [2, 3], approved_good_at: [2] });
    const { rows } = await api.db.query(
      `SELECT content -> 'good_at' AS skills, decision_id IS NOT NULL AS decided FROM engineer_submission
       WHERE engineer_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      { skills: [1, 4], decided: true },
      { skills: [2], decided: true },
      { skills: [2, 3], decided: true },
    ]);
  });

  it('is refused with a phone that is none, without skills or documents, and for another’s company', async () => {
    const member = await aMember();
    const facts = await engineerFacts(api, member);
    for (const [field, value] of [
      ['phone', '12'],
      ['good_at', []],
      ['good_at', [99]],
      ['images', []],
      ['name', ' '],
    ] as const) {
      const refused = await api.refused(applyEngineer, { ...facts, [field]: value }, { as: member });
      const [wrong = ''] = Object.keys(refused.fields ?? {});
      expect([refused.error, wrong.split('.')[0]]).toEqual(['VALIDATION', field]);
    }
    const foreign = { ...facts, company_id: await aCompany(api.db) };
    expect(await api.refused(applyEngineer, foreign, { as: member })).toMatchObject({ error: 'NOT_FOUND' });
    expect(await api.ok(myEngineer, {}, { as: member })).toEqual({ engineer: null });
  });

  it('is one, however often it is sent at once', async () => {
    const member = await aMember();
    const requests = await Promise.all([1, 2, 3, 4].map(() => engineerFacts(api, member)));
    const answers = await Promise.all(
      requests.map((facts) => api.envelope(applyEngineer.path, facts, { as: member })),
    );
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual([
      'STATE_CONFLICT',
      'STATE_CONFLICT',
      'STATE_CONFLICT',
      'done',
    ]);
    const { rows } = await api.db.query('SELECT id FROM engineer WHERE account_id = $1', [member.accountId]);
    expect(rows).toHaveLength(1);
  });
});

describe('an engineer of a company', () => {
  it('is added and changed by its staff, seen by no other company, and decided by the platform alone', async () => {
    const { companyId, staff } = await ofCompany();
    const { staff: other } = await ofCompany();
    const { id } = await api.ok(engineer.calls.add, await engineerFacts(api, staff), { as: staff });
    expect(await detailOf(id)).toMatchObject({ company_id: companyId, scope: 'company', status: 1 });
    expect(await api.refused(engineer.calls.detail, { id }, { as: other })).toMatchObject({
      error: 'NOT_FOUND',
    });
    expect(await api.refused(engineer.calls.audit, { ids: [id], status: 1 }, { as: staff })).toMatchObject({
      error: 'FORBIDDEN',
    });
    await reject(id);
    expect(await firstNotices(staff)).toEqual(['engineer_rejected']);
    const { version } = await detailOf(id);
    await api.ok(engineer.calls.update, { id, place: 'Nara', version }, { as: staff });
    expect(
      await api.refused(engineer.calls.update, { id, place: 'Kobe', version }, { as: staff }),
    ).toMatchObject({
      error: 'CHANGED_MEANWHILE',
    });
    expect(await detailOf(id)).toMatchObject({ status: 1, place: 'Nara' });
    const page = await api.ok(
      engineer.calls.list,
      { scope: 'company', name: 'haru', status: 1 },
      { as: staff },
    );
    expect(page.data.map((row) => row.id)).toEqual([id]);
  });

  it('is the platform’s own where its staff name no company', async () => {
    const staff = await aStaff(api, ['maintenance:engineer:add', 'maintenance:engineer:list']);
    const { id } = await api.ok(engineer.calls.add, await engineerFacts(api, staff), { as: staff });
    expect(await detailOf(id)).toMatchObject({ company_id: null, company_name: null, scope: 'platform' });
    const { data } = await api.ok(
      engineer.calls.list,
      { scope: 'platform', phone: '90-1234-5678' },
      { as: staff },
    );
    expect(data.map((row) => row.id)).toContain(id);
  });
});

describe('a decision', () => {
  it('is not made on a submission that nobody has read, nor on one’s own', async () => {
    const id = await anEngineer(api.db, 1);
    const { submission_id } = await detailOf(id);
    await reject(id);
    const newer = await submit(api.db, id, await anAccount(api.db));
    const { data: listed } = await api.ok(engineer.calls.list, { status: 1, limit: 160 }, { as: reviewer });
    expect(listed.find((row) => row.id === id)?.submission_id).toBe(newer);
    const request = { ids: [id], status: 1, submission_ids: [submission_id] };
    const [stale] = await api.ok(engineer.calls.audit, request, { as: reviewer });
    expect(stale).toMatchObject({ error: 'CHANGED_MEANWHILE', status: null });
    const [done] = await api.ok(
      engineer.calls.audit,
      { ...request, submission_ids: [newer] },
      { as: reviewer },
    );
    expect(done).toMatchObject({ error: null, status: 2 });
    const own = await anEngineer(api.db, 1, { accountId: reviewer.accountId });
    const [refused] = await api.ok(engineer.calls.audit, { ids: [own], status: 1 }, { as: reviewer });
    expect(refused).toMatchObject({ error: 'SELF_APPROVAL' });
  });
});

describe('disabling', () => {
  const set = (id: number, disable_status: 0 | 1, reason?: string) =>
    api.envelope(engineerStatus.path, { id, disable_status, reason }, { as: reviewer });

  it('needs a certificate and a reason, ends a review, and is undone with the same skills', async () => {
    const never = await anEngineer(api.db, 1);
    expect(await set(never, 1, 'no answer')).toMatchObject({ error: 'STATE_CONFLICT' });
    const id = await anEngineer(api.db, 2);
    expect(await set(id, 1)).toMatchObject({ error: 'VALIDATION', fields: { reason: expect.any(String) } });
    await submit(api.db, id, await anAccount(api.db));
    expect(await set(id, 1, 'no answer')).toMatchObject({ code: CODE_OK });
    expect(await detailOf(id)).toMatchObject({ status: 3, disable_status: 1, reason: 'no answer' });
    const [late] = await api.ok(engineer.calls.audit, { ids: [id], status: 1 }, { as: reviewer });
    expect(late).toMatchObject({ error: 'STATE_CONFLICT' });
    expect(await set(id, 0)).toMatchObject({ code: CODE_OK });
    expect(await detailOf(id)).toMatchObject({ status: 2, disable_status: 0, approved_good_at: [1, 2] });
  });
});
