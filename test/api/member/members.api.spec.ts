import {
  memberAddGood,
  memberDetail,
  memberMonthPayment,
  memberStatus,
  merchantAddGood,
  merchantDetail,
  merchantOptions,
  merchantStatus,
  myMerchant,
  updateCompany,
  updateMerchant,
  updateMyMerchant,
} from '@fovea/shared-types/member/company.calls';
import { member } from '@fovea/shared-types/member/member.record';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { myProfile } from '@fovea/shared-types/member/member.calls';
import { userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { aFile, anAccount, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aCertifiedOwner } from '../../support/companies.js';
import { aMember, aSeller, aStaff, grant } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('the list of members', () => {
  const mark = uniqueText();
  const list = async (request: object, companyId: number | null = null) => {
    const staff = await aStaff(api, ['member:account:list'], companyId);
    return api.ok(member.calls.list, request, { as: staff });
  };
  const namesOf = async (request: object) =>
    (await list({ email: mark, ...request })).data.map(({ username }) => username);

  beforeAll(async () => {
    const people = [
      { username: '見本 花子', phone: '+819011112222', status: 1, is_month_payment: 0 },
      { username: 'ＳＡＭＰＬＥ Person', phone: '+8613900001111', status: 0, is_month_payment: 0 },
      { username: '示例 小王', phone: '+12025550123', status: 1, is_month_payment: 1 },
    ];
    for (const [index, person] of people.entries())
      await anAccount(api.db, {
        ...person,
        email: `p${index}-${mark}@test.example`,
        created_at: new Date(Date.UTC(2026, 0, 1 + index)),
      });
  });

  it.each([
    ['two characters of a name', { username: '花子' }, ['見本 花子']],
    ['a name in another width and case', { username: 'sample' }, ['ＳＡＭＰＬＥ Person']],
    ['a number as it is dialled at home', { phone: '090-1111' }, ['見本 花子']],
    ['a number with its country', { phone: '+1 202' }, ['示例 小王']],
    ['an address in capitals', { email: `P1-${mark.toUpperCase()}` }, ['ＳＡＭＰＬＥ Person']],
    ['disabled ones', { status: 0 }, ['ＳＡＭＰＬＥ Person']],
    ['monthly payment', { is_month_payment: 1 }, ['示例 小王']],
    [
      'a range of days',
      { created_from: '2026-01-02T00:00:00Z', created_to: '2026-01-02T23:59:59Z' },
      ['ＳＡＭＰＬＥ Person'],
    ],
    ['nothing that exists', { username: '%' }, []],
  ])('finds by %s', async (_, request, expected) => {
    expect(await namesOf(request)).toEqual(expected);
  });

  it('is sorted newest first, or as requested, and only by columns that may sort', async () => {
    expect(await namesOf({})).toEqual(['示例 小王', 'ＳＡＭＰＬＥ Person', '見本 花子']);
    expect(await namesOf({ sort: 'email' })).toEqual(['見本 花子', 'ＳＡＭＰＬＥ Person', '示例 小王']);
    const staff = await aStaff(api, ['member:account:list']);
    const refused = await api.refused(member.calls.list, { sort: 'password_hash' }, { as: staff });
    expect(Object.keys(refused.fields ?? {})).toEqual(['sort']);
  });

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00+14:75',
    '2026-01-01T00:00:00+23:00',
  ])('refuses %s, which is no instant', async (created_from) => {
    const staff = await aStaff(api, ['member:account:list']);
    const refused = await api.refused(member.calls.list, { created_from }, { as: staff });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', ['created_from']]);
  });

  it('shows a merchant’s staff their colleagues only', async () => {
    const seller = await aSeller(api);
    const { data, total } = await list({ limit: 40 }, seller.companyId);
    expect(total).toBe(2); // the seller and the asker
    expect(data.map(({ id }) => id)).toContain(seller.accountId);
    const staff = await aStaff(api, ['member:account:list'], seller.companyId);
    const stranger = await aMember(api);
    expect((await api.refused(memberDetail, { id: stranger.accountId }, { as: staff })).error).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a member', () => {
  it('is shown with everything known of them', async () => {
    const owner = await aCertifiedOwner(api);
    await grant(api.db, owner.accountId, ['member:own-company:list'], owner.companyId);
    const staff = await aStaff(api, ['member:account:list']);
    expect(await api.ok(memberDetail, { id: owner.accountId }, { as: staff })).toMatchObject({
      id: owner.accountId,
      company_id: owner.companyId,
      company_name: owner.request.company_name,
      company_status: 2,
      shopper_roles: ['buyer', 'seller'],
      session_count: 1,
      address_count: 0,
      is_add_good: 1,
      reason: null,
    });
  });

  it('is shown to colleagues without their activity elsewhere', async () => {
    const seller = await aSeller(api);
    await grant(api.db, seller.accountId, ['auction:auction:list'], seller.companyId);
    await grant(api.db, seller.accountId, ['auction:auction:list']);
    const [colleague, platform] = [
      await aStaff(api, ['member:account:list'], seller.companyId),
      await aStaff(api, ['member:account:list']),
    ];
    const { roles } = await api.ok(memberDetail, { id: seller.accountId }, { as: colleague });
    expect(roles).toHaveLength(1);
    expect((await api.ok(memberDetail, { id: seller.accountId }, { as: platform })).roles).toHaveLength(2);
  });

  it('is disabled with a reason, which ends their sessions, and enabled again', async () => {
    const staff = await aStaff(api, ['member:account:status', 'member:account:list']);
    const member = await aMember(api);
    const id = member.accountId;
    expect((await api.refused(memberStatus, { id, status: 0 }, { as: staff })).error).toBe('VALIDATION');
    await api.ok(memberStatus, { id, status: 0, reason: 'false documents' }, { as: staff });
    expect((await api.refused(myProfile, {}, { as: member })).error).toBe('SESSION_INVALID');
    expect(await api.ok(memberDetail, { id }, { as: staff })).toMatchObject({
      status: 0,
      reason: 'false documents',
      session_count: 0,
    });
    await api.ok(memberStatus, { id, status: 1 }, { as: staff });
    expect(await api.ok(myProfile, {}, { as: await api.signIn(id) })).toMatchObject({ id });
    const { rows } = await api.db.query(
      `SELECT reason, before, after FROM audit_log WHERE action = 'member:account:status' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      { reason: 'false documents', before: { status: 1 }, after: { status: 0 } },
      { reason: null, before: { status: 0 }, after: { status: 1 } },
    ]);
  });

  it('is neither the one who disables nor somebody of the platform who may do more', async () => {
    const staff = await aStaff(api, ['member:account:status']);
    const higher = await aStaff(api, ['member:account:status', 'member:company:approve']);
    const owner = await aStaff(api, ['*:*:*'], (await aSeller(api)).companyId);
    const admin = await aStaff(api, ['*:*:*']);
    const disable = (person: Person, as: Person) =>
      api.envelope(memberStatus.path, { id: person.accountId, status: 0, reason: 'coup' }, { as });
    for (const person of [staff, higher, admin])
      expect((await disable(person, staff)).error).toBe('FORBIDDEN');
    expect((await disable(admin, admin)).error).toBe('FORBIDDEN');
    expect((await disable(owner, staff)).error).toBeUndefined();
    expect((await disable(staff, higher)).error).toBeUndefined();
    expect((await disable(higher, admin)).error).toBeUndefined();
  });

  it('has switches that leave one line in the audit log each time they turn', async () => {
    const staff = await aStaff(api, ['member:account:month-payment', 'member:account:add-good']);
    const { accountId: id } = await aMember(api);
    for (let i = 0; i < 2; i += 1) {
      expect(await api.ok(memberMonthPayment, { id, is_month_payment: 1 }, { as: staff })).toEqual({
        id,
        is_month_payment: 1,
      });
      await api.ok(memberAddGood, { id, is_add_good: 1 }, { as: staff });
    }
    const { rows } = await api.db.query(
      `SELECT action FROM audit_log WHERE subject_type = 'account' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([{ action: 'member:account:month-payment' }, { action: 'member:account:add-good' }]);
    const nobody = { id: 999_999_999, is_add_good: 1 };
    expect((await api.refused(memberAddGood, nobody, { as: staff })).error).toBe('NOT_FOUND');
    const own = { id: staff.accountId, is_add_good: 1 };
    expect((await api.refused(memberAddGood, own, { as: staff })).error).toBe('FORBIDDEN');
  });
});

describe('a merchant', () => {
  it('is found by a part of its name, whatever its language', async () => {
    const staff = await aStaff(api, ['member:company:list']);
    const seller = await aSeller(api, { name_j: `${uniqueText()} 株式会社`, name_c: '杭州光学' });
    for (const company_name of ['杭州', '光学']) {
      const { data } = await api.ok(merchant.calls.list, { company_name, status: 1 }, { as: staff });
      expect(data.map(({ id }) => id)).toContain(seller.companyId);
      const options = await api.ok(merchantOptions, { company_name }, { as: staff, language: 'zh' });
      expect(options).toContainEqual({ id: seller.companyId, company_name: '杭州光学' });
    }
    const ofMerchant = await aStaff(api, ['member:company:list'], seller.companyId);
    expect((await api.ok(merchant.calls.list, {}, { as: ofMerchant })).total).toBe(1);
  });

  it('is disabled with a reason; its staff may nothing there from the next call on', async () => {
    const owner = await aCertifiedOwner(api);
    const id = owner.companyId;
    await grant(api.db, owner.accountId, ['member:own-company:list'], id);
    const staff = await aStaff(api, [
      'member:company:status',
      'member:company:list',
      'member:company:add-good',
    ]);
    await api.ok(merchantAddGood, { id, is_add_good: 1 }, { as: staff });
    await api.ok(myMerchant, {}, { as: owner });
    expect((await api.refused(merchantStatus, { id, status: 0 }, { as: staff })).error).toBe('VALIDATION');
    await api.ok(merchantStatus, { id, status: 0, reason: 'complaints' }, { as: staff });
    expect((await api.refused(myMerchant, {}, { as: owner })).error).toBe('FORBIDDEN');
    expect((await api.ok(userPermissions, {}, { as: owner })).add_goods_permissions).toBe(0);
    expect(await api.ok(merchantDetail, { id }, { as: staff })).toMatchObject({
      status: 0,
      reason: 'complaints',
    });
    await api.ok(merchantStatus, { id, status: 1 }, { as: staff });
    expect((await api.ok(userPermissions, {}, { as: owner })).add_goods_permissions).toBe(1);
  });

  it('is corrected and renewed by the platform', async () => {
    const { companyId: id } = await aCertifiedOwner(api);
    const staff = await aStaff(api, ['member:company:update', 'member:company:list']);
    await api.db.query(`UPDATE company SET certification_status = 3, status = 2 WHERE id = $1`, [id]);
    const refused = (request: object) => api.refused(updateMerchant, { id, ...request }, { as: staff });
    expect((await refused({ legal_number: '1234567890123' })).fields).toHaveProperty('legal_number');
    expect((await refused({ expired_at: '2020-01-01T00:00:00Z' })).fields).toHaveProperty('expired_at');
    const expired_at = new Date(Date.now() + 86_400_000).toISOString();
    await api.ok(updateMerchant, { id, legal_person: ' 見本 次郎 ', expired_at }, { as: staff });
    expect(await api.ok(merchantDetail, { id }, { as: staff })).toMatchObject({
      legal_person: '見本 次郎',
      status: 1,
      certification_status: 2,
      expired_at,
    });
  });

  it('changes its addresses at once, its documents by a new review', async () => {
    const owner = await aCertifiedOwner(api);
    await grant(
      api.db,
      owner.accountId,
      ['member:own-company:list', 'member:own-company:update'],
      owner.companyId,
    );
    const own = async () => api.ok(myMerchant, {}, { as: owner });
    const change = { address: '東京都港区見本台9-9', images: owner.request.images };
    await api.ok(updateMyMerchant, change, { as: owner });
    expect(await own()).toMatchObject({ address: change.address, is_under_review: false });
    const images = [...owner.request.images, await aFile(api.db, owner.accountId)];
    await api.db.query(`UPDATE company SET name_e = 'Specimen Trading' WHERE id = $1`, [owner.companyId]);
    await api.ok(updateMyMerchant, { images }, { as: owner, language: 'en' });
    expect(await own()).toMatchObject({ is_under_review: true, status: 1 });
    // The documents have the name in the country's language, so that the examiner sees no change where there is none.
    const examiner = await aStaff(api, ['member:company:list']);
    const { submissions } = await api.ok(merchantDetail, { id: owner.companyId }, { as: examiner });
    expect(submissions[0]).toMatchObject({ status: 1, company_name: owner.request.company_name });
    // What the owner requested meanwhile stays in the pending submission, and so do corrections by their staff.
    const { images: _, ...fields } = owner.request;
    await api.ok(updateCompany, { ...fields, company_name: '新見本光学株式会社', images }, { as: owner });
    await api.ok(updateMyMerchant, { company_phone: '03-1111-1111', address: change.address }, { as: owner });
    const [waiting] = (await api.ok(merchantDetail, { id: owner.companyId }, { as: examiner })).submissions;
    expect(waiting).toMatchObject({
      ...{ status: 1, company_name: '新見本光学株式会社', company_phone: '03-1111-1111' },
      // Sent along as the form had shown it: the owner's own input counts.
      address: owner.request.address,
    });
    expect(waiting?.images.map(({ id }) => id)).toEqual(images);
    const forged = { expired_at: '2099-01-01T00:00:00Z', is_add_good: 1, status: 0, company_name: 'Other' };
    // Sent as a stranger's program would: the fields are none of the call's.
    await api.envelope(updateMyMerchant.path, forged, { as: owner });
    expect(await api.ok(myMerchant, {}, { as: owner, language: 'ja' })).toMatchObject({
      company_name: owner.request.company_name,
      is_add_good: 0,
      status: 1,
    });
  });
});
