import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import type { AuditField, AuditLogDetail } from '@fovea/shared-types/rbac/audit-log.dto';
import { AUDIT_SUBJECTS } from '@fovea/shared-types/rbac/audit-subjects';
import {
  addRole,
  auditLogDetail,
  auditLogList,
  delRole,
  roleDetail,
  roleList,
  updateRole,
  userDetail,
  userInfo,
  userList,
} from '@fovea/shared-types/rbac/rbac.calls';
import { auditSubjectOf, SubjectNamesRepository } from '../../../server/src/rbac/audit/subject-names.js';
import { anAccount, uniqueText } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aLot, aSeller, aStaff } from '../../support/people.js';
import { aHolder, aRole, menuIdsOf } from '../../support/roles.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

/** A line as an older or a younger version may have written it. */
async function aLine(line: {
  subject_type: string;
  subject_id?: number | null;
  company_id?: number | null;
  before?: object;
  after?: object;
}): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO audit_log (action, subject_type, subject_id, company_id, before, after)
     VALUES ('test:line', $1, $2, $3, $4, $5) RETURNING id`,
    [
      line.subject_type,
      line.subject_id ?? null,
      line.company_id ?? null,
      line.before ? JSON.stringify(line.before) : null,
      line.after ? JSON.stringify(line.after) : null,
    ],
  );
  return rows[0]?.id ?? 0;
}

const detailOf = (id: number, as = admin, language: Language = 'en'): Promise<AuditLogDetail> =>
  api.ok(auditLogDetail, { id }, { as, language });

const fieldOf = ({ fields }: AuditLogDetail, name: string): AuditField => {
  const found = fields.find(({ path }) => path.join('.') === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const texts = (values: AuditField['before']): string[] | null => values?.map(({ text }) => text) ?? null;

describe('what a line is about', () => {
  it('has a name and the way to it, and keeps its last name when it is gone', async () => {
    const role_name = `Clerk ${uniqueText()}`;
    const { id } = await api.ok(addRole, { role_name, menu_ids: [] }, { as: admin });
    const about = { subject_type: 'role', subject_id: id };
    expect((await api.ok(auditLogList, about, { as: admin })).data).toMatchObject([
      { subject_title: role_name, subject_opens: id },
    ]);
    // A line without a name of its own.
    await aLine({ ...about, after: { status: 0 } });
    await api.ok(delRole, { id }, { as: admin });
    const { data } = await api.ok(auditLogList, about, { as: admin });
    expect(data).toHaveLength(3);
    for (const line of data) expect(line).toMatchObject({ subject_title: role_name, subject_opens: null });
  });

  it('is not shown to anybody it does not concern', async () => {
    const { companyId } = await aSeller(api);
    const reader = await aStaff(api, ['rbac:audit-log:list'], companyId);
    const stranger = await anAccount(api.db, { username: 'A Stranger' });
    const colleague = await anAccount(api.db, { username: 'A Colleague', company_id: companyId });
    const line = (subject_id: number) =>
      aLine({ subject_type: 'account', subject_id, company_id: companyId });
    expect(await detailOf(await line(stranger), reader)).toMatchObject({
      subject_title: null,
      subject_opens: null,
    });
    expect(await detailOf(await line(colleague), reader)).toMatchObject({ subject_title: 'A Colleague' });
    const referring = await aLine({
      subject_type: 'auction',
      company_id: companyId,
      after: { leader_id: stranger },
    });
    expect(texts(fieldOf(await detailOf(referring, reader), 'leader_id').after)).toEqual([`#${stranger}`]);
    expect(texts(fieldOf(await detailOf(referring), 'leader_id').after)).toEqual(['A Stranger']);
  });

  it.each(AUDIT_SUBJECTS)('can be a %s, whose name is read in every language', async (type) => {
    const names = api.app.get(SubjectNamesRepository, { strict: false });
    expect(auditSubjectOf(type)).not.toBeNull();
    for (const language of LANGUAGES)
      for (const companies of [null, [1]])
        expect(
          (await names.readSubjectName(api.db, { language, companies }, [{ type, id: 1 }])).find,
        ).toBeDefined();
  });

  it('shows a share in percent, as its form and its file do', async () => {
    const line = await aLine({ subject_type: 'tax_rate', before: { rate: 800 }, after: { rate: 825 } });
    const rate = fieldOf(await detailOf(line), 'rate');
    expect([texts(rate.before), texts(rate.after)]).toEqual([['8 %'], ['8.25 %']]);
    await plant(
      api.db,
      `INSERT INTO tax_rate (country, rate, effective_from) VALUES ('NZ', 1525, '2020-01-01')`,
    );
    const { url } = await api.ok(
      addExport,
      { resource: 'tax_rates', format: 'csv', columns: ['country', 'rate'], filters: { country: 'NZ' } },
      { as: admin },
    );
    expect((await api.app.inject({ method: 'GET', url: url ?? '' })).body).toContain('New Zealand,15.25');
  });

  it('is named in the file as well', async () => {
    const role_name = `Filed ${uniqueText()}`;
    const { id } = await api.ok(addRole, { role_name, menu_ids: [] }, { as: admin });
    const { url } = await api.ok(
      addExport,
      {
        resource: 'audit_log',
        format: 'csv',
        columns: ['action_name', 'subject_type', 'subject_title'],
        filters: { subject_type: 'role', subject_id: id },
      },
      { as: admin, language: 'ja' },
    );
    const { body } = await api.app.inject({ method: 'GET', url: url ?? '' });
    expect(body).toContain(`ロールの追加,ロール,${role_name}`);
  });
});

describe('the fields of a line', () => {
  it('are written in words: codes, switches, references, changed ones first', async () => {
    const [menu = ''] = await menuIdsOf(api.db, ['rbac:user:list']);
    const { id } = await api.ok(
      addRole,
      { role_name: `Worded ${uniqueText()}`, menu_ids: [] },
      { as: admin },
    );
    await api.ok(updateRole, { id, status: 0, data_scope: 4, menu_ids: [menu] }, { as: admin });
    const { data } = await api.ok(
      auditLogList,
      { subject_type: 'role', subject_id: id, action: 'rbac:role:update' },
      { as: admin },
    );
    for (const [language, status, scope, wildcard] of [
      ['zh', '停用', '仅本人', '否'],
      ['en', 'Disabled', 'Own rows only', 'No'],
      ['ja', '無効', '本人のみ', 'いいえ'],
    ] as const) {
      const line = await detailOf(data[0]?.id ?? 0, admin, language);
      expect(fieldOf(line, 'status')).toMatchObject({ is_changed: true, after: [{ text: status }] });
      expect(texts(fieldOf(line, 'data_scope').after)).toEqual([scope]);
      expect(texts(fieldOf(line, 'is_wildcard').after)).toEqual([wildcard]);
      const menus = fieldOf(line, 'menu_ids');
      expect(menus).toMatchObject({ is_list: true, before: [] });
      expect(menus.after).toMatchObject([{ subject_type: 'menu', subject_opens: Number(menu) }]);
      expect(texts(menus.after)?.[0]).not.toMatch(/\d/);
      const changed = line.fields.map(({ is_changed }) => is_changed);
      expect(changed).toEqual(changed.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('are written by what they hold: money, instants, countries, rich text', async () => {
    const id = await aLine({
      subject_type: 'goods',
      before: { price: '19800.50', currency: 'CNY', ships_from: 'JP', content_e: '<p>Old</p>', up_at: null },
      after: {
        price: '20000.00',
        currency: 'CNY',
        ships_from: 'DE',
        content_e: '<p>New</p>',
        up_at: '2026-11-22T03:00:00.000Z',
        accessories: [{ c: '电缆', e: 'Cable', j: 'ケーブル' }],
        specifications: [{ label: { c: '电', e: 'Power', j: '電' }, value: { c: '1', e: '100 V', j: '1' } }],
      },
    });
    const line = await detailOf(id);
    expect(fieldOf(line, 'price')).toMatchObject({
      kind: 'money',
      before: [{ text: '19800.50', currency: 'CNY' }],
      after: [{ text: '20000.00', currency: 'CNY' }],
    });
    expect(texts(fieldOf(line, 'ships_from').after)).toEqual(['Germany']);
    expect(texts(fieldOf(await detailOf(id, admin, 'ja'), 'ships_from').before)).toEqual(['日本']);
    expect(fieldOf(line, 'content_e')).toMatchObject({ kind: 'html', after: [{ text: '<p>New</p>' }] });
    expect(fieldOf(line, 'up_at')).toMatchObject({ kind: 'instant', before: null });
    expect(texts(fieldOf(line, 'accessories').after)).toEqual(['Cable']);
    expect(texts(fieldOf(line, 'specifications').after)).toEqual(['Power: 100 V']);
  });

  it('have the currency of the lot where a line states none', async () => {
    const lot = await aLot(api, { currency: 'JPY' });
    const id = await aLine({
      subject_type: 'auction',
      subject_id: lot.id,
      before: { price: 1000, status: 20 },
      after: { price: 1200, status: 42 },
    });
    const line = await detailOf(id);
    expect(fieldOf(line, 'price')).toMatchObject({ after: [{ text: '1200', currency: 'JPY' }] });
    expect(texts(fieldOf(line, 'status').after)?.[0]).not.toBe('42');
  });

  it('that this version does not know stay as they were written, a deleted thing by its number', async () => {
    const id = await aLine({
      subject_type: 'role',
      after: { older: { deep: [1, 'two'], none: null }, status: 99, role_ids: [999_999], empty: {} },
    });
    const line = await detailOf(id);
    expect(texts(fieldOf(line, 'older.deep').after)).toEqual(['1', 'two']);
    expect(fieldOf(line, 'older.none').after).toBeNull();
    expect(texts(fieldOf(line, 'status').after)).toEqual(['99']);
    expect(texts(fieldOf(line, 'role_ids').after)).toEqual(['#999999']);
  });
});

describe('a built-in role', () => {
  const NAMES = { zh: '所有者', en: 'Owner', ja: '所有者' } as const;

  it('is called in its reader’s language wherever it is named, and found by that', async () => {
    const { companyId } = await aSeller(api);
    const role = await aRole(api.db, companyId, [], { role_name: 'Owner', kind: 'owner', is_wildcard: true });
    const holder = await aHolder(api.db, role, companyId, { username: `Holder ${uniqueText()}` });
    const person = await api.signIn(holder);
    for (const language of LANGUAGES) {
      const as = { as: admin, language };
      const name = NAMES[language];
      const roles = await api.ok(roleList, { role_name: name, limit: 160 }, as);
      expect(roles.data.find(({ id }) => id === role)?.role_name).toBe(name);
      expect(await api.ok(roleDetail, { id: role }, as)).toMatchObject({ role_name: name });
      expect(await api.ok(userDetail, { id: holder }, as)).toMatchObject({
        role_name: name,
        roles: [{ id: role, role_name: name }],
      });
      expect((await api.ok(userList, { role_id: role }, as)).data).toMatchObject([{ role_name: name }]);
      expect(await api.ok(userInfo, {}, { as: person, language })).toMatchObject({ roles: [name] });
    }
    const { url } = await api.ok(
      addExport,
      { resource: 'roles', format: 'csv', columns: ['role_name'], filters: { role_name: '所有' } },
      { as: admin, language: 'zh' },
    );
    expect((await api.app.inject({ method: 'GET', url: url ?? '' })).body).toContain('所有者');
  });

  it('keeps its stored name when a form returns it unchanged, and takes a name that somebody enters', async () => {
    const { companyId } = await aSeller(api);
    const role = await aRole(api.db, companyId, [], { role_name: 'Merchant', kind: 'merchant_staff' });
    const shown = async (language: Language): Promise<string> =>
      (await api.ok(roleDetail, { id: role }, { as: admin, language })).role_name;
    const japanese = await shown('ja');
    await api.ok(
      updateRole,
      { id: role, role_name: japanese, remark: 'seen' },
      { as: admin, language: 'ja' },
    );
    expect([await shown('en'), await shown('ja')]).toEqual(['Merchant', japanese]);
    await api.ok(updateRole, { id: role, role_name: 'Lens desk' }, { as: admin, language: 'ja' });
    expect([await shown('en'), await shown('ja')]).toEqual(['Lens desk', 'Lens desk']);
  });
});
