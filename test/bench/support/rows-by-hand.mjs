/** Far above any id that the product gives, a room of its own for each round. */
const OFFSET = 1_000_000_000;

/**
 * The fastest way by which SQL can add the rows of an import: whole sets, one statement a table in one
 * transaction, from a copy in the same database.
 */
export class RowsByHand {
  /** @param {import('pg').Client} client */
  constructor(client) {
    this.client = client;
    this.round = 0;
  }

  /**
   * Keeps a copy of what an import made.
   * @param {ReadonlyArray<{ table: string, from: string }>} tables each with the condition that its rows answer
   */
  async keep(tables) {
    for (const { table, from } of tables) {
      await this.client.query(`DROP TABLE IF EXISTS kept_${table}`);
      await this.client.query(`CREATE UNLOGGED TABLE kept_${table} AS SELECT * FROM ${table} WHERE ${from}`);
    }
  }

  /**
   * Adds them again under other ids.
   * @param {ReadonlyArray<{ table: string, ids: readonly string[], unique?: string }>} tables in the order of their
   *   foreign keys; `ids` are columns that refer to rows of this set, `unique` is a text no two rows share
   * @param {ReadonlyArray<{ table: string, ids: readonly string[], unique?: string }>} [before] what they refer to, added
   *   before the time is taken
   * @returns {Promise<number>} milliseconds, the commit included
   */
  async add(tables, before = []) {
    this.round += 1;
    for (const statement of await this.statements(before)) await this.client.query(statement);
    const statements = await this.statements(tables);
    const began = performance.now();
    await this.client.query('BEGIN');
    for (const statement of statements) await this.client.query(statement);
    await this.client.query('COMMIT');
    return performance.now() - began;
  }

  /** @param {ReadonlyArray<{ table: string, ids: readonly string[], unique?: string }>} tables */
  async statements(tables) {
    const statements = [];
    for (const { table, ids, unique } of tables) {
      const columns = await this.columnsOf(table);
      const values = columns.map((column) => {
        if (ids.includes(column)) return `${column} + ${this.round * OFFSET}`;
        return column === unique ? `'H${this.round}-' || ${column}` : column;
      });
      statements.push(
        `INSERT INTO ${table} (${columns.join()}) OVERRIDING SYSTEM VALUE SELECT ${values.join()} FROM kept_${table}`,
      );
    }
    return statements;
  }

  /** @param {string} table without the columns that the database makes itself */
  async columnsOf(table) {
    const { rows } = await this.client.query(
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(({ column_name }) => column_name);
  }
}
