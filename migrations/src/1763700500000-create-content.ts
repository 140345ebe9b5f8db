import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors and members write to the house, its offices, and the texts that the footer points to. */
export class CreateContent1763700500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.createFeedback(db);
    await this.createMessageBoard(db);
    await this.createOffice(db);
    await this.createStaticPage(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE static_page, office, message_board, feedback_image, feedback`);
  }

  /** The state of an enquiry, alike in both tables: 0 new, 1 in hand, 2 answered, 3 closed. */
  private stateOf(table: string): string {
    return `
        status smallint NOT NULL DEFAULT 0 CONSTRAINT ${table}_status_ck CHECK (status BETWEEN 0 AND 3),
        assignee_id bigint CONSTRAINT ${table}_assignee_fk REFERENCES account (id),
        reply text CONSTRAINT ${table}_reply_length_ck CHECK (length(reply) BETWEEN 1 AND 4000),
        replied_by bigint CONSTRAINT ${table}_replied_by_fk REFERENCES account (id),
        replied_at timestamptz,
        closed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT ${table}_in_hand_ck CHECK (status <> 1 OR assignee_id IS NOT NULL),
        CONSTRAINT ${table}_reply_ck CHECK (
          (reply IS NULL) = (replied_by IS NULL) AND (reply IS NULL) = (replied_at IS NULL)
          AND (reply IS NULL OR status >= 2) AND (status <> 2 OR reply IS NOT NULL)),
        CONSTRAINT ${table}_closed_ck CHECK ((status = 3) = (closed_at IS NOT NULL))`;
  }

  private async indexState(db: QueryRunner, table: string): Promise<void> {
    await db.query(`CREATE INDEX ${table}_created_at ON ${table} (created_at, id)`);
    await db.query(`CREATE INDEX ${table}_status ON ${table} (status, id)`);
    await db.query(`CREATE INDEX ${table}_email ON ${table} USING gin (email gin_trgm_ops)`);
    await db.query(`CREATE INDEX ${table}_answered ON ${table} (replied_at) WHERE status = 2`);
    await db.query(`REVOKE DELETE, TRUNCATE ON ${table} FROM fovea_app`);
  }

  private async createFeedback(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE feedback (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT feedback_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT feedback_account_fk REFERENCES account (id),
        email text NOT NULL CONSTRAINT feedback_email_folded_ck CHECK (email = lower(normalize(email, NFC))),
        content text NOT NULL CONSTRAINT feedback_content_length_ck CHECK (length(content) BETWEEN 1 AND 4000),
        ${this.stateOf('feedback')},
        -- For the pictures, which must be of the same person.
        CONSTRAINT feedback_account_uq UNIQUE (id, account_id)
      )`);
    await this.indexState(db, 'feedback');
    await db.query(`CREATE INDEX feedback_account ON feedback (account_id)`);
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
      )`);
    await db.query(`CREATE INDEX feedback_image_file ON feedback_image (file_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON feedback_image FROM fovea_app`);
  }

  private async createMessageBoard(db: QueryRunner): Promise<void> {
    await db.query(`
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
        -- A visitor has no account that his key could belong to: it belongs to the e-mail address.
        request_digest bytea CONSTRAINT message_board_request_uq UNIQUE,
        request_hash bytea,
        ${this.stateOf('message_board')},
        CONSTRAINT message_board_filled_ck CHECK (
          length(first_name) BETWEEN 1 AND 50 AND length(last_name) BETWEEN 1 AND 50
          AND length(phone) BETWEEN 1 AND 30 AND length(message) BETWEEN 1 AND 4000),
        CONSTRAINT message_board_request_hash_ck CHECK ((request_digest IS NULL) = (request_hash IS NULL))
      )`);
    await this.indexState(db, 'message_board');
    await db.query(`CREATE INDEX message_board_phone ON message_board USING gin (phone gin_trgm_ops)`);
  }

  private async createOffice(db: QueryRunner): Promise<void> {
    await db.query(`
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
      )`);
    await db.query(`
      INSERT INTO office (country, sort, name_c, name_e, name_j, address_c, address_e, address_j, phone) VALUES
        ('JP', 1, '日本办事处', 'Japan office', '日本オフィス',
         '〒100-0000 东京都千代田区见本町1-2-3 虚构大厦5层',
         '5F Kakuu Building, 1-2-3 Mihoncho, Chiyoda-ku, Tokyo 100-0000',
         '〒100-0000 東京都千代田区見本町1-2-3 架空ビル5階', '+81 3-0000-5501'),
        ('CN', 2, '中国办事处', 'China office', '中国オフィス',
         '上海市示例区虚构路100号6层 邮编200000',
         '6F, 100 Xugou Road, Shili District, Shanghai 200000',
         '上海市示例区虚構路100号6階（郵便番号200000）', '+86 21-0000-5502')`);
  }

  /** A column that is null shows the text that comes with the program; staff's own stays whatever comes. */
  private async createStaticPage(db: QueryRunner): Promise<void> {
    await db.query(`
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
      )`);
    await db.query(`
      INSERT INTO static_page (type) VALUES ('company'), ('auction'), ('contact'), ('privacy'), ('protocol'),
        ('commerce'), ('licence'), ('member'), ('description')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON static_page FROM fovea_app`);
  }
}
