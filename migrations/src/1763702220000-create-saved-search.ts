import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that members keep, and are told of when something new answers them. */
export class CreateSavedSearch1763702220000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_search (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT saved_search_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT saved_search_account_fk REFERENCES account (id),
        name text NOT NULL CONSTRAINT saved_search_name_ck CHECK (length(name) BETWEEN 1 AND 100),
        -- The request of goods/search-goods without its page.
        query jsonb NOT NULL CONSTRAINT saved_search_query_ck
          CHECK (jsonb_typeof(query) = 'object' AND length(query::text) <= 4000),
        is_notify boolean NOT NULL DEFAULT true,
        -- What was listed up to here is told or was there before.
        seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        notified_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT saved_search_once_uq UNIQUE (account_id, query)
      )`);
    await db.query(
      `CREATE INDEX saved_search_account ON saved_search (account_id, created_at DESC, id DESC)`,
    );
    await db.query(
      `CREATE INDEX saved_search_due ON saved_search (notified_at NULLS FIRST, id) WHERE is_notify`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE saved_search`);
  }
}
