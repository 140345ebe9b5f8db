import type { Client } from 'pg';

/** Objects of an extension are its own. */
const OURS = (catalog: string, oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend e WHERE e.deptype = 'e' AND (e.classid, e.objid) = ('${catalog}'::regclass, ${oid}))`;
const PUBLIC = `'public'::regnamespace`;
/** The list of migrations is what two ways of migrating differ in. */
const TABLES = `c.relnamespace = ${PUBLIC} AND c.relname <> 'migration'`;
const acl = (list: string): string =>
  `coalesce((SELECT string_agg(concat_ws(' ', grantee::regrole, privilege_type, is_grantable), ', ' ORDER BY grantee::regrole::text, privilege_type)
     FROM aclexplode(${list})), '')`;

/** One text for each fact of a kind, the same wherever the same schema was made. */
const QUERIES: Readonly<Record<string, string>> = {
  extensions: `SELECT concat_ws(' ', extname, extversion) AS fact FROM pg_extension`,
  // Of foreign tables, views and the rest there are none: they would appear here.
  relations: `SELECT concat_ws(' | ', c.relkind, c.relname, c.relpersistence, c.reloptions, c.relrowsecurity,
      pg_get_userbyid(c.relowner), c.relreplident, (SELECT amname FROM pg_am WHERE oid = c.relam)) AS fact
    FROM pg_class c WHERE ${TABLES} AND c.relname NOT LIKE 'migration_%'
      AND c.oid NOT IN (SELECT indexrelid FROM pg_index WHERE indrelid = to_regclass('public.migration'))`,
  columns: `SELECT concat_ws(' | ', c.relname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, 'identity ' || a.attidentity::text, 'generated ' || a.attgenerated::text,
      a.attcollation::regcollation, 'storage ' || a.attstorage::text, a.attcompression, a.attstattarget, a.attoptions,
      pg_get_expr(d.adbin, d.adrelid)) AS fact
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (c.oid, a.attnum)
    WHERE ${TABLES} AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  // NOT NULL has no name of its own choosing; it is a fact of its column.
  constraints: `SELECT concat_ws(' | ', c.relname, k.conname, k.contype, k.condeferrable, k.condeferred, k.convalidated,
      pg_get_constraintdef(k.oid)) AS fact
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE ${TABLES} AND k.contype <> 'n'`,
  indexes: `SELECT concat_ws(' | ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisunique, i.indisprimary) AS fact
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE ${TABLES}`,
  // White space apart, which is that of the source.
  functions: `SELECT concat_ws(' | ', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), l.lanname,
      p.prokind, p.provolatile, p.proparallel, 'definer ' || p.prosecdef::text, p.proisstrict, p.proleakproof, p.procost, p.proconfig,
      pg_get_userbyid(p.proowner), ${acl('p.proacl')}, regexp_replace(regexp_replace(btrim(p.prosrc, E' \\n'), '\\s+', ' ', 'g'), '(?<=\\() | (?=\\))', '', 'g')) AS fact
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang WHERE p.pronamespace = ${PUBLIC} AND ${OURS('pg_proc', 'p.oid')}`,
  triggers: `SELECT concat_ws(' | ', pg_get_triggerdef(t.oid), t.tgenabled) AS fact
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${TABLES} AND NOT t.tgisinternal`,
  sequences: `SELECT concat_ws(' | ', s.sequencename, s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by,
      s.cycle, s.cache_size, 'last ' || s.last_value::text,
      (SELECT d.refobjid::regclass::text || '.' || a.attname FROM pg_depend d
       JOIN pg_attribute a ON (a.attrelid, a.attnum) = (d.refobjid, d.refobjsubid)
       WHERE d.objid = format('public.%I', s.sequencename)::regclass AND d.deptype IN ('a', 'i'))) AS fact
    FROM pg_sequences s WHERE s.schemaname = 'public' AND s.sequencename NOT LIKE 'migration_%'`,
  grants: `SELECT concat_ws(' | ', c.relkind, c.relname, ${acl('c.relacl')}) AS fact FROM pg_class c
      WHERE ${TABLES} AND c.relacl IS NOT NULL
    UNION ALL SELECT concat_ws(' | ', c.relname, a.attname, ${acl('a.attacl')}) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE ${TABLES} AND a.attacl IS NOT NULL
    UNION ALL SELECT concat_ws(' | ', 'default', d.defaclrole::regrole, d.defaclnamespace::regnamespace, d.defaclobjtype,
      ${acl('d.defaclacl')}) FROM pg_default_acl d
    UNION ALL SELECT concat_ws(' | ', 'schema', n.nspname, ${acl('n.nspacl')}) FROM pg_namespace n WHERE n.nspname = 'public'`,
  types: `SELECT concat_ws(' | ', t.typname, t.typtype, t.typrelid::regclass) AS fact FROM pg_type t
    WHERE t.typnamespace = ${PUBLIC} AND t.typname !~ '^_?migration$' AND ${OURS('pg_type', 't.oid')}
      AND ${OURS('pg_type', 't.typelem')}`,
  others: `SELECT 'rule ' || rulename AS fact FROM pg_rules WHERE schemaname = 'public'
    UNION ALL SELECT 'policy ' || policyname FROM pg_policies
    UNION ALL SELECT 'view ' || viewname || definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT 'event trigger ' || evtname FROM pg_event_trigger
    UNION ALL SELECT 'publication ' || pubname FROM pg_publication
    UNION ALL SELECT 'statistics ' || stxname FROM pg_statistic_ext
    UNION ALL SELECT 'operator ' || o.oid::regoperator::text FROM pg_operator o
      WHERE o.oprnamespace = ${PUBLIC} AND ${OURS('pg_operator', 'o.oid')}
    UNION ALL SELECT 'cast ' || c.oid::text FROM pg_cast c WHERE c.oid >= 16384 AND ${OURS('pg_cast', 'c.oid')}
    UNION ALL SELECT 'collation ' || collname FROM pg_collation WHERE collnamespace = ${PUBLIC}
    UNION ALL SELECT 'schema ' || nspname FROM pg_namespace WHERE nspname !~ '^pg_'
    UNION ALL SELECT 'comment ' || classoid::regclass::text || ' ' || description FROM pg_description d WHERE d.objoid >= 16384
      AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.deptype = 'e' AND (e.classid, e.objid) = (d.classoid, d.objoid))
      AND d.classoid <> 'pg_extension'::regclass`,
};

/** Every row, but for the moment in which it was written. */
async function rowsOf(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string; moments: string[] }>(
    `SELECT c.relname AS name, coalesce(array_agg(a.attname::text) FILTER (
         WHERE pg_get_expr(d.adbin, d.adrelid) ~ '^(clock_timestamp|now|pg_current_xact_id)\\('), '{}') AS moments
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (c.oid, a.attnum)
     WHERE ${TABLES} AND c.relkind = 'r' GROUP BY c.relname ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name, moments } of tables) {
    const { rows } = await client.query<{ fact: string }>(
      `SELECT (to_jsonb(t) - $1::text[])::text AS fact FROM public."${name}" t`,
      [moments],
    );
    found.push(...rows.map(({ fact }) => `${name} | ${fact}`));
  }
  return found.sort();
}

/** What a database's schema consists of, and its rows: by kind, sorted. */
export async function schemaFacts(client: Client): Promise<Record<string, string[]>> {
  const facts: Record<string, string[]> = {};
  for (const [kind, sql] of Object.entries(QUERIES)) {
    const { rows } = await client.query<{ fact: string }>(sql);
    facts[kind] = rows.map(({ fact }) => fact).sort();
  }
  return { ...facts, rows: await rowsOf(client) };
}
