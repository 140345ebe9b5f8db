import type { QueryRunner } from 'typeorm';

/** What the server's role may not write itself; other columns of the table remain granted. */
export interface Withheld {
  /** Neither when a row is added nor later. */
  always?: readonly string[];
  /** When a row is added; a later change is granted column by column. */
  onInsert?: readonly string[];
}

const list = (columns: readonly string[]): string => `'{${columns.join()}}'::text[]`;

/**
 * Grants by columns instead of by table: the server's role adds and changes rows without naming these columns, which
 * keep their defaults. A migration that adds a column to such a table grants it as well.
 */
export async function withhold(db: QueryRunner, table: string, columns: Withheld): Promise<void> {
  const always = columns.always ?? [];
  await db.query(`DO $do$ DECLARE
    insertable text; updatable text;
  BEGIN
    SELECT string_agg(quote_ident(attname), ', ') FILTER (WHERE attname <> ALL (${list([...always, ...(columns.onInsert ?? [])])})),
      string_agg(quote_ident(attname), ', ') FILTER (WHERE attname <> ALL (${list(always)}))
    INTO insertable, updatable
    FROM pg_attribute
    WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    REVOKE INSERT ON ${table} FROM fovea_app;
    EXECUTE format('GRANT INSERT (%s) ON ${table} TO fovea_app', insertable);
    IF has_table_privilege('fovea_app', '${table}', 'UPDATE') THEN
      REVOKE UPDATE ON ${table} FROM fovea_app;
      EXECUTE format('GRANT UPDATE (%s) ON ${table} TO fovea_app', updatable);
    END IF;
  END $do$`);
}
