import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both ways of the same functions: what they give is unchanged, so that stored columns stay right. */
export class FoldWordsFaster1763702230000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // `translate` compares each character with every one of its nine hundred: importing goods waited for it. What it
    // does to single characters is read from it here, and looked up from now on.
    const [row] = (await db.query(`
      SELECT jsonb_object_agg(sign, CASE WHEN search_fold('a' || sign || 'a') = 'a a' THEN ' ' ELSE search_fold(sign) END)
        ::text AS map
      FROM (SELECT chr(code) AS sign FROM generate_series(128, 65535) AS code WHERE code NOT BETWEEN 55296 AND 57343) signs
      WHERE lower(normalize(sign, NFKC)) = sign AND search_fold(sign) <> sign`)) as { map: string }[];
    if (!row) throw new Error('an aggregate without a row');
    await db.query(`
      CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT btrim(regexp_replace(
          (SELECT coalesce(string_agg(coalesce('${row.map.replaceAll("'", "''")}'::jsonb ->> part[1], part[1]), ''), '')
           FROM regexp_matches(translate(lower(normalize(words, NFKC)), '-,;:/|()[]{}"''', '              '),
             '[\\u0001-\\u007f]+|[^\\u0001-\\u007f]', 'g') AS part),
          '\\s+|(?<=[a-z0-9])(?=[^\\u0001-\\u007f])|(?<=[^\\u0001-\\u007f])(?=[a-z0-9])', ' ', 'g'))
      $$`);
    await db.query(`
      CREATE OR REPLACE FUNCTION search_grams(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
          SELECT unnest(CASE WHEN sign > E'\\x7f' COLLATE "C" THEN ARRAY[before || sign, sign] ELSE ARRAY[before || sign] END)
            AS gram
          FROM (SELECT sign, lag(sign, 1, ' ') OVER () AS before
            FROM unnest(string_to_array(folded, NULL)) AS sign) signs
          WHERE sign <> ' ') grams
      $$`);
  }

  async down(): Promise<void> {
    // The older functions gave the same; there is nothing to take back.
  }
}
