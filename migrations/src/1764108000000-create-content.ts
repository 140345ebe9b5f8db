import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { belongs } from './row-guards.js';

/** What visitors and members write to the platform, its offices, and the texts that the footer links to. */
export class CreateContent1764108000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- What members write to the platform.
      CREATE TABLE feedback (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT feedback_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT feedback_account_fk REFERENCES account (id),
        email text NOT NULL CONSTRAINT feedback_email_folded_ck CHECK (email = lower(normalize(email, NFC))),
        content text NOT NULL CONSTRAINT feedback_content_length_ck CHECK (length(content) BETWEEN 1 AND 4000),
        status smallint NOT NULL DEFAULT 0 CONSTRAINT feedback_status_ck CHECK (status BETWEEN 0 AND 3),
        assignee_id bigint CONSTRAINT feedback_assignee_fk REFERENCES account (id),
        reply text CONSTRAINT feedback_reply_length_ck CHECK (length(reply) BETWEEN 1 AND 4000),
        replied_by bigint CONSTRAINT feedback_replied_by_fk REFERENCES account (id),
        replied_at timestamptz,
        closed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
        CONSTRAINT feedback_in_hand_ck CHECK (status <> 1 OR assignee_id IS NOT NULL),
        CONSTRAINT feedback_reply_ck CHECK (
          (reply IS NULL) = (replied_by IS NULL) AND (reply IS NULL) = (replied_at IS NULL)
          AND (reply IS NULL OR status >= 2) AND (status <> 2 OR reply IS NOT NULL)),
        CONSTRAINT feedback_closed_ck CHECK ((status = 3) = (closed_at IS NOT NULL)),
        -- For the pictures, which must be of the same person.
        CONSTRAINT feedback_account_uq UNIQUE (id, account_id)
      );
      CREATE INDEX feedback_created_at ON feedback (created_at, id);
      CREATE INDEX feedback_status ON feedback (status, id);
      CREATE INDEX feedback_email ON feedback USING gin (email gin_trgm_ops);
      CREATE INDEX feedback_answered ON feedback (replied_at) WHERE status = 2;
      CREATE INDEX feedback_account ON feedback (account_id);
      REVOKE DELETE, TRUNCATE ON feedback FROM fovea_app;
      CREATE TRIGGER feedback_move BEFORE UPDATE OF status ON feedback FOR EACH ROW
        WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('enquiry', 'status');
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('enquiry', NULL, 0), ('enquiry', 0, 1), ('enquiry', 0, 2), ('enquiry', 0, 3), ('enquiry', 1, 2),
        ('enquiry', 1, 3), ('enquiry', 2, 1), ('enquiry', 2, 3);
    `);
    await withhold(db, 'feedback', { always: ['created_at', 'tx'] });
    await db.query(`
      CREATE TABLE feedback_image (
        feedback_id bigint NOT NULL,
        account_id bigint NOT NULL,
        sort smallint NOT NULL CONSTRAINT feedback_image_sort_ck CHECK (sort BETWEEN 1 AND 9),
        file_id bigint NOT NULL,
        CONSTRAINT feedback_image_pk PRIMARY KEY (feedback_id, sort),
        CONSTRAINT feedback_image_once_uq UNIQUE (feedback_id, file_id),
        CONSTRAINT feedback_image_feedback_fk FOREIGN KEY (feedback_id, account_id)
          REFERENCES feedback (id, account_id),
        CONSTRAINT feedback_image_file_fk FOREIGN KEY (file_id, account_id) REFERENCES file (id, owner_id)
      );
      CREATE INDEX feedback_image_file ON feedback_image (file_id);
      REVOKE UPDATE, DELETE, TRUNCATE ON feedback_image FROM fovea_app;
    `);
    await db.query(`
      -- What visitors write to the platform.
      CREATE TABLE message_board (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT message_board_pk PRIMARY KEY,
        source smallint NOT NULL CONSTRAINT message_board_source_ck CHECK (source IN (1, 2)),
        account_id bigint CONSTRAINT message_board_account_fk REFERENCES account (id),
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL CONSTRAINT message_board_email_folded_ck CHECK (email = lower(normalize(email, NFC))),
        phone text NOT NULL,
        message text NOT NULL,
        language text NOT NULL CONSTRAINT message_board_language_ck CHECK (language IN ('zh', 'en', 'ja')),
        client_address text NOT NULL,
        -- A visitor has no account that the key could belong to: it belongs to the e-mail address.
        request_digest bytea CONSTRAINT message_board_request_uq UNIQUE,
        request_hash bytea,
        status smallint NOT NULL DEFAULT 0 CONSTRAINT message_board_status_ck CHECK (status BETWEEN 0 AND 3),
        assignee_id bigint CONSTRAINT message_board_assignee_fk REFERENCES account (id),
        reply text CONSTRAINT message_board_reply_length_ck CHECK (length(reply) BETWEEN 1 AND 4000),
        replied_by bigint CONSTRAINT message_board_replied_by_fk REFERENCES account (id),
        replied_at timestamptz,
        closed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT message_board_in_hand_ck CHECK (status <> 1 OR assignee_id IS NOT NULL),
        CONSTRAINT message_board_reply_ck CHECK (
          (reply IS NULL) = (replied_by IS NULL) AND (reply IS NULL) = (replied_at IS NULL)
          AND (reply IS NULL OR status >= 2) AND (status <> 2 OR reply IS NOT NULL)),
        CONSTRAINT message_board_closed_ck CHECK ((status = 3) = (closed_at IS NOT NULL)),
        CONSTRAINT message_board_filled_ck CHECK (
          length(first_name) BETWEEN 1 AND 50 AND length(last_name) BETWEEN 1 AND 50
          AND length(phone) BETWEEN 1 AND 30 AND length(message) BETWEEN 1 AND 4000),
        CONSTRAINT message_board_request_hash_ck CHECK ((request_digest IS NULL) = (request_hash IS NULL))
      );
      CREATE INDEX message_board_created_at ON message_board (created_at, id);
      CREATE INDEX message_board_status ON message_board (status, id);
      CREATE INDEX message_board_email ON message_board USING gin (email gin_trgm_ops);
      CREATE INDEX message_board_answered ON message_board (replied_at) WHERE status = 2;
      CREATE INDEX message_board_phone ON message_board USING gin (phone gin_trgm_ops);
      REVOKE DELETE, TRUNCATE ON message_board FROM fovea_app;
      CREATE TRIGGER message_board_move BEFORE UPDATE OF status ON message_board FOR EACH ROW
        WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('enquiry', 'status');
    `);
    await db.query(`
      -- The offices of the platform.
      CREATE TABLE office (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT office_pk PRIMARY KEY,
        country char(2) NOT NULL CONSTRAINT office_country_ck CHECK (country ~ '^[A-Z]{2}$'),
        sort smallint NOT NULL,
        name_c text NOT NULL,
        name_e text NOT NULL,
        name_j text NOT NULL,
        address_c text NOT NULL,
        address_e text NOT NULL,
        address_j text NOT NULL,
        phone text NOT NULL
      );
    `);
    await db.query(`
      INSERT INTO office (country, sort, name_c, name_e, name_j, address_c, address_e, address_j, phone) VALUES
        ('JP', 1, '日本办事处', 'Japan office', '日本オフィス',
         '〒100-0000 东京都千代田区见本町1-2-3 虚构大厦5层',
         '5F Kakuu Building, 1-2-3 Mihoncho, Chiyoda-ku, Tokyo 100-0000',
         '〒100-0000 東京都千代田区見本町1-2-3 架空ビル5階', '+81 3-0000-5501'),
        ('CN', 2, '中国办事处', 'China office', '中国オフィス',
         '上海市示例区虚构路100号6层 邮编200000',
         '6F, 100 Xugou Road, Shili District, Shanghai 200000',
         '上海市示例区虚構路100号6階（郵便番号200000）', '+86 21-0000-5502');
    `);
    await db.query(`
      -- The texts that the footer links to. A column that is null shows the text that comes with the program; what staff
      -- wrote is kept whatever comes.
      CREATE TABLE static_page (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT static_page_pk PRIMARY KEY,
        type text NOT NULL CONSTRAINT static_page_type_uq UNIQUE,
        title_c text,
        title_e text,
        title_j text,
        content_c text,
        content_e text,
        content_j text,
        updated_by bigint CONSTRAINT static_page_updated_by_fk REFERENCES account (id),
        updated_at timestamptz,
        CONSTRAINT static_page_updated_ck CHECK ((updated_by IS NULL) = (updated_at IS NULL))
      );
      REVOKE DELETE, TRUNCATE ON static_page FROM fovea_app;
    `);
    await db.query(`
      INSERT INTO static_page (type) VALUES
        ('company'), ('auction'), ('contact'), ('privacy'), ('protocol'), ('commerce'), ('licence'), ('member'), ('description');
    `);
    await db.query(`
      -- Which uploads a text shows: a picture that no language of it shows any more, and nothing else refers to, can be
      -- swept.
      CREATE TABLE static_page_image (
        page_id bigint NOT NULL CONSTRAINT static_page_image_page_fk REFERENCES static_page (id),
        file_id bigint NOT NULL CONSTRAINT static_page_image_file_fk REFERENCES file (id),
        CONSTRAINT static_page_image_pk PRIMARY KEY (page_id, file_id)
      );
      CREATE INDEX static_page_image_file ON static_page_image (file_id);
    `);
    await belongs(
      db,
      'feedback_image',
      `EXISTS (SELECT FROM feedback p WHERE p.id = a.feedback_id AND p.tx = pg_current_xact_id())`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE feedback, feedback_image, message_board, office, static_page, static_page_image CASCADE;
      DROP FUNCTION feedback_image_belongs CASCADE;
      DELETE FROM state_transition WHERE machine IN ('enquiry');
    `);
  }
}
