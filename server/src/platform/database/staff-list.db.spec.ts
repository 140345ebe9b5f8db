import { anAccount, testDatabase, uniqueText } from '../../../../test/fixtures/rows.js';
import { SqlFilter } from './sql-filter.js';
import { StaffList } from './staff-list.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const people = new StaffList({
  from: 'account a',
  id: 'a.id',
  sorts: { id: 'a.id', username: 'a.username' },
  byDefault: '-id',
});
const rows = { columns: 'a.id, a.username', joins: 'JOIN account a ON a.id = page.id' };

describe('a list of the back office', () => {
  const address = `${uniqueText()}.example`;
  const filter = () => new SqlFilter().contains('a.email', `@${address}`);
  const namesOf = async (sort?: string, page = 1) => {
    const request = { page, limit: 40 as const, ...(sort === undefined ? {} : { sort }) };
    const answer = await people.page<{ username: string }>(db, request, filter(), rows);
    return { names: answer.data.map(({ username }) => username), total: answer.total };
  };

  beforeAll(async () => {
    for (const username of ['b', 'c', 'a', 'a'])
      await anAccount(db, { username, email: `${uniqueText()}@${address}` });
  });

  it('sorts by an allowed column, both ways, and newest first when nothing is said', async () => {
    expect(await namesOf()).toEqual({ names: ['a', 'a', 'c', 'b'], total: 4 });
    expect(await namesOf('username')).toEqual({ names: ['a', 'a', 'b', 'c'], total: 4 });
    expect(await namesOf('-username')).toEqual({ names: ['c', 'b', 'a', 'a'], total: 4 });
  });

  it.each(['password_hash', 'constructor', '-', 'id;'])('refuses to sort by %s', async (sort) => {
    await expect(namesOf(sort)).rejects.toMatchObject({ id: 'VALIDATION' });
  });

  it('counts what is behind an empty page', async () => {
    expect(await namesOf('id', 9)).toEqual({ names: [], total: 4 });
  });

  it('gives every row once for an export', async () => {
    const found: number[] = [];
    for await (const { id } of people.all<{ id: number }>(db, filter(), rows)) found.push(id);
    expect(found).toHaveLength(4);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('takes wildcards of a search literally', async () => {
    const total = (text: string) => people.count(db, filter().contains('a.username', text));
    expect(await total('a')).toBe(2);
    expect(await total('%')).toBe(0);
  });
});
