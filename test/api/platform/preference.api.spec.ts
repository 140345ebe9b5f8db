import {
  addTableView,
  deleteTableView,
  dictList,
  myPreferences,
  setPreference,
  shareTableView,
  tableViewList,
  updateTableView,
} from '@fovea/shared-types/platform/platform.calls';
import { DICTIONARY_CODES } from '../../../server/src/i18n/dictionary-text.js';
import { aCompany } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('preferences', () => {
  const mine = async (as: Person) => (await api.ok(myPreferences, {}, { as })).preferences;

  it('are kept by key, changed, taken away, and their owner’s alone', async () => {
    const person = await aMember(api);
    await api.ok(
      setPreference,
      { key: 'table.member.member', value: { order: ['id'], limit: 80 } },
      { as: person },
    );
    await api.ok(setPreference, { key: 'shell', value: [1, 'x', null, true] }, { as: person });
    await api.ok(setPreference, { key: 'shell', value: 'dark' }, { as: person });
    expect(await mine(person)).toEqual({
      shell: 'dark',
      'table.member.member': { order: ['id'], limit: 80 },
    });
    await api.ok(setPreference, { key: 'shell', value: null }, { as: person });
    expect(Object.keys(await mine(person))).toEqual(['table.member.member']);
    expect(await mine(await aMember(api))).toEqual({});
  });

  it('are of a named form and a bounded size', async () => {
    const as = await aMember(api);
    for (const key of ['', 'Table', 'a b', '../x', '__proto__', 'a'.repeat(101)])
      expect((await api.refused(setPreference, { key, value: 1 }, { as })).fields).toHaveProperty('key');
    const large = await api.refused(setPreference, { key: 'a', value: 'x'.repeat(16_384) }, { as });
    expect(large.fields).toHaveProperty('value');
    // Short as JSON, long as the database writes it.
    const swelling = { key: 'a', value: Array.from({ length: 100 }, () => 1e300) };
    expect((await api.refused(setPreference, swelling, { as })).error).toBe('VALIDATION');
    expect(await mine(as)).toEqual({});
  });

  it('are at most two hundred, however many come at once', async () => {
    const as = await aMember(api);
    await api.db.query(
      `INSERT INTO preference (account_id, key, value, place) SELECT $1, 'k' || n, '1', n FROM generate_series(1, 198) n`,
      [as.accountId],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        api.envelope(setPreference.path, { key: `new${at}`, value: at }, { as }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['COUNT_LIMIT']));
    await api.ok(setPreference, { key: 'k7', value: 'still changes' }, { as });
    await api.ok(setPreference, { key: 'k1', value: null }, { as });
    await api.ok(setPreference, { key: 'last', value: 1 }, { as });
  });
});

describe('views of a table', () => {
  const requested = { table: 'member.member', name: '待审核', view: { filters: { status: '1' } } };
  const names = async (as: Person) =>
    (await api.ok(tableViewList, { table: requested.table }, { as })).map(
      ({ name, is_own }) => `${name} ${is_own}`,
    );

  it('are kept, changed and deleted by their owner alone, one of each name', async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const added = await api.ok(addTableView, requested, { as: owner });
    expect(added).toMatchObject({ ...requested, is_own: 1, is_shared: 0 });
    expect((await api.refused(addTableView, requested, { as: owner })).error).toBe('NAME_TAKEN');
    await api.ok(addTableView, { ...requested, table: 'member.company' }, { as: owner });
    const change = { id: added.id, name: 'Late', view: {} };
    expect((await api.refused(updateTableView, change, { as: other })).error).toBe('NOT_FOUND');
    expect((await api.refused(deleteTableView, { id: added.id }, { as: other })).error).toBe('NOT_FOUND');
    expect(await api.ok(updateTableView, change, { as: owner })).toMatchObject({ name: 'Late', view: {} });
    expect(await names(owner)).toEqual(['Late 1']);
    expect(await names(other)).toEqual([]);
    await api.ok(deleteTableView, { id: added.id }, { as: owner });
    expect(await names(owner)).toEqual([]);
  });

  it('are shared with colleagues of the company, or with the staff of the platform, and with nobody else', async () => {
    const share = ['platform:table-view:share'] as const;
    const [company, rival] = [await aCompany(api.db), await aCompany(api.db)];
    const sharer = await aStaff(api, share, company);
    const colleague = await aStaff(api, ['auction:order:list'], company);
    const stranger = await aStaff(api, ['auction:order:list'], rival);
    const house = await aStaff(api, share);
    const [own, ofPlatform] = [
      await api.ok(addTableView, requested, { as: sharer }),
      await api.ok(addTableView, { ...requested, name: 'House' }, { as: house }),
    ];
    expect(await names(colleague)).toEqual([]);
    await api.ok(shareTableView, { id: own.id, is_shared: 1 }, { as: sharer });
    await api.ok(shareTableView, { id: ofPlatform.id, is_shared: 1 }, { as: house });
    expect(await names(colleague)).toEqual(['待审核 0']);
    expect(await names(stranger)).toEqual([]);
    expect(await names(await aMember(api, { company_id: company }))).toEqual([]);
    expect(await names(await aStaff(api, ['auction:order:list']))).toEqual(['House 0']);
    expect(
      (await api.refused(shareTableView, { id: ofPlatform.id, is_shared: 0 }, { as: sharer })).error,
    ).toBe('NOT_FOUND');
    await api.ok(shareTableView, { id: own.id, is_shared: 0 }, { as: sharer });
    expect(await names(colleague)).toEqual([]);
  });
});

describe('dictionaries', () => {
  it('come all at once, named in the reader’s language, with their colours', async () => {
    const { dicts } = await api.ok(dictList, {}, { language: 'ja' });
    const found = new Map((dicts ?? []).map(({ name, items }) => [name, items]));
    for (const [name, codes] of Object.entries(DICTIONARY_CODES))
      expect(found.get(name)?.map(({ code }) => code)).toEqual([...codes]);
    expect(found.get('states:certification')).toContainEqual({ code: 2, label: '認証済み', tone: 'success' });
    expect(found.get('menu_type')?.[0]).toMatchObject({ code: 'M', tone: null });
    expect(found.get('states:order')).toEqual(found.get('order_status'));
    for (const [name, items] of found)
      if (name.startsWith('states:')) expect(items.filter(({ tone }) => tone === null)).toEqual([]);
    expect((dicts ?? []).flatMap(({ items }) => items).filter(({ label }) => label === '')).toEqual([]);
  });

  it('are not sent again to who has them, in this language', async () => {
    const { version } = await api.ok(dictList, {}, { language: 'zh' });
    expect(await api.ok(dictList, { version }, { language: 'zh' })).toEqual({ version, dicts: null });
    expect((await api.ok(dictList, { version }, { language: 'en' })).dicts).not.toBeNull();
  });
});
