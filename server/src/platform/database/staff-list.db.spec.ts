import { aCompany, anAccount, testDatabase, uniqueText } from '../../../../test/fixtures/rows.js';
import type { RowReader } from './row-scope.js';
import { SqlFilter } from './sql-filter.js';
import { type ExportChoice, StaffList } from './staff-list.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const people = new StaffList({
  from: 'account a',
  id: 'a.id',
  sorts: { id: 'a.id', username: 'a.username' },
  byDefault: '-id',
  rowsOf: { company: 'a.company_id', dept: 'a.dept_id', creator: 'a.id' },
});
const everybody: RowReader = {
  accountId: 0,
  companies: null,
  rows: [{ companyId: null, deptIds: null }],
};
const rows = { columns: 'a.id, a.username', joins: 'JOIN account a ON a.id = page.id' };

describe('a list in the back office', () => {
  const address = `${uniqueText()}.example`;
  const filter = () => new SqlFilter().contains('a.email', `@${address}`);
  const namesOf = async (sort?: string, page = 1) => {
    const request = { page, limit: 40 as const, ...(sort === undefined ? {} : { sort }) };
    const answer = await people.page<{ username: string }>(db, everybody, request, filter(), rows);
    return { names: answer.data.map(({ username }) => username), total: answer.total };
  };

  beforeAll(async () => {
    for (const username of ['b', 'c', 'a', 'a'])
      await anAccount(db, { username, email: `${uniqueText()}@${address}` });
  });

  it('sorts by an allowed column, both ways, and newest first by default', async () => {
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

  describe('for an export', () => {
    const every = async (list: StaffList<string>, choice: ExportChoice, where = filter()) => {
      const found: { id: number; username: string }[] = [];
      for await (const row of list.all<{ id: number; username: string }>(db, everybody, where, rows, choice))
        found.push(row);
      return found;
    };

    it('gives every row once, in the order of the list', async () => {
      const names = async (choice: ExportChoice) => (await every(people, choice)).map((row) => row.username);
      expect(await names({})).toEqual(['a', 'a', 'c', 'b']);
      expect(await names({ sort: 'username' })).toEqual(['a', 'a', 'b', 'c']);
      expect(await names({ sort: '-username' })).toEqual(['c', 'b', 'a', 'a']);
      await expect(names({ sort: 'password_hash' })).rejects.toMatchObject({ id: 'VALIDATION' });
    });

    it('gives the chosen rows alone, and none that the filter does not have', async () => {
      const all = await every(people, {});
      const stranger = await anAccount(db, { username: 'z' });
      const ids = [all[0]?.id ?? 0, all[3]?.id ?? 0, stranger];
      expect((await every(people, { ids })).map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(await people.count(db, everybody, filter(), { ids })).toBe(2);
      expect(await people.count(db, everybody, filter(), {})).toBe(4);
    });

    it('continues where a chunk ended, through equal and empty fields too, upwards and downwards', async () => {
      const host = `${uniqueText()}.example`;
      await db.query(
        `INSERT INTO account (email, username, password_hash, phone)
         SELECT n || '@' || $1, 'n' || n % 7, (SELECT password_hash FROM account WHERE username = 'c' LIMIT 1), CASE WHEN n % 2 = 0 THEN '+81' || (9000000000 + n) END
         FROM generate_series(1, 2600) n`,
        [host],
      );
      const several = new StaffList<string>({
        from: 'account a',
        id: 'a.id',
        sorts: { username: 'a.username', phone: 'a.phone', created: 'a.created_at' },
        byDefault: 'username',
        rowsOf: { sharedBy: 'a list of this spec' },
      });
      for (const sort of ['username', '-username', 'phone', '-phone', 'created', '-created']) {
        const ofHost = () => new SqlFilter().contains('a.email', `@${host}`);
        const found = (await every(several, { sort }, ofHost())).map(({ id }) => id);
        const column = sort.replace('-', '') === 'created' ? 'created_at' : sort.replace('-', '');
        const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
        const { rows: wanted } = await db.query<{ id: number }>(
          `SELECT id FROM account WHERE email LIKE $1 ORDER BY ${column} ${direction}, id ${direction}`,
          [`%@${host}`],
        );
        expect({ sort, found }).toEqual({ sort, found: wanted.map(({ id }) => id) });
      }
    });
  });

  it('shows each reader the rows in their scope: company, departments, own', async () => {
    const host = `${uniqueText()}.example`;
    const companyId = await aCompany(db);
    const dept = async (): Promise<number> => {
      const { rows: made } = await db.query<{ id: number }>(
        'INSERT INTO dept (company_id, dept_name) VALUES ($1, $2) RETURNING id',
        [companyId, uniqueText()],
      );
      return made[0]?.id ?? 0;
    };
    const [sales, stores] = [await dept(), await dept()];
    const idOf = (changes: Record<string, string | number | null>) =>
      anAccount(db, { email: `${uniqueText()}@${host}`, company_id: companyId, ...changes });
    const [seller, keeper, nowhere, stranger] = [
      await idOf({ dept_id: sales }),
      await idOf({ dept_id: stores }),
      await idOf({}),
      await idOf({ company_id: null }),
    ];
    const seenBy = async (reader: RowReader, list = people) => {
      const found = await list.page<{ id: number }>(
        db,
        reader,
        { limit: 40, sort: 'id' },
        new SqlFilter().contains('a.email', `@${host}`),
        rows,
      );
      return found.data.map(({ id }) => id);
    };
    const within = (deptIds: number[] | null, accountId = nowhere): RowReader => ({
      accountId,
      companies: [companyId],
      rows: [{ companyId, deptIds }],
    });
    // As where rows name their creator alone, whose department counts.
    const byCreator = new StaffList({
      from: 'account a',
      id: 'a.id',
      sorts: { id: 'a.id', username: 'a.username' },
      byDefault: '-id',
      rowsOf: { company: 'a.company_id', creator: 'a.id' },
    });
    expect(await seenBy(everybody)).toEqual([seller, keeper, nowhere, stranger]);
    expect(await seenBy(within(null))).toEqual([seller, keeper, nowhere]);
    for (const list of [people, byCreator]) {
      expect(await seenBy(within([sales]), list)).toEqual([seller, nowhere]);
      expect(await seenBy(within([]), list)).toEqual([nowhere]);
      expect(await seenBy({ ...within([]), rows: [] }, list)).toEqual([]);
      // In two places the wider one counts where it is.
      const both = { ...within([]), rows: [...within([]).rows, { companyId: null, deptIds: [stores] }] };
      expect(await seenBy({ ...both, companies: null }, list)).toEqual([keeper, nowhere]);
    }
  });

  it('takes wildcards of a search literally', async () => {
    const total = (text: string) => people.count(db, everybody, filter().contains('a.username', text), {});
    expect(await total('a')).toBe(2);
    expect(await total('%')).toBe(0);
  });
});
