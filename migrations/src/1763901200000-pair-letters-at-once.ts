import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pairs of letters are read from the letters of a text, each once. Where a letter has several bytes, `substr` begins at the
 * first of them each time: a paper of 500 lines took a second to be written, and another to be approved.
 */
export class PairLettersAtOnce1763901200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION bigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT one || next), '{}')
        FROM string_to_array(words, NULL) AS letters, unnest(letters, letters[2:]) AS pair (one, next)
        WHERE next IS NOT NULL
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION bigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT substr(words, place, 2)), '{}')
        FROM generate_series(1, length(words) - 1) AS place
      $$`);
  }
}
