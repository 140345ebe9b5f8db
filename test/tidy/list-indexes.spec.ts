import pg from 'pg';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { SqlFilter } from '../../server/src/platform/database/sql-filter.js';
import { type ListShape, StaffList } from '../../server/src/platform/database/staff-list.js';
import { readApiDocument, sampleOf } from '../api/openapi.js';
import { startApi, type TestApi } from '../support/api.js';
import { aStaff } from '../support/people.js';

jest.setTimeout(600_000);

/** What a list's call made of one request. */
interface FilterQuery {
  shape: ListShape<string>;
  filter: SqlFilter;
}

/**
 * What needs no index of its own, with the reason. `path name` is a filter, `table sort name` an order; each must still
 * be without one.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  '/compliance-rules/compliance-rule-list words': 'some dozens of rows',
  '/brands/admin-brand-list brand_name': 'some thousand makers are read whole in a few milliseconds',
  '/brands/admin-brand-list status': 'some thousand makers are read whole in a few milliseconds',
  '/lexicon/lexicon-list status': 'at most ten thousand groups, as the search keeps them in memory',
  '/products/products-list search': 'a word is in the item or in its maker: each of the two has its index',
  '/books/journal-list currency': 'most lines are of it: they are found in their order',
  '/books/journal-list is_house': 'half of the lines are of it: they are found in their order',
  '/books/journal-list kind': 'a good part of the lines is of it: they are found in their order',
  '/wallet/admin-balance-detail-list currency': 'most lines are of it: they are found in their order',
  '/wallet/admin-balance-detail-list kind': 'a third of the lines are of it: they are found in their order',
  ...Object.fromEntries(
    ['sales_tax sort id', 'sales_tax sort booked_on'].map((sort) => [
      sort,
      'a view: its rows are worked out of their orders',
    ]),
  ),
  ...Object.fromEntries(
    ['kind', 'rate', 'currency', 'order_no', 'company_id'].map((filter) => [
      `/sales-tax/sales-tax-list ${filter}`,
      'a view of orders, by whose own indexes those of a company or a number are found',
    ]),
  ),
  'company sort company_name': 'some thousand companies, by a text too long for an index',
  'company sort submitted_at': 'some thousand companies, by a column of what each submitted',
};

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of a statement whose reader would rather do anything than read a table whole, or sort it. */
async function planOf(db: pg.Client, sql: string, values: SqlFilter['values'] = []): Promise<PlanNode[]> {
  const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) ${sql}`,
    values,
  );
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
}

/** Orders of a list that no index has: the rows would be sorted anew for each page. */
async function unsorted(db: pg.Client, { shape, filter }: FilterQuery): Promise<string[]> {
  const { from, id, sorts } = shape;
  const found: string[] = [];
  for (const [name, expression] of Object.entries(sorts)) {
    const order = expression === id ? id : `${expression}, ${id}`;
    const sql = `SELECT ${id} FROM ${from} WHERE ${filter.sql} ORDER BY ${order} LIMIT 40`;
    const plan = await planOf(db, sql, filter.values);
    // What an index has in order but for equal ones is sorted by the few of them.
    if (plan.some((node) => node['Node Type'] === 'Sort')) found.push(`${from.split(' ')[0]} sort ${name}`);
  }
  return found;
}

/**
 * Whether some index finds the rows of a filter. Each is checked alone, as the tables are empty and the
 * planner uses any: it must be searched by the filter, or be partial on just those rows.
 */
async function isFound(db: pg.Client, { shape, filter }: FilterQuery, plain: SqlFilter): Promise<boolean> {
  const plan = (one: SqlFilter) =>
    planOf(db, `SELECT ${shape.id} FROM ${shape.from} WHERE ${one.sql}`, one.values);
  const { rows: indexes } = await db.query<{ id: number; name: string }>(
    `SELECT i.indexrelid::int AS id, c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND i.indisvalid AND i.indrelid IN (SELECT to_regclass(t) FROM unnest($1::text[]) t)`,
    [
      [...shape.from.matchAll(/(?:^|JOIN )(\w+)/g), ...filter.sql.matchAll(/FROM (\w+)/g)].map(
        ([, name]) => name,
      ),
    ],
  );
  for (const { id, name } of indexes) {
    await db.query('BEGIN');
    await db.query(`UPDATE pg_index SET indisvalid = indexrelid = $1 WHERE indexrelid = ANY ($2::int[])`, [
      id,
      indexes.map((index) => index.id),
    ]);
    const [requested, without] = [await plan(filter), await plan(plain)];
    await db.query('ROLLBACK');
    const uses = (nodes: readonly PlanNode[]) => nodes.filter((node) => node['Index Name'] === name);
    const known = new Set(uses(without).map((node) => node['Index Cond']));
    if (uses(requested).some((node) => !known.has(node['Index Cond']))) return true;
  }
  return false;
}

describe('lists in the back office', () => {
  let api: TestApi;
  /** The owner of the catalogue: they may set indexes aside. */
  let owner: pg.Client;
  const requested: FilterQuery[] = [];
  const faults: string[] = [];
  let filters = 0;

  beforeAll(async () => {
    api = await startApi();
    owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    await owner.query('SET enable_seqscan = off; SET enable_sort = off');
    const page = jest.spyOn(StaffList.prototype, 'page');
    const as = await aStaff(api, [WILDCARD]);
    const document = await readApiDocument(api);
    /** The list query of the call; null when it has none, or refuses the sample. */
    const ask = async (path: string, request: object): Promise<FilterQuery | null> => {
      page.mockClear();
      await api.envelope(path, request, { as });
      const [call] = page.mock.calls;
      const list: unknown = page.mock.contexts[0];
      if (!call || !(list instanceof StaffList)) return null;
      // What a list is made of is its own; the statements are made of nothing else.
      return { shape: Reflect.get(list, 'shape') as ListShape<string>, filter: call[3] };
    };
    const seen = new Set<ListShape<string>>();
    for (const { path, request } of document.operations) {
      const { properties = {} } = request ? document.resolve(request) : {};
      if (!Object.hasOwn(properties, 'sort') || !Object.hasOwn(properties, 'limit')) continue;
      const plain = await ask(path, {});
      if (!plain) continue;
      requested.push(plain);
      if (!seen.has(plain.shape)) faults.push(...(await unsorted(owner, plain)));
      seen.add(plain.shape);
      for (const [name, schema] of Object.entries(properties)) {
        if (['sort', 'page', 'limit'].includes(name)) continue;
        // An index may be of one value alone, the rare one.
        const values = document.resolve(schema).enum ?? [sampleOf(document, schema)];
        let isServed = false;
        let isRequested = false;
        for (const value of values) {
          const filtered = await ask(path, { [name]: value });
          if (!filtered || filtered.filter.sql === plain.filter.sql) continue;
          isRequested = true;
          isServed ||= await isFound(owner, filtered, plain.filter);
        }
        if (isRequested) filters += 1;
        if (isRequested && !isServed) faults.push(`${path} ${name}`);
      }
    }
  });
  afterAll(async () => {
    await owner?.end();
    await api?.stop();
  });

  it('are queried, each by all its filters', () => {
    expect(requested.length).toBeGreaterThan(14);
    expect(filters).toBeGreaterThan(40);
  });

  it('have an index for each order and each filter, or a reason', () => {
    expect(faults.filter((fault) => !Object.hasOwn(WITHOUT, fault))).toEqual([]);
    expect(Object.keys(WITHOUT).filter((fault) => !faults.includes(fault))).toEqual([]);
  });

  it('would be found out: an order and a filter that nothing carries', async () => {
    const shape = {
      from: 'company t',
      id: 't.id',
      sorts: { id: 't.id', fax: 't.time_zone' },
      byDefault: 'id',
      rowsOf: { sharedBy: 'a list of this spec' },
    };
    expect(await unsorted(owner, { shape, filter: new SqlFilter() })).toEqual(['company sort fax']);
    const filter = new SqlFilter().whenGiven('Asia/Tokyo', (zone) => `t.time_zone = ${zone}`);
    expect(await isFound(owner, { shape, filter }, new SqlFilter())).toBe(false);
    const byId = new SqlFilter().whenGiven(1, (id) => `t.id = ${id}`);
    expect(await isFound(owner, { shape, filter: byId }, new SqlFilter())).toBe(true);
  });
});
