import {
  auditLicence,
  licenceHistory,
  licenceKindOptions,
  myLicenceList,
} from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { licenceKind } from '@fovea/shared-types/member/licence-kind.record';
import { licenceStep } from '@fovea/shared-types/member/licence-step.record';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { LicenceJobs } from '../../../server/src/member/licence/licence.jobs.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import {
  aLicence,
  aLicenceKeeper,
  aLicenceReviewer,
  anApprovedLicence,
  dayIn,
  licenceRequest,
} from '../../support/licences.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
let reviewer: Person;
beforeAll(async () => {
  api = await startApi();
  reviewer = await aLicenceReviewer(api);
});
afterAll(() => api?.stop());

const noticesTo = async ({ accountId }: Person): Promise<{ notice: string; days: number | null }[]> => {
  const { rows } = await api.db.query<{ notice: string; days: number | null }>(
    `SELECT params ->> 'notice' AS notice, (params ->> 'days')::int AS days FROM message
     WHERE recipient_id = $1 ORDER BY id`,
    [accountId],
  );
  return rows;
};
const mailsTo = async ({ accountId }: Person): Promise<string[]> => {
  const { rows } = await api.db.query<{ subject: string }>(
    `SELECT o.subject FROM outgoing_message o JOIN account a ON a.email = o.recipient WHERE a.id = $1 ORDER BY o.id`,
    [accountId],
  );
  return rows.map(({ subject }) => subject);
};
const reject = (id: number) => ({
  ids: [id],
  status: -1,
  audit_notes: '住所が読めません',
  field_reasons: { place_address: '番地がありません' },
});

describe('a licence in the register', () => {
  it('is rejected with reasons, corrected, and reviewed again with what changed', async () => {
    const keeper = await aLicenceKeeper(api);
    const id = await aLicence(api, keeper, { number: '第１２３号' });
    await api.ok(auditLicence, reject(id), { as: reviewer });
    const rejected = await api.ok(licence.calls.detail, { id }, { as: keeper });
    expect(rejected).toMatchObject({ status: -1, reason: '住所が読めません', number: '第123号', country: 1 });
    const correction = { id, place_address: '見本市見本町1-2-4', version: rejected.version };
    await api.ok(licence.calls.update, correction, { as: keeper });
    expect(await api.ok(licence.calls.detail, { id }, { as: keeper })).toMatchObject({
      status: 0,
      reason: null,
    });
    const history = await api.ok(licenceHistory, { id }, { as: reviewer });
    const { data: listed } = await api.ok(licence.calls.list, { sort: '-id' }, { as: keeper });
    expect(listed.map(({ submission_id }) => submission_id)).toEqual([history[0]?.id]);
    const outdated = { ids: [id], submission_ids: [history[1]?.id ?? 0], status: 1 };
    const [refused] = await api.ok(auditLicence, outdated, { as: reviewer });
    expect(refused).toMatchObject({ error: 'CHANGED_MEANWHILE', status: null });
    expect(history.map(({ status, changed }) => ({ status, changed }))).toEqual([
      { status: 0, changed: ['place_address'] },
      { status: -1, changed: [] },
    ]);
    expect(history[1]).toMatchObject({
      notes: '住所が読めません',
      field_reasons: { place_address: '番地がありません' },
    });
    await eventually('a message and a mail', async () => {
      const notices = await noticesTo(keeper);
      return (
        notices.some(({ notice }) => notice === 'licence_rejected') && (await mailsTo(keeper)).length === 1
      );
    });
  });

  it('does not wait again when nothing of it is changed', async () => {
    const keeper = await aLicenceKeeper(api);
    const id = await aLicence(api, keeper);
    await api.ok(auditLicence, reject(id), { as: reviewer });
    await api.ok(licence.calls.update, { id, classes: [4, 3] }, { as: keeper });
    expect(await api.ok(licence.calls.detail, { id }, { as: keeper })).toMatchObject({ status: -1 });
  });

  it('is neither changed nor deleted once it is approved', async () => {
    const keeper = await aLicenceKeeper(api);
    const id = await anApprovedLicence(api, keeper);
    expect((await api.refused(licence.calls.update, { id, number: '第9号' }, { as: keeper })).error).toBe(
      'LICENCE_APPROVED',
    );
    expect((await api.refused(licence.calls.delete, { id }, { as: keeper })).error).toBe('LICENCE_APPROVED');
  });

  it('is valid until its renewal is approved, which replaces it', async () => {
    const keeper = await aLicenceKeeper(api);
    const id = await anApprovedLicence(api, keeper);
    const renewal = await aLicence(api, keeper, { renews_id: id, valid_until: '2037-03-31' });
    expect(await api.ok(licence.calls.detail, { id }, { as: keeper })).toMatchObject({
      status: 1,
      renewed_by: renewal,
    });
    const second = await licenceRequest(api, keeper, { renews_id: id });
    expect((await api.refused(licence.calls.add, second, { as: keeper })).error).toBe('STATE_CONFLICT');
    await api.ok(auditLicence, { ids: [renewal], status: 1 }, { as: reviewer });
    expect(await api.ok(licence.calls.detail, { id }, { as: keeper })).toMatchObject({ status: 2 });
    const late = await api.refused(licence.calls.add, second, { as: keeper });
    expect(late.fields).toHaveProperty('renews_id');
  });

  it('renews no licence of another company, and none that waits', async () => {
    const [keeper, rival] = [await aLicenceKeeper(api), await aLicenceKeeper(api)];
    const waiting = await aLicence(api, keeper);
    const foreign = await anApprovedLicence(api, rival);
    const renewalOf = async (renews_id: number) =>
      api.refused(licence.calls.add, await licenceRequest(api, keeper, { renews_id }), { as: keeper });
    const ofWaiting = await renewalOf(waiting);
    expect(ofWaiting.fields).toHaveProperty('renews_id');
    // Nobody learns from the answer whose number it is, or whether there is one.
    for (const one of [foreign, await aLicence(api, rival), 999_999_999]) {
      const { error, fields } = await renewalOf(one);
      expect({ error, fields }).toEqual({ error: ofWaiting.error, fields: ofWaiting.fields });
    }
  });

  it('does not end before it begins', async () => {
    const keeper = await aLicenceKeeper(api);
    const request = await licenceRequest(api, keeper, { valid_until: '2025-03-31' });
    const refusal = await api.refused(licence.calls.add, request, { as: keeper });
    expect(refusal.fields).toHaveProperty('valid_until');
  });

  it('is entered by the platform for a company that it names', async () => {
    const clerk = await aStaff(api, ['member:licence:list', 'member:licence:add']);
    const { companyId } = await aSeller(api);
    const id = await aLicence(api, clerk, { company_id: companyId });
    expect(await api.ok(licence.calls.detail, { id }, { as: clerk })).toMatchObject({
      company_id: companyId,
    });
  });

  it('is found by its country and by how long it still holds', async () => {
    const keeper = await aLicenceKeeper(api);
    const ends = async (days: number | null) =>
      aLicence(api, keeper, { valid_until: days === null ? null : await dayIn(api, days) });
    const [over, last, soon, later, endless] = [
      await ends(-1),
      await ends(0),
      await ends(29),
      await ends(90),
      await ends(null),
    ];
    const chinese = await aLicence(api, keeper, { kind: 11, valid_until: await dayIn(api, 91) });
    const found = async (filters: object) =>
      (await api.ok(licence.calls.list, { ...filters, sort: 'id' }, { as: keeper })).data.map(({ id }) => id);
    expect(await found({ validity: 0 })).toEqual([over]);
    expect(await found({ validity: 30 })).toEqual([last, soon]);
    expect(await found({ validity: 90 })).toEqual([last, soon, later]);
    expect(await found({ validity: 1 })).toEqual([last, soon, later, endless, chinese]);
    expect(await found({ country: 2 })).toEqual([chinese]);
    const { data } = await api.ok(licence.calls.list, { sort: 'id' }, { as: keeper });
    expect(data.map(({ validity }) => validity)).toEqual([0, 30, 30, 90, 1, 1]);
  });
});

describe('the licences of one’s own company', () => {
  it('are listed with their documents for all of its people, without a right in the back office', async () => {
    const keeper = await aLicenceKeeper(api);
    const buyer = await aMember(api, { company_id: keeper.companyId });
    const rejected = await aLicence(api, keeper);
    await api.ok(auditLicence, reject(rejected), { as: reviewer });
    const approved = await anApprovedLicence(api, keeper, { valid_until: await dayIn(api, 29) });
    await anApprovedLicence(api, await aLicenceKeeper(api));
    const mine = await api.ok(myLicenceList, {}, { as: buyer });
    expect(mine).toMatchObject([
      { id: approved, status: 1, validity: 30, papers: [{ mime: 'image/jpeg' }] },
      { id: rejected, status: -1, reason: '住所が読めません', papers: [{}] },
    ]);
    const [paper] = mine[0]?.papers ?? [];
    expect(paper?.url).toMatch(/[?&]sig=/);
    expect((await api.refused(licence.calls.list, {}, { as: buyer })).error).toBe('FORBIDDEN');
  });

  it('are none of whoever has no company', async () => {
    expect(await api.ok(myLicenceList, {}, { as: await aMember(api) })).toEqual([]);
    expect((await api.refused(myLicenceList, {}, {})).code).toBe(-102);
  });
});

describe('kinds of licences', () => {
  it('are offered while they are in force, and stay for the licences that have them', async () => {
    const staff = await aStaff(api, [WILDCARD]);
    const keeper = await aLicenceKeeper(api);
    const names = { name_c: '试行许可', name_e: 'Trial permit', name_j: '試行許可' };
    const { id: kind } = await api.ok(
      licenceKind.calls.add,
      { country: 1, ...names, effective_from: '2025-04-01' },
      { as: staff },
    );
    const offered = async () =>
      (await api.ok(licenceKindOptions, {}, { as: keeper, language: 'ja' })).find(({ id }) => id === kind);
    expect(await offered()).toEqual({ id: kind, name: '試行許可', is_offered: true });
    const id = await aLicence(api, keeper, { kind });
    expect(await api.ok(licence.calls.detail, { id }, { as: keeper })).toMatchObject({
      kind,
      kind_name: 'Trial permit',
      country: 1,
    });
    expect((await api.refused(licenceKind.calls.delete, { id: kind }, { as: staff })).error).toBe('IN_USE');
    await api.ok(licenceKind.calls.update, { id: kind, effective_until: '2025-04-30' }, { as: staff });
    expect(await offered()).toMatchObject({ is_offered: false });
    const late = await api.refused(licence.calls.add, await licenceRequest(api, keeper, { kind }), {
      as: keeper,
    });
    expect(late.fields).toHaveProperty('kind');
    const { data } = await api.ok(licenceKind.calls.list, { country: 1 }, { as: staff });
    expect(data.find(({ id: known }) => known === kind)).toMatchObject({ licence_count: 1 });
    // What was registered is corrected all the same.
    await api.ok(licence.calls.update, { id, number: '第8号' }, { as: keeper });
  });

  it('and warnings do not end before they begin', async () => {
    const staff = await aStaff(api, [WILDCARD]);
    const days = { effective_from: '2025-04-01', effective_until: '2025-03-31' };
    const refusal = await api.refused(licenceStep.calls.add, { days: 60, ...days }, { as: staff });
    expect(refusal.fields).toHaveProperty('effective_until');
  });
});

describe('the end of a licence', () => {
  it('is notified by the steps of the day, and by its end alone where there is none', async () => {
    const staff = await aStaff(api, [WILDCARD]);
    const { data: steps } = await api.ok(licenceStep.calls.list, {}, { as: staff });
    expect(steps.map(({ days }) => days)).toEqual([90, 30, 7]);
    const keeper = await aLicenceKeeper(api);
    const id = await anApprovedLicence(api, keeper, { valid_until: await dayIn(api, 45) });
    const yesterday = await dayIn(api, -2);
    for (const step of steps)
      await api.ok(licenceStep.calls.update, { id: step.id, effective_until: yesterday }, { as: staff });
    const warned = async () => {
      await api.app.get(LicenceJobs, { strict: false }).run();
      const { rows } = await api.db.query<{ days: number }>(
        'SELECT days FROM licence_warning WHERE licence_id = $1 ORDER BY days',
        [id],
      );
      return rows.map(({ days }) => days);
    };
    expect(await warned()).toEqual([]);
    const { id: own } = await api.ok(
      licenceStep.calls.add,
      { days: 45, effective_from: yesterday },
      { as: staff },
    );
    expect(await warned()).toEqual([45]);
    await api.ok(licenceStep.calls.delete, { id: own }, { as: staff });
    for (const step of steps)
      await api.ok(licenceStep.calls.update, { id: step.id, effective_until: null }, { as: staff });
    expect(await warned()).toEqual([45, 90]);
  });

  it('is notified once for each threshold that it reaches, by message and by mail', async () => {
    const keeper = await aLicenceKeeper(api);
    const id = await anApprovedLicence(api, keeper);
    const jobs = api.app.get(LicenceJobs, { strict: false });
    for (const days of [91, 90, 60, 20, 7, 0, -1]) {
      await api.db.query('UPDATE company_licence SET valid_until = $2 WHERE id = $1', [
        id,
        await dayIn(api, days),
      ]);
      await Promise.all([jobs.run(), jobs.run()]);
      await jobs.run();
    }
    const ofEnd = async () =>
      (await noticesTo(keeper)).filter(({ notice }) => notice.startsWith('licence_en'));
    await eventually('four messages and mails', async () => {
      const mails = await mailsTo(keeper);
      return (await ofEnd()).length === 4 && mails.length === 5; // one of the approval
    });
    // Messages that come at once have no order.
    const noticeDays = (await ofEnd()).map(({ notice, days }) => `${notice} ${days}`);
    expect(noticeDays.sort()).toEqual([
      'licence_ended null',
      'licence_ending 20',
      'licence_ending 7',
      'licence_ending 90',
    ]);
  });

  it('is notified to those of the company who keep its licences, and to nobody of another one or of one that was renewed', async () => {
    const [keeper, rival] = [await aLicenceKeeper(api), await aLicenceKeeper(api)];
    const reader = await aStaff(api, ['member:licence:list'], keeper.companyId);
    const colleague = await aStaff(api, ['member:licence:update'], keeper.companyId);
    await anApprovedLicence(api, keeper, { valid_until: await dayIn(api, 20) });
    const old = await anApprovedLicence(api, rival, { valid_until: await dayIn(api, 20) });
    await anApprovedLicence(api, rival, { renews_id: old });
    await aLicence(api, rival, { valid_until: await dayIn(api, 20) });
    await api.app.get(LicenceJobs, { strict: false }).run();
    await eventually('messages to both', async () =>
      [await noticesTo(keeper), await noticesTo(colleague)].every((notices) =>
        notices.some(({ notice }) => notice === 'licence_ending'),
      ),
    );
    for (const other of [reader, rival])
      expect((await noticesTo(other)).filter(({ notice }) => notice === 'licence_ending')).toEqual([]);
  });
});
