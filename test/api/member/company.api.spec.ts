import {
  auditMerchant,
  cancelCompany,
  companyInfo,
  merchantAddGood,
  merchantDetail,
  registerCompany,
  updateCompany,
} from '@fovea/shared-types/member/company.calls';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { myProfile } from '@fovea/shared-types/member/member.calls';
import { userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { CompanyJobs } from '../../../server/src/member/company/company.jobs.js';
import { aFile } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import {
  aCertifiedOwner,
  aCorporateNumber,
  anApplicant,
  anAuditor,
  someDocuments,
} from '../../support/companies.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const mailsTo = async (accountId: number): Promise<string[]> => {
  const { rows } = await api.db.query<{ subject: string }>(
    `SELECT o.subject FROM outgoing_message o JOIN account a ON a.email = o.recipient WHERE a.id = $1 ORDER BY o.id`,
    [accountId],
  );
  return rows.map(({ subject }) => subject);
};

const noticesTo = async (accountId: number): Promise<string[]> => {
  const { rows } = await api.db.query<{ notice: string }>(
    `SELECT params ->> 'notice' AS notice FROM message WHERE recipient_id = $1 ORDER BY id`,
    [accountId],
  );
  return rows.map(({ notice }) => notice);
};

describe('the certification of a company', () => {
  it('is sent, refused with a reason, sent again and approved; every submission is kept', async () => {
    const member = await aMember(api);
    const auditor = await anAuditor(api);
    expect(await api.ok(companyInfo, {}, { as: member })).toMatchObject({
      status: 0,
      id: null,
      is_owner: true,
    });

    const first = someDocuments([await aFile(api.db, member.accountId)]);
    const { id, status } = await api.ok(registerCompany, first, { as: member });
    expect(status).toBe(1);
    expect(await api.ok(myProfile, {}, { as: member })).toMatchObject({
      company_name: first.company_name,
      company_status: 1,
      shopper_roles: ['buyer'],
    });
    expect((await api.refused(registerCompany, first, { as: member })).error).toBe('STATE_CONFLICT');

    const refusal = { id, status: -1, reason: '登記簿が読めません', field_reasons: { images: 'blurred' } };
    expect(await api.ok(auditMerchant, refusal, { as: auditor })).toEqual({ id, status: -1 });
    expect(await api.ok(companyInfo, {}, { as: member })).toMatchObject({
      status: -1,
      reason: refusal.reason,
      field_reasons: refusal.field_reasons,
      legal_number: first.legal_number,
    });

    const second = { ...first, images: [...first.images, await aFile(api.db, member.accountId)] };
    expect(await api.ok(updateCompany, second, { as: member })).toEqual({ id, status: 1 });
    expect(await api.ok(auditMerchant, { id, status: 1 }, { as: auditor })).toEqual({ id, status: 2 });
    const info = await api.ok(companyInfo, {}, { as: member });
    expect(info).toMatchObject({ status: 2, reason: null, is_add_good: 0 });
    expect(info.images.map((image) => image.id)).toEqual(second.images);
    expect(Date.parse(info.expired_at ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    expect(await api.ok(myProfile, {}, { as: member })).toMatchObject({
      company_status: 2,
      shopper_roles: ['buyer', 'seller'],
    });

    const detail = await api.ok(merchantDetail, { id }, { as: auditor });
    expect(detail.submissions.map((one) => [one.status, one.reason, one.images.length])).toEqual([
      [2, null, 2],
      [-1, refusal.reason, 1],
    ]);
    expect(detail).toMatchObject({ status: 1, certification_status: 2, owner: { id: member.accountId } });
  });

  it('notifies the owner by mail and message, and the auditors that documents wait', async () => {
    const auditor = await anAuditor(api);
    const owner = await aCertifiedOwner(api);
    await eventually('the message and the mail of the decision', async () => {
      const [notices, mails] = [await noticesTo(owner.accountId), await mailsTo(owner.accountId)];
      return notices.includes('company_certified') && mails.length === 1;
    });
    await eventually('the word to the auditors', async () =>
      (await noticesTo(auditor.accountId)).includes('company_submitted'),
    );
  });

  it('lets publish only who is certified, active, unexpired and allowed', async () => {
    const owner = await aCertifiedOwner(api);
    const auditor = await anAuditor(api);
    const mayPublish = async () =>
      (await api.ok(userPermissions, {}, { as: owner })).add_goods_permissions === 1;
    const set = (sql: string) => api.db.query(`UPDATE company SET ${sql} WHERE id = $1`, [owner.companyId]);
    expect(await mayPublish()).toBe(false);
    await api.ok(merchantAddGood, { id: owner.companyId, is_add_good: 1 }, { as: auditor });
    expect(await mayPublish()).toBe(true);
    await set('status = 0');
    expect(await mayPublish()).toBe(false);
    await set(`status = 1, expired_at = clock_timestamp() - interval '1 minute'`);
    expect(await mayPublish()).toBe(false);
  });

  it('is withdrawn only while nobody has decided', async () => {
    const applicant = await anApplicant(api);
    expect(await api.ok(cancelCompany, {}, { as: applicant })).toEqual({ status: 0 });
    expect((await api.refused(cancelCompany, {}, { as: applicant })).error).toBe('STATE_CONFLICT');
    expect(await api.ok(registerCompany, applicant.request, { as: applicant })).toMatchObject({
      id: applicant.companyId,
    });
    await api.ok(
      auditMerchant,
      { id: applicant.companyId, status: -1, reason: 'incomplete' },
      { as: await anAuditor(api) },
    );
    await api.ok(updateCompany, applicant.request, { as: applicant });
    expect((await api.refused(cancelCompany, {}, { as: applicant })).error).toBe('STATE_CONFLICT');
  });

  it('stays while a change of it waits, and survives its refusal', async () => {
    const owner = await aCertifiedOwner(api);
    const auditor = await anAuditor(api);
    const change = { ...owner.request, legal_person: '見本 花子' };
    expect(await api.ok(updateCompany, change, { as: owner })).toMatchObject({ status: 1 });
    const pending = { certification_status: 1, limit: 40 as const };
    const { data } = await api.ok(merchant.calls.list, pending, { as: auditor });
    const row = data.find(({ id }) => id === owner.companyId);
    expect(row).toMatchObject({ status: 1, legal_person: owner.request.legal_person });
    // The documents of the row are the pending ones, in their order.
    expect(row?.images.map(({ id }) => id)).toEqual(change.images);
    // It names the documents that were read, so that none are decided unread.
    expect(row?.submission_id).toEqual(expect.any(Number));
    const unread = { id: owner.companyId, status: 1, submission_id: (row?.submission_id ?? 0) + 1 };
    expect((await api.refused(auditMerchant, unread, { as: auditor })).error).toBe('CHANGED_MEANWHILE');
    const refusal = {
      id: owner.companyId,
      status: -1,
      reason: 'no proof of the new person',
      submission_id: row?.submission_id ?? 0,
    };
    expect(await api.ok(auditMerchant, refusal, { as: auditor })).toMatchObject({ status: 2 });
    expect(await api.ok(myProfile, {}, { as: owner })).toMatchObject({ company_status: 2 });
  });

  it('runs out with its year, after two reminders', async () => {
    const owner = await aCertifiedOwner(api);
    const jobs = api.app.get(CompanyJobs, { strict: false });
    const endsIn = async (days: number) => {
      await api.db.query(
        `UPDATE company SET expired_at = clock_timestamp() + make_interval(days => $2) WHERE id = $1`,
        [owner.companyId, days],
      );
      await jobs.run();
      await jobs.run();
    };
    for (const days of [29, 6, 0]) await endsIn(days);
    expect(await api.ok(companyInfo, {}, { as: owner })).toMatchObject({ status: 3 });
    await eventually('three messages', async () => {
      const notices = await noticesTo(owner.accountId);
      return (
        notices.filter((notice) => notice === 'company_expiring').length === 2 &&
        notices.filter((notice) => notice === 'company_expired').length === 1
      );
    });
    expect(await api.ok(registerCompany, owner.request, { as: owner })).toMatchObject({ status: 1 });
  });
});

describe('documents that are refused', () => {
  it.each([
    ['company_name', { company_name: ' ' }],
    ['legal_person', { legal_person: '' }],
    ['legal_number', { legal_number: '1234567890123' }],
    ['legal_number', { country: 'CN' }],
    ['type', { type: 9 }],
    ['company_phone', { company_phone: 'call me' }],
    ['postal_code', { postal_code: '' }],
    ['address', { address: 'x'.repeat(201) }],
    ['pickup_address', { pickup_address: '' }],
    ['country', { country: 'XX' }],
    ['images', { images: [] }],
  ])('name the field: %s', async (field, change) => {
    const member = await aMember(api);
    const request = { ...someDocuments([await aFile(api.db, member.accountId)]), ...change };
    const { error, fields } = await api.refused(registerCompany, request, { as: member });
    expect(error).toBe('VALIDATION');
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it("are more than 20, somebody else's, or not agreed to", async () => {
    const member = await aMember(api);
    const many = await Promise.all(Array.from({ length: 21 }, () => aFile(api.db, member.accountId)));
    const refused = async (request: object) =>
      (await api.refused(registerCompany, { ...someDocuments(many.slice(0, 1)), ...request }, { as: member }))
        .error;
    expect(await refused({ images: many })).toBe('FILE_COUNT');
    const stranger = await aMember(api);
    expect(await refused({ images: [await aFile(api.db, stranger.accountId)] })).toBe('FILE_UNKNOWN');
    expect(await refused({ checked: false })).toBe('AGREEMENT_REQUIRED');
    expect(await api.ok(companyInfo, {}, { as: member })).toMatchObject({ status: 0, id: null });
  });

  it('bear the number of a company certified already', async () => {
    const { request: documents } = await aCertifiedOwner(api);
    const member = await aMember(api);
    const request = { ...documents, images: [await aFile(api.db, member.accountId)] };
    expect((await api.refused(registerCompany, request, { as: member })).error).toBe('LEGAL_NUMBER_TAKEN');
  });

  it('come from a colleague of the owner', async () => {
    const { companyId } = await aCertifiedOwner(api);
    const colleague = await aMember(api, { company_id: companyId });
    const request = someDocuments([await aFile(api.db, colleague.accountId)]);
    expect((await api.refused(updateCompany, request, { as: colleague })).error).toBe('COMPANY_OWNER_ONLY');
    expect(await api.ok(companyInfo, {}, { as: colleague })).toMatchObject({
      status: 2,
      images: [],
      is_owner: false,
    });
  });

  it('are the same ones sent twice: the first answer is given again', async () => {
    const member = await aMember(api);
    const request = { ...someDocuments([await aFile(api.db, member.accountId)]), request_id: 'papers-1' };
    const first = await api.ok(registerCompany, request, { as: member });
    expect(await api.ok(registerCompany, request, { as: member })).toEqual(first);
  });

  it('never contain what only staff may see (I8)', async () => {
    const member = await aMember(api);
    const documents = someDocuments([await aFile(api.db, member.accountId)]);
    const forged = { is_add_good: 1, status: 2, certification_status: 2, expired_at: '2099-01-01T00:00:00Z' };
    await api.ok(registerCompany, { ...documents, ...forged }, { as: member });
    expect(await api.ok(companyInfo, {}, { as: member })).toMatchObject({
      status: 1,
      is_add_good: 0,
      expired_at: null,
    });
  });
});

describe('the decision', () => {
  it('reports faults of fields of the form only, and needs documents to decide on', async () => {
    const auditor = await anAuditor(api);
    const { companyId: id } = await anApplicant(api);
    const odd = { id, status: -1, reason: 'no', field_reasons: { password: 'x' } };
    expect((await api.refused(auditMerchant, odd, { as: auditor })).error).toBe('VALIDATION');
    const { companyId: plain } = await aSeller(api);
    expect((await api.refused(auditMerchant, { id: plain, status: 1 }, { as: auditor })).error).toBe(
      'STATE_CONFLICT',
    );
  });

  it('is nobody’s about their own company', async () => {
    const applicant = await anApplicant(api);
    const staff = await aStaff(api, ['member:company:approve']);
    await api.db.query('UPDATE account SET company_id = $1 WHERE id = $2', [
      applicant.companyId,
      staff.accountId,
    ]);
    const request = { id: applicant.companyId, status: 1 };
    expect((await api.refused(auditMerchant, request, { as: staff })).error).toBe('SELF_APPROVAL');
  });

  it('certifies a number once, however many bear it', async () => {
    const auditor = await anAuditor(api);
    const legal_number = aCorporateNumber();
    const ids: number[] = [];
    for (let i = 0; i < 2; i += 1) {
      const member = await aMember(api);
      const documents = { ...someDocuments([await aFile(api.db, member.accountId)]), legal_number };
      ids.push((await api.ok(registerCompany, documents, { as: member })).id);
    }
    const answers = await Promise.all(
      ids.map((id) => api.envelope(auditMerchant.path, { id, status: 1 }, { as: auditor })),
    );
    expect(answers.map(({ error }) => error ?? 'ok').sort()).toEqual(['LEGAL_NUMBER_TAKEN', 'ok']);
  });
});
