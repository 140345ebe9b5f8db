import { staticPage, updateStaticPage } from '@fovea/shared-types/content/content.calls';
import { STATIC_PAGE_TYPES } from '@fovea/shared-types/content/static-page-rules';
import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { LANGUAGES } from '@fovea/shared-types/language';
import { aFile } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  staff = await aStaff(api, ['content:static-page:list', 'content:static-page:update']);
});
afterAll(() => api?.stop());

const rowOf = async (type: string) => {
  const row = (await api.ok(staticPages.calls.list, {}, { as: staff })).find((one) => one.type === type);
  if (!row) throw new Error(`no page ${type}`);
  return row;
};

/** The request of somebody who has just read the page. */
const edit = async (id: number, texts: object) => {
  const row = (await api.ok(staticPages.calls.list, {}, { as: staff })).find((one) => one.id === id);
  return { id, version: row?.version ?? '', ...texts };
};
const save = async (id: number, texts: object, as = staff) =>
  api.ok(updateStaticPage, await edit(id, texts), { as });

describe('texts of the platform', () => {
  it.each(STATIC_PAGE_TYPES)('come with the program in three languages: %s', async (type) => {
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const page = await api.ok(staticPage, { type }, { language });
      expect(page.content).toMatch(/^<p>[^<]{10,}<\/p><h2>/);
      titles.add(page.title);
    }
    expect(titles.size).toBe(3);
  });

  it('are written anew in one language and keep the others', async () => {
    const { id, title_j } = await rowOf('contact');
    await save(id, { title_e: 'Write to us', content_e: '<p>New words</p>' });
    expect(await api.ok(staticPage, { type: 'contact' }, { language: 'en' })).toMatchObject({
      title: 'Write to us',
      content: '<p>New words</p>',
    });
    expect((await api.ok(staticPage, { type: 'contact' }, { language: 'ja' })).title).toBe(title_j);
    expect((await rowOf('contact')).updated_name).toBe('Test Person');
  });

  it('are reset to the built-in text, one language at a time', async () => {
    const before = await rowOf('licence');
    expect(before).toMatchObject({ is_own_c: false, is_own_e: false, is_own_j: false });
    const texts = { title_c: '许可', content_c: '<p>文字</p>', title_e: 'Ours', content_e: '<p>Words</p>' };
    await save(before.id, texts);
    await save(before.id, { title_e: null, content_e: null });
    expect(await rowOf('licence')).toMatchObject({
      ...{ title_c: '许可', content_c: '<p>文字</p>', is_own_c: true },
      ...{ title_e: before.title_e, content_e: before.content_e, is_own_e: false },
    });
    const { rows } = await api.db.query<{ before: object; after: object }>(
      `SELECT before, after FROM audit_log WHERE action = 'content:static-page:update' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toEqual({
      before: { title_e: 'Ours', content_e: '<p>Words</p>' },
      after: { title_e: null, content_e: null },
    });
  });

  it('are saved only as they were read: the second writer is notified, and nothing of the first is lost', async () => {
    const { id } = await rowOf('auction');
    const [first, second] = [await edit(id, { title_e: 'First' }), await edit(id, { title_j: '二番目' })];
    await api.ok(updateStaticPage, first, { as: staff });
    for (const [language, msg] of [
      ['zh', '您打开之后，已有其他人修改了此内容。您的更改未保存。'],
      ['en', 'Somebody else has changed this since you opened it. Your change was not saved.'],
      ['ja', '開いた後に他の人が変更したため、保存されませんでした。'],
    ] as const)
      expect(await api.refused(updateStaticPage, second, { as: staff, language })).toMatchObject({
        error: 'CHANGED_MEANWHILE',
        msg,
      });
    expect(await rowOf('auction')).toMatchObject({ title_e: 'First', is_own_j: false });
    await save(id, { title_j: '二番目' });
    expect(await rowOf('auction')).toMatchObject({ title_e: 'First', title_j: '二番目' });
  });

  it('are cleaned, and must contain text', async () => {
    const { id } = await rowOf('member');
    const dirty =
      '<p onclick="x()">Words<script>alert(1)</script></p><iframe src="https://a.example"></iframe>';
    await save(id, { content_e: dirty });
    expect((await api.ok(staticPage, { type: 'member' }, { language: 'en' })).content).toBe('<p>Words</p>');
    for (const content_e of ['<script>x</script>', '<p> </p>']) {
      const answer = await api.refused(updateStaticPage, await edit(id, { content_e }), { as: staff });
      expect(Object.keys(answer.fields ?? {})).toEqual(['content_e']);
    }
    expect(
      (await api.refused(updateStaticPage, { id: 999, version: 'none', title_e: 'x' }, { as: staff })).error,
    ).toBe('NOT_FOUND');
  });

  describe('with pictures', () => {
    const aPicture = async (owner = staff) => {
      const id = await aFile(api.db, owner.accountId);
      const { rows } = await api.db.query<{ key: string }>('SELECT key FROM file WHERE id = $1', [id]);
      return { id, html: `<p>Words <img src="/files/${rows[0]?.key}"></p>` };
    };
    const keptOf = async (ids: number[]) => {
      const { rows } = await api.db.query<{ id: number }>(
        'SELECT id FROM file WHERE id = ANY ($1) AND claimed_at IS NOT NULL ORDER BY id',
        [ids],
      );
      return rows.map(({ id }) => id);
    };

    it('keep what any language of any of them shows, and delete what none shows any more', async () => {
      const [privacy, protocol] = [await rowOf('privacy'), await rowOf('protocol')];
      const [one, two] = [await aPicture(), await aPicture()];
      const both = [one.id, two.id];
      await save(privacy.id, { content_e: one.html + two.html, content_j: two.html });
      expect(await keptOf(both)).toEqual(both);
      await save(privacy.id, { content_e: '<p>Words</p>' });
      expect(await keptOf(both)).toEqual([two.id]);
      // A colleague shows it elsewhere, too; then the first text is reset to the built-in one.
      const colleague = await aStaff(api, ['content:static-page:update']);
      await save(protocol.id, { content_c: two.html }, colleague);
      await save(privacy.id, { content_j: null });
      expect(await keptOf(both)).toEqual([two.id]);
      await save(protocol.id, { content_c: null }, colleague);
      expect(await keptOf(both)).toEqual([]);
    });

    it('are refused with one that is not there, and with one that somebody else has not shown yet', async () => {
      const { id } = await rowOf('commerce');
      const theirs = await aPicture(await aStaff(api, ['content:static-page:update']));
      const gone = `<p>Words <img src="/files/u/00/${'0'.repeat(32)}.png"></p>`;
      for (const content_e of [theirs.html, gone])
        expect(
          (await api.refused(updateStaticPage, await edit(id, { content_e }), { as: staff })).error,
        ).toBe('FILE_UNKNOWN');
      expect((await rowOf('commerce')).is_own_e).toBe(false);
    });
  });

  it('of an unknown kind are refused', async () => {
    expect((await api.envelope(staticPage.path, { type: 'nothing' })).error).toBe('VALIDATION');
  });
});
