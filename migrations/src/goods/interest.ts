import type { QueryRunner } from 'typeorm';

/** What members do with goods: favourites, views, questions, saved searches. */
export async function createInterest(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Favourites: goods a member put aside.
    CREATE TABLE goods_collect (
      account_id bigint NOT NULL CONSTRAINT goods_collect_account_fk REFERENCES account (id),
      goods_id bigint NOT NULL CONSTRAINT goods_collect_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT goods_collect_pk PRIMARY KEY (account_id, goods_id)
    );
    CREATE INDEX goods_collect_newest ON goods_collect (account_id, created_at DESC, goods_id DESC);
    CREATE INDEX goods_collect_goods ON goods_collect (goods_id);
  `);
  await db.query(`
    -- What a member looked at.
    CREATE TABLE goods_view (
      account_id bigint NOT NULL CONSTRAINT goods_view_account_fk REFERENCES account (id),
      goods_id bigint NOT NULL CONSTRAINT goods_view_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      viewed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT goods_view_pk PRIMARY KEY (account_id, goods_id)
    );
    CREATE INDEX goods_view_newest ON goods_view (account_id, viewed_at DESC, goods_id DESC);
    CREATE INDEX goods_view_goods ON goods_view (goods_id);
  `);
  await db.query(`
    -- A keyed digest of who it was, kept for a day: it distinguishes one visitor from another and nothing else.
    CREATE TABLE goods_visit (
      goods_id bigint NOT NULL CONSTRAINT goods_visit_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      visitor bytea NOT NULL CONSTRAINT goods_visit_visitor_ck CHECK (length(visitor) = 16),
      counted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT goods_visit_pk PRIMARY KEY (goods_id, visitor)
    );
    CREATE INDEX goods_visit_counted ON goods_visit (counted_at);
  `);
  await db.query(`
    -- Whom to notify when goods arrive.
    CREATE TABLE goods_notify (
      account_id bigint NOT NULL CONSTRAINT goods_notify_account_fk REFERENCES account (id),
      goods_id bigint NOT NULL CONSTRAINT goods_notify_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT goods_notify_pk PRIMARY KEY (account_id, goods_id)
    );
    CREATE INDEX goods_notify_goods ON goods_notify (goods_id);
  `);
  await db.query(`
    -- What members ask about goods, and what the seller's people answer for everybody to read.
    CREATE TABLE goods_question (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_question_pk PRIMARY KEY,
      goods_id bigint NOT NULL CONSTRAINT goods_question_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      asker_id bigint NOT NULL CONSTRAINT goods_question_asker_fk REFERENCES account (id),
      question text NOT NULL CONSTRAINT goods_question_length_ck CHECK (length(question) BETWEEN 1 AND 500),
      answer text CONSTRAINT goods_question_answer_length_ck CHECK (length(answer) BETWEEN 1 AND 2000),
      answered_by bigint CONSTRAINT goods_question_answered_by_fk REFERENCES account (id),
      answered_at timestamptz,
      is_hidden boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- 1 waiting, 2 answered, 3 hidden.
      status smallint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN is_hidden THEN 3 WHEN answered_at IS NULL THEN 1 ELSE 2 END) STORED,
      CONSTRAINT goods_question_answered_ck CHECK (
        (answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL))
    );
    CREATE INDEX goods_question_public ON goods_question (goods_id, answered_at DESC, id DESC) WHERE status = 2;
    CREATE INDEX goods_question_goods ON goods_question (goods_id);
    CREATE INDEX goods_question_asker ON goods_question (asker_id, id DESC);
    CREATE INDEX goods_question_answered_by ON goods_question (answered_by);
    CREATE INDEX goods_question_status ON goods_question (status, created_at, id);
    CREATE INDEX goods_question_created ON goods_question (created_at, id);
    CREATE INDEX goods_question_answered ON goods_question (answered_at, id);
    REVOKE DELETE, TRUNCATE ON goods_question FROM fovea_app;
  `);
  await db.query(`
    -- Searches that members keep; they are notified when new goods match.
    CREATE TABLE saved_search (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT saved_search_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT saved_search_account_fk REFERENCES account (id),
      name text NOT NULL CONSTRAINT saved_search_name_ck CHECK (length(name) BETWEEN 1 AND 100),
      -- The request of goods/search-goods without its page.
      query jsonb NOT NULL CONSTRAINT saved_search_query_ck
        CHECK (jsonb_typeof(query) = 'object' AND length(query::text) <= 4000),
      is_notify boolean NOT NULL DEFAULT true,
      -- Goods listed up to here were notified or existed before.
      seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      notified_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT saved_search_once_uq UNIQUE (account_id, query)
    );
    CREATE INDEX saved_search_account ON saved_search (account_id, created_at DESC, id DESC);
    CREATE INDEX saved_search_due ON saved_search (notified_at NULLS FIRST, id) WHERE is_notify;
  `);
}
