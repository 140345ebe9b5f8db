import {
  addSavedSearch,
  delSavedSearch,
  savedSearchList,
  updateSavedSearch,
} from '@fovea/shared-types/goods/saved-search.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { SavedSearchJobs } from '../../../server/src/goods/saved-search/saved-search.jobs.js';
import { aCategory, aGoods, uniqueText } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const MINUTE = 60_000;

/** As if the search had run so long ago, and notified something a day before. */
const waitFor = (id: number, minutes: number) =>
  api.db.query(
    `UPDATE saved_search SET seen_at = seen_at - $2 * interval '1 minute',
       notified_at = notified_at - interval '25 hours' WHERE id = $1`,
    [id, minutes],
  );
const look = () => api.app.get(SavedSearchJobs, { strict: false }).run();
const messagesOf = async (as: Person) =>
  (await api.ok(messageList, { data_type: 33 }, { as, language: 'en' })).data;

describe('kept searches', () => {
  it('are kept once each, renamed, silenced and given up by their owner', async () => {
    const as = await aMember(api);
    const query = { goods_name: ' ＯＣＴ  lamp ', conditions: [3, 1, 3], type: 1, page: 4, sort: 'newest' };
    const { id } = await api.ok(addSavedSearch, { name: 'Lamps', query }, { as });
    const [kept] = await api.ok(savedSearchList, {}, { as });
    expect(kept).toMatchObject({ id, name: 'Lamps', is_notify: 1, notified_at: null });
    expect(kept?.query).toEqual({ goods_name: 'OCT lamp', conditions: [1, 3] });
    const again = await api.refused(addSavedSearch, { name: 'Again', query }, { as });
    expect(again.error).toBe('ALREADY_DONE');
    await api.ok(updateSavedSearch, { id, name: 'Bulbs', is_notify: 0 }, { as });
    expect((await api.ok(savedSearchList, {}, { as }))[0]).toMatchObject({ name: 'Bulbs', is_notify: 0 });
    await api.ok(delSavedSearch, { id }, { as });
    expect(await api.ok(savedSearchList, {}, { as })).toEqual([]);
  });

  it('are twenty at most, also when many come at once, and need a condition', async () => {
    const as = await aMember(api);
    const add = () =>
      api.envelope(addSavedSearch.path, { name: 'x', query: { goods_name: uniqueText() } }, { as });
    const answers = await Promise.all(Array.from({ length: 24 }, add));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(answers.filter(({ error }) => error === 'COUNT_LIMIT')).toHaveLength(4);
    const empty = await api.refused(addSavedSearch, { name: 'All', query: { type: 1, page: 2 } }, { as });
    expect(empty.fields).toHaveProperty('query');
  });

  it('notify once a day of goods listed since, in whatever language they are written', async () => {
    const as = await aMember(api);
    const category_id = await aCategory(api.db);
    const add = (changes: Parameters<typeof aGoods>[1]) =>
      aGoods(api.db, { category_id, name_c: '', name_e: '', name_j: '', ...changes });
    await add({ name_e: 'Slit lamp of before', listed_at: new Date(Date.now() - 90 * MINUTE) });
    const { id } = await api.ok(
      addSavedSearch,
      { name: 'My lamps', query: { goods_name: '裂隙灯', category_id } },
      { as },
    );
    await look();
    expect(await messagesOf(as)).toEqual([]);
    await waitFor(id, 60);
    await add({ name_j: '細隙灯顕微鏡', listed_at: new Date(Date.now() - 30 * MINUTE) });
    await add({ name_e: 'Tonometer', listed_at: new Date(Date.now() - 20 * MINUTE) });
    await Promise.all([look(), look()]);
    const [message] = await eventually('a message', async () => {
      const messages = await messagesOf(as);
      return messages.length > 0 && messages;
    });
    expect(message?.content.text).toContain('My lamps');
    expect(message?.content.params).toMatchObject({ count: 1, goods_name: '細隙灯顕微鏡' });
    expect(String(message?.content.params.search)).toContain(`category=${category_id}`);

    await add({ name_c: '裂隙灯', listed_at: new Date(Date.now() - MINUTE) });
    await look();
    expect((await api.ok(savedSearchList, {}, { as }))[0]?.notified_at).not.toBeNull();
    await waitFor(id, 5);
    await look();
    const both = await eventually('the next message', async () => {
      const messages = await messagesOf(as);
      return messages.length > 1 && messages;
    });
    expect(both.map(({ content }) => content.params.count)).toEqual([1, 1]);
  });
});
