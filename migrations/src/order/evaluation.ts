import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** Evaluations. */
export async function createEvaluation(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What buyers write about what they received (O7).
    CREATE TABLE evaluation (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT evaluation_pk PRIMARY KEY,
      order_id bigint NOT NULL,
      author_id bigint NOT NULL,
      -- Of the order; null: its seller has no company.
      company_id bigint,
      comment_star smallint NOT NULL CONSTRAINT evaluation_star_ck CHECK (comment_star BETWEEN 1 AND 5),
      comment_content text NOT NULL
        CONSTRAINT evaluation_content_ck CHECK (length(comment_content) BETWEEN 1 AND 1000),
      -- 1 shown, 0 hidden by the platform.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT evaluation_status_ck CHECK (status IN (0, 1)),
      hide_reason text CONSTRAINT evaluation_hide_reason_ck CHECK (length(hide_reason) BETWEEN 1 AND 500),
      reply text CONSTRAINT evaluation_reply_length_ck CHECK (length(reply) BETWEEN 1 AND 1000),
      replied_by bigint CONSTRAINT evaluation_replied_by_fk REFERENCES account (id),
      replied_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT evaluation_hidden_ck CHECK ((status = 0) = (hide_reason IS NOT NULL)),
      CONSTRAINT evaluation_reply_ck CHECK (
        (reply IS NULL) = (replied_by IS NULL) AND (reply IS NULL) = (replied_at IS NULL)),
      CONSTRAINT evaluation_once_uq UNIQUE (order_id, author_id),
      CONSTRAINT evaluation_order_fk FOREIGN KEY (order_id, author_id) REFERENCES orders (id, buyer_id),
      CONSTRAINT evaluation_company_fk FOREIGN KEY (company_id, order_id) REFERENCES orders (company_id, id),
      -- For the pictures, which must be of the same person.
      CONSTRAINT evaluation_author_uq UNIQUE (id, author_id)
    );
    CREATE INDEX evaluation_author ON evaluation (author_id, id DESC);
    CREATE INDEX evaluation_company ON evaluation (company_id, created_at, id);
    -- What the shop shows of a merchant: its newest, and its average without reading a row.
    CREATE INDEX evaluation_shown ON evaluation (company_id, id DESC) INCLUDE (comment_star) WHERE status = 1;
    CREATE INDEX evaluation_created ON evaluation (created_at, id);
    CREATE INDEX evaluation_star ON evaluation (comment_star, id);
    CREATE INDEX evaluation_hidden ON evaluation (id) WHERE status = 0;
    CREATE INDEX evaluation_unanswered ON evaluation (company_id, id) WHERE reply IS NULL;
    -- What was written is fixed; only the platform's decision and the merchant's answer change.
    REVOKE UPDATE, DELETE, TRUNCATE ON evaluation FROM fovea_app;
    GRANT UPDATE (status, hide_reason, reply, replied_by, replied_at) ON evaluation TO fovea_app;
    CREATE TRIGGER evaluation_move BEFORE UPDATE OF status ON evaluation FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('evaluation', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('evaluation', NULL, 1), ('evaluation', 0, 1), ('evaluation', 1, 0);
  `);
  await withhold(db, 'evaluation', { always: ['created_at', 'tx'], onInsert: ['replied_at'] });
  await dateByClock(db, 'evaluation', 'replied_at');
  await db.query(`
    CREATE TABLE evaluation_image (
      evaluation_id bigint NOT NULL,
      author_id bigint NOT NULL,
      sort smallint NOT NULL CONSTRAINT evaluation_image_sort_ck CHECK (sort BETWEEN 1 AND 9),
      file_id bigint NOT NULL,
      CONSTRAINT evaluation_image_pk PRIMARY KEY (evaluation_id, sort),
      CONSTRAINT evaluation_image_once_uq UNIQUE (evaluation_id, file_id),
      CONSTRAINT evaluation_image_evaluation_fk FOREIGN KEY (evaluation_id, author_id)
        REFERENCES evaluation (id, author_id),
      CONSTRAINT evaluation_image_file_fk FOREIGN KEY (file_id, author_id) REFERENCES file (id, owner_id)
    );
    CREATE INDEX evaluation_image_file ON evaluation_image (file_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON evaluation_image FROM fovea_app;
  `);
  await db.query(`
    -- After the receipt only.
    CREATE FUNCTION evaluation_check_receipt() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND status NOT IN (40, 50)) THEN
        RAISE EXCEPTION 'order % is not received', NEW.order_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'evaluation_after_receipt_ck';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER evaluation_after_receipt BEFORE INSERT ON evaluation FOR EACH ROW
      EXECUTE FUNCTION evaluation_check_receipt();
  `);
  await belongs(
    db,
    'evaluation_image',
    `EXISTS (SELECT FROM evaluation p WHERE p.id = a.evaluation_id AND p.tx = pg_current_xact_id())`,
  );
}
