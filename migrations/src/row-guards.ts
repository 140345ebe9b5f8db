import type { QueryRunner } from 'typeorm';

const refusal = (table: string): string =>
  `RAISE EXCEPTION 'a row of % belongs to no record that this transaction made or moved', TG_TABLE_NAME
          USING ERRCODE = 'check_violation', CONSTRAINT = '${table}_belongs_ck';`;

/**
 * A finished record accepts nothing more: each part is added in the transaction that made or moved its record. The owner
 * of the tables is exempt. `tx` of a record is the transaction that made it, which no later one can claim: the default of a
 * column that the server's role cannot write, and 64 bits do not wrap around. `xmin` would not do, as each savepoint has
 * one of its own.
 * @param rule  of each row `a` that is added: what must be true of the record it belongs to
 */
export async function belongs(db: QueryRunner, table: string, rule: string): Promise<void> {
  await db.query(`
    CREATE FUNCTION ${table}_belongs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF EXISTS (SELECT FROM added a WHERE NOT (${rule})) THEN
        ${refusal(table)}
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${table}_belongs AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added FOR EACH STATEMENT
    WHEN (NOT has_table_privilege('${table}', 'TRIGGER')) EXECUTE FUNCTION ${table}_belongs();
  `);
}

/**
 * The same, checked at the commit: the record is moved after its part is added.
 * @param rule  of the row NEW
 */
export async function belongsAtCommit(db: QueryRunner, table: string, rule: string): Promise<void> {
  await db.query(`
    CREATE FUNCTION ${table}_belongs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF NOT (${rule}) THEN
        ${refusal(table)}
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ${table}_belongs AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NOT has_table_privilege('${table}', 'TRIGGER')) EXECUTE FUNCTION ${table}_belongs();
  `);
}

/** When something happened to a row of the table: whatever time the server's role writes, the clock's is stored. */
export async function dateByClock(db: QueryRunner, table: string, column: string): Promise<void> {
  await db.query(`
    CREATE TRIGGER ${table}_${column}_dated BEFORE UPDATE OF ${column} ON ${table} FOR EACH ROW
    WHEN (NEW.${column} IS NOT NULL AND NEW.${column} IS DISTINCT FROM OLD.${column}
      AND NOT has_table_privilege('${table}', 'TRIGGER'))
    EXECUTE FUNCTION date_by_clock('${column}');
  `);
}
