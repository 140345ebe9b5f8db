import { addFeedback } from '@fovea/shared-types/content/content.calls';
import { areaCodes, countryList, myProfile, updateProfile } from '@fovea/shared-types/member/member.calls';
import { logout, userInfo, userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { aFile } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('the own profile', () => {
  it('changes by the fields that are sent', async () => {
    const member = await aMember(api, { address: 'Old street 1', postal_code: '100-0001' });
    await api.ok(updateProfile, { address: 'New street 2' }, { as: member });
    expect(await api.ok(myProfile, {}, { as: member })).toMatchObject({
      username: 'Test Person',
      address: 'New street 2',
      postal_code: '100-0001',
    });
  });

  it('is recorded in the log by changed fields, with names and without the address', async () => {
    const member = await aMember(api);
    await api.ok(updateProfile, { username: 'Hanako', address: 'Secret street 3' }, { as: member });
    const { rows } = await api.db.query(
      `SELECT before, after FROM audit_log WHERE action = 'member:profile:update' AND account_id = $1`,
      [member.accountId],
    );
    expect(rows).toEqual([
      {
        before: { username: 'Test Person' },
        after: { username: 'Hanako', changed: ['address', 'username'] },
      },
    ]);
  });

  it('names the company in the language of the reader, with its certification', async () => {
    const seller = await aSeller(api);
    const names = [];
    for (const language of ['zh', 'en', 'ja'] as const) {
      const { company_name, company_status } = await api.ok(myProfile, {}, { as: seller, language });
      expect(company_status).toBe(2);
      names.push(company_name);
    }
    expect(names).toEqual(['示例眼科商会', 'Sample Eye Trading', '見本眼科商会']);
  });

  it('shows a picture of the own uploads, and takes it away again', async () => {
    const member = await aMember(api);
    const avatar = await aFile(api.db, member.accountId);
    await api.ok(updateProfile, { avatar }, { as: member });
    const { avatar: url } = await api.ok(myProfile, {}, { as: member });
    expect(url).toMatch(/^\/files\/u\/.*\.jpg$/);
    expect((await api.ok(userInfo, {}, { as: member })).avatar).toBe(url);
    await api.ok(updateProfile, { username: 'Hanako' }, { as: member });
    expect((await api.ok(myProfile, {}, { as: member })).avatar).toBe(url);
    await api.ok(updateProfile, { avatar: null }, { as: member });
    expect((await api.ok(myProfile, {}, { as: member })).avatar).toBeNull();
  });

  it('leaves a replaced picture to the sweep, unless something else still shows it', async () => {
    const member = await aMember(api);
    const [first, shown, last] = [
      await aFile(api.db, member.accountId),
      await aFile(api.db, member.accountId),
      await aFile(api.db, member.accountId),
    ];
    await api.ok(
      addFeedback,
      { email: 'somebody@test.example', content: 'as in this picture', images: [shown] },
      { as: member },
    );
    for (const avatar of [first, shown, last, last]) await api.ok(updateProfile, { avatar }, { as: member });
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM file WHERE owner_id = $1 AND claimed_at IS NULL',
      [member.accountId],
    );
    expect(rows).toEqual([{ id: first }]);
  });

  it("refuses somebody else's picture, and what is no picture", async () => {
    const member = await aMember(api);
    const theirs = await aFile(api.db, (await aMember(api)).accountId);
    const document = {
      kind: 'file',
      mime: 'application/pdf',
      key: `u/00/${'0'.repeat(32)}.pdf`,
      width: null,
      height: null,
    };
    const mine = await aFile(api.db, member.accountId, document);
    for (const avatar of [theirs, mine, 1_999_999_999])
      expect((await api.refused(updateProfile, { avatar }, { as: member })).error).toBe('FILE_UNKNOWN');
    expect((await api.ok(myProfile, {}, { as: member })).avatar).toBeNull();
  });

  it.each([
    ['a blank name', { username: '  ' }, 'username'],
    ['a name without end', { username: 'x'.repeat(51) }, 'username'],
    ['a control character', { username: 'a\u0007b' }, 'username'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['a postal code that is none', { postal_code: '!!' }, 'postal_code'],
    ['a blank address', { address: ' ' }, 'address'],
  ])('refuses %s, naming the field', async (_what, fault, field) => {
    const member = await aMember(api);
    const answer = await api.refused(updateProfile, fault, { as: member });
    expect(answer.error).toBe('VALIDATION');
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('who somebody is', () => {
  it('is returned with permissions and roles of all companies', async () => {
    const staff = await aStaff(api, ['auction:auction:list', 'auction:bid:void']);
    expect(await api.ok(userInfo, {}, { as: staff })).toMatchObject({
      id: staff.accountId,
      name: 'Test Person',
      permissions: ['auction:auction:list', 'auction:bid:void'],
      roles: [expect.stringMatching(/^role /)],
      company_id: null,
      language: 'en',
    });
  });

  it('shows who may publish goods and who may open the back office', async () => {
    const seller = await aSeller(api);
    await api.db.query('UPDATE account SET is_add_good = 1 WHERE id = $1', [seller.accountId]);
    const uncertified = await aSeller(api, { certification_status: 1 });
    await api.db.query('UPDATE account SET is_add_good = 1 WHERE id = $1', [uncertified.accountId]);
    expect(await api.ok(userPermissions, {}, { as: seller })).toEqual({
      add_goods_permissions: 1,
      has_role: 0,
      permissions: [],
    });
    expect((await api.ok(userPermissions, {}, { as: uncertified })).add_goods_permissions).toBe(0);
    expect((await api.ok(userPermissions, {}, { as: await aMember(api) })).add_goods_permissions).toBe(0);
    const staff = await aStaff(api, ['auction:auction:list']);
    expect((await api.ok(userPermissions, {}, { as: staff })).has_role).toBe(1);
  });
});

describe('leaving', () => {
  it('ends this session and no other', async () => {
    const member = await aMember(api);
    const other = await api.signIn(member.accountId);
    await api.ok(logout, {}, { as: member });
    expect((await api.refused(myProfile, {}, { as: member })).code).toBe(-102);
    expect((await api.refused(logout, {}, { as: member })).code).toBe(-102);
    expect((await api.ok(myProfile, {}, { as: other })).id).toBe(member.accountId);
  });

  it('is not needed where the session expired', async () => {
    const member = await aMember(api);
    await api.db.query(`UPDATE session SET expires_at = clock_timestamp() WHERE account_id = $1`, [
      member.accountId,
    ]);
    expect((await api.refused(myProfile, {}, { as: member })).code).toBe(-102);
  });
});

describe('countries', () => {
  it.each(['zh', 'en', 'ja'] as const)('are named in %s, the neighbours first', async (language) => {
    const [countries, codes] = await Promise.all([
      api.ok(countryList, {}, { language }),
      api.ok(areaCodes, {}, { language }),
    ]);
    expect(countries.length).toBeGreaterThan(200);
    expect(
      countries
        .slice(0, 2)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['CN', 'JP']);
    expect(codes.find(({ country_code }) => country_code === 'JP')?.label_code).toBe('+81');
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  });
});
