import { loadParser, usesOfFunction, usesOfStatement } from '../../scripts/lib/sql-parsed.mjs';
import { faultOf } from '../../scripts/lib/table-faults.mjs';
import { ownerByName, ownerOfFunction } from '../../scripts/lib/table-owners.mjs';
import { functions, ports, shared, tables } from '../../server/tables.mjs';
import { openPool } from '../../server/src/platform/database/open-pool.js';
import type { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';

interface DatabaseFunction {
  name: string;
  language: string;
  definition: string;
}

let fresh: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  await loadParser();
  fresh = await freshDatabase();
  pool = openPool({ connectionString: fresh.url });
});
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

const read = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

const relations = async (kinds: string): Promise<string[]> =>
  (
    await read<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN (${kinds})
         AND relname <> 'migration' ORDER BY relname`,
    )
  ).map(({ name }) => name);

const bodies = (): Promise<DatabaseFunction[]> =>
  read<DatabaseFunction>(
    `SELECT p.proname AS name, l.lanname AS language, pg_get_functiondef(p.oid) AS definition
     FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('sql', 'plpgsql')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') ORDER BY 1`,
  );

/** What a function does that the package it belongs to may not; one that touches no table belongs to nobody. */
function faultsOf({ name, language, definition }: DatabaseFunction): string[] {
  const uses = usesOfFunction(definition, language);
  const owner = ownerOfFunction(name) ?? ownerByName(name);
  if (uses.length === 0) return [];
  if (!owner) return [`${name} belongs to nobody`];
  return uses.flatMap((use) => {
    const fault = faultOf(owner, use);
    return fault === null ? [] : [`${name}: ${fault.message}`];
  });
}

const declared = Object.values(tables).flatMap((packages) => Object.values(packages).flat());

describe('an owner', () => {
  it('has every table of the database, and no other', async () => {
    expect(await relations(`'r', 'p', 'v', 'm'`)).toEqual(declared.toSorted());
  });

  it('reads later tables through the views that are declared, and there is no other view', async () => {
    expect(await relations(`'v', 'm'`)).toEqual(Object.keys(ports).sort());
    for (const [view, { of }] of Object.entries(ports)) {
      const [{ definition } = { definition: '' }] = await read<{ definition: string }>(
        `SELECT pg_get_viewdef('${view}') AS definition`,
      );
      expect(usesOfStatement(definition).map(({ name }) => name)).toEqual([...of]);
    }
  });

  it('is declared for functions that exist', async () => {
    const names = (await bodies()).map(({ name }) => name);
    expect(
      Object.values(functions)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('shares tables that exist, with others', () => {
    expect(Object.keys(shared).filter((table) => !declared.includes(table))).toEqual([]);
  });
});

describe('a function of the database', () => {
  it('uses what the package it belongs to may use', async () => {
    const all = await bodies();
    expect(all.length).toBeGreaterThan(40);
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  it('is found when it writes a table of others, or reads a later one', async () => {
    await pool.query(`
      CREATE FUNCTION cart_line_price(line bigint) RETURNS bigint LANGUAGE sql AS $$
        SELECT b.price FROM bargain b JOIN cart_line k ON k.goods_id = b.goods_id WHERE k.id = line $$`);
    await pool.query(`
      CREATE FUNCTION take_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE stock SET on_hand = on_hand - 1 WHERE id = NEW.id;
        RETURN NULL;
      END $$`);
    await pool.query(`
      CREATE FUNCTION cart_line_takes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE found int := (SELECT count(*) FROM message);
      BEGIN
        IF EXISTS (SELECT FROM goods WHERE id = NEW.goods_id) THEN
          WITH taken AS (DELETE FROM stock WHERE id = NEW.id RETURNING id)
          INSERT INTO cart_line (id) SELECT id FROM taken;
        END IF;
        RETURN NULL;
      END $$`);
    await pool.query(
      'CREATE TRIGGER cart_line_takes AFTER INSERT ON cart_line FOR EACH ROW EXECUTE FUNCTION cart_line_takes()',
    );
    expect((await bodies()).flatMap(faultsOf).sort()).toEqual([
      'cart_line_price: order/cart reads bargain of order/bargains, which comes later.',
      'cart_line_takes: order/cart reads message of message/inbox, which comes later.',
      'cart_line_takes: order/cart writes stock, which warehouse/stock owns.',
      'take_stock belongs to nobody',
    ]);
  });
});
