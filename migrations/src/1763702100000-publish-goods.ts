import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a submission says and nobody changes afterwards. */
const COLUMNS = ['goods_id', 'submitted_by', 'form', 'published', 'created_at'];
const row = (name: string): string => `ROW(${COLUMNS.map((column) => `${name}.${column}`).join(', ')})`;
const draftText = `lower(normalize(
  coalesce(form ->> 'goods_name_c', '') || ' ' || coalesce(form ->> 'goods_name_e', '') || ' ' ||
  coalesce(form ->> 'goods_name_j', '') || ' ' || coalesce(form ->> 'goods_code', ''), NFKC))`;

/** What sellers say of goods, how it is reviewed before the shop shows it, and forms that are not finished. */
export class PublishGoods1763702100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE goods
        -- ISO 3166 alpha-2: where it stands, and where it was made.
        ADD COLUMN ships_from char(2) CONSTRAINT goods_ships_from_ck CHECK (ships_from ~ '^[A-Z]{2}$'),
        ADD COLUMN origin char(2) CONSTRAINT goods_origin_ck CHECK (origin ~ '^[A-Z]{2}$'),
        ADD COLUMN usage_hours int CONSTRAINT goods_usage_hours_ck CHECK (usage_hours BETWEEN 0 AND 1000000),
        -- GTIN-8, 12, 13 or 14; as UDI-DI it is the same number.
        ADD COLUMN gtin text CONSTRAINT goods_gtin_ck CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
        -- Class I to IV of Japan's device law, and the number of approval, certification or notification.
        ADD COLUMN jp_class smallint CONSTRAINT goods_jp_class_ck CHECK (jp_class BETWEEN 1 AND 4),
        ADD COLUMN jp_approval_number text
          CONSTRAINT goods_jp_approval_number_ck CHECK (length(jp_approval_number) BETWEEN 1 AND 40),
        ADD COLUMN nmpa_number text CONSTRAINT goods_nmpa_number_ck CHECK (length(nmpa_number) BETWEEN 1 AND 60),
        ADD COLUMN length_mm int CONSTRAINT goods_length_ck CHECK (length_mm BETWEEN 1 AND 100000),
        ADD COLUMN width_mm int CONSTRAINT goods_width_ck CHECK (width_mm BETWEEN 1 AND 100000),
        ADD COLUMN height_mm int CONSTRAINT goods_height_ck CHECK (height_mm BETWEEN 1 AND 100000),
        ADD COLUMN weight_g int CONSTRAINT goods_weight_ck CHECK (weight_g BETWEEN 1 AND 100000000),
        -- Minor units of its currency; null: by quotation.
        ADD COLUMN freight bigint CONSTRAINT goods_freight_ck CHECK (freight BETWEEN 0 AND 10000000000000),
        -- The seller hears offers below the price.
        ADD COLUMN is_negotiable boolean NOT NULL DEFAULT false,
        ADD COLUMN video_owner_id bigint,
        ADD COLUMN video_file_id bigint,
        -- When approved goods go on the shelf; null: at once.
        ADD COLUMN up_at timestamptz,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ADD CONSTRAINT goods_video_owner_fk FOREIGN KEY (video_owner_id, video_file_id) REFERENCES file (owner_id, id),
        ADD CONSTRAINT goods_video_ck CHECK ((video_owner_id IS NULL) = (video_file_id IS NULL)),
        ADD CONSTRAINT goods_name_ck CHECK (
          name_c || name_e || name_j <> '' AND greatest(length(name_c), length(name_e), length(name_j)) <= 200)`);
    await db.query(
      `UPDATE goods SET ships_from = c.country FROM company c WHERE c.id = company_id AND ships_from IS NULL`,
    );
    await db.query(`CREATE INDEX goods_video ON goods (video_file_id) WHERE video_file_id IS NOT NULL`);
    await db.query(
      `CREATE INDEX goods_by_country ON goods (ships_from, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(`CREATE INDEX goods_by_year ON goods (year, listed_at DESC, id DESC) WHERE status = 30`);
    await db.query(`CREATE INDEX goods_up_at ON goods (up_at) WHERE status = 20 AND up_at IS NOT NULL`);

    // Pictures of the demo are drawn into the storage and have no upload.
    await db.query(`
      ALTER TABLE goods_image
        ADD COLUMN owner_id bigint,
        ADD COLUMN file_id bigint,
        ADD CONSTRAINT goods_image_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id),
        ADD CONSTRAINT goods_image_file_ck CHECK ((owner_id IS NULL) = (file_id IS NULL)),
        ADD CONSTRAINT goods_image_once_uq UNIQUE (goods_id, file_id),
        ADD CONSTRAINT goods_image_sort_ck CHECK (sort BETWEEN 0 AND 20)`);
    await db.query(`CREATE INDEX goods_image_file ON goods_image (file_id) WHERE file_id IS NOT NULL`);
    await db.query(`
      CREATE TABLE goods_attachment (
        goods_id bigint NOT NULL CONSTRAINT goods_attachment_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        sort smallint NOT NULL CONSTRAINT goods_attachment_sort_ck CHECK (sort BETWEEN 1 AND 20),
        -- 1 certificate, 2 service history, 3 manual, 4 other.
        kind smallint NOT NULL CONSTRAINT goods_attachment_kind_ck CHECK (kind BETWEEN 1 AND 4),
        owner_id bigint NOT NULL,
        file_id bigint NOT NULL,
        CONSTRAINT goods_attachment_pk PRIMARY KEY (goods_id, sort),
        CONSTRAINT goods_attachment_once_uq UNIQUE (goods_id, file_id),
        CONSTRAINT goods_attachment_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
      )`);
    await db.query(`CREATE INDEX goods_attachment_file ON goods_attachment (file_id)`);

    // Apart from goods, whose rows are wide and indexed many times over.
    await db.query(`
      CREATE TABLE goods_counter (
        goods_id bigint CONSTRAINT goods_counter_pk PRIMARY KEY
          CONSTRAINT goods_counter_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        view_count bigint NOT NULL DEFAULT 0 CONSTRAINT goods_counter_view_ck CHECK (view_count >= 0),
        collect_count int NOT NULL DEFAULT 0 CONSTRAINT goods_counter_collect_ck CHECK (collect_count >= 0),
        question_count int NOT NULL DEFAULT 0 CONSTRAINT goods_counter_question_ck CHECK (question_count >= 0)
      )`);

    await db.query(`
      CREATE TABLE goods_submission (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_submission_pk PRIMARY KEY,
        goods_id bigint NOT NULL CONSTRAINT goods_submission_goods_fk REFERENCES goods (id),
        submitted_by bigint NOT NULL CONSTRAINT goods_submission_submitted_by_fk REFERENCES account (id),
        -- The whole form as it was sent, and as the shop showed it then; null when it showed nothing yet.
        form jsonb NOT NULL,
        published jsonb,
        -- 0 under review, 1 approved, -1 rejected, -2 taken back.
        audit_status smallint NOT NULL DEFAULT 0
          CONSTRAINT goods_submission_status_ck CHECK (audit_status BETWEEN -2 AND 1),
        audit_notes text CONSTRAINT goods_submission_notes_length_ck CHECK (length(audit_notes) <= 500),
        decided_by bigint CONSTRAINT goods_submission_decided_by_fk REFERENCES account (id),
        decided_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT goods_submission_decided_ck CHECK (
          CASE WHEN audit_status IN (-1, 1) THEN decided_by IS NOT NULL AND decided_at IS NOT NULL
          ELSE decided_by IS NULL END),
        CONSTRAINT goods_submission_notes_ck CHECK (audit_status <> -1 OR audit_notes <> '')
      )`);
    await db.query(
      `CREATE UNIQUE INDEX goods_submission_pending_uq ON goods_submission (goods_id) WHERE audit_status = 0`,
    );
    await db.query(`CREATE INDEX goods_submission_goods ON goods_submission (goods_id, id)`);
    await db.query(
      `CREATE INDEX goods_submission_waiting ON goods_submission (audit_status, created_at, id)`,
    );
    await db.query(`
      CREATE TRIGGER goods_submission_append_only BEFORE UPDATE ON goods_submission FOR EACH ROW
      WHEN (OLD.audit_status <> 0 OR ${row('OLD')} IS DISTINCT FROM ${row('NEW')})
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON goods_submission FROM fovea_app`);
    // What a form waiting for its review shows stays in the storage.
    await db.query(`
      CREATE TABLE goods_submission_file (
        submission_id bigint NOT NULL
          CONSTRAINT goods_submission_file_submission_fk REFERENCES goods_submission (id),
        owner_id bigint NOT NULL,
        file_id bigint NOT NULL,
        CONSTRAINT goods_submission_file_pk PRIMARY KEY (submission_id, file_id),
        CONSTRAINT goods_submission_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
      )`);
    await db.query(`CREATE INDEX goods_submission_file_file ON goods_submission_file (file_id)`);
    await db.query(`REVOKE UPDATE, TRUNCATE ON goods_submission_file FROM fovea_app`);

    await db.query(`
      CREATE TABLE draft_product (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT draft_product_pk PRIMARY KEY,
        owner_id bigint NOT NULL CONSTRAINT draft_product_owner_fk REFERENCES account (id),
        company_id bigint CONSTRAINT draft_product_company_fk REFERENCES company (id),
        form jsonb NOT NULL CONSTRAINT draft_product_form_ck CHECK (jsonb_typeof(form) = 'object'),
        -- 0 draft, 1 published, 9 deleted.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT draft_product_status_ck CHECK (status IN (0, 1, 9)),
        goods_id bigint CONSTRAINT draft_product_goods_fk REFERENCES goods (id)
          CONSTRAINT draft_product_goods_uq UNIQUE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        category_id bigint GENERATED ALWAYS AS ((form ->> 'category_id')::bigint) STORED,
        search_text text GENERATED ALWAYS AS (${draftText}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${draftText})) STORED,
        CONSTRAINT draft_product_published_ck CHECK ((status = 1) = (goods_id IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX draft_product_owner ON draft_product (owner_id, id) WHERE status = 0`);
    await db.query(`CREATE INDEX draft_product_company ON draft_product (company_id, id) WHERE status = 0`);
    await db.query(`CREATE INDEX draft_product_updated ON draft_product (updated_at, id) WHERE status = 0`);
    await db.query(`CREATE INDEX draft_product_created ON draft_product (created_at, id) WHERE status = 0`);
    await db.query(`CREATE INDEX draft_product_category ON draft_product (category_id) WHERE status = 0`);
    await db.query(
      `CREATE INDEX draft_product_search_text ON draft_product USING gin (search_text gin_trgm_ops)`,
    );
    await db.query(`CREATE INDEX draft_product_search_bigrams ON draft_product USING gin (search_bigrams)`);
    await db.query(`
      CREATE TABLE draft_product_file (
        draft_id bigint NOT NULL CONSTRAINT draft_product_file_draft_fk REFERENCES draft_product (id),
        owner_id bigint NOT NULL,
        file_id bigint NOT NULL,
        CONSTRAINT draft_product_file_pk PRIMARY KEY (draft_id, file_id),
        CONSTRAINT draft_product_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
      )`);
    await db.query(`CREATE INDEX draft_product_file_file ON draft_product_file (file_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE draft_product_file, draft_product, goods_submission_file, goods_submission, goods_counter,
        goods_attachment`);
    await db.query(`DROP INDEX goods_image_file, goods_up_at, goods_by_year, goods_by_country, goods_video`);
    await db.query(`
      ALTER TABLE goods_image DROP CONSTRAINT goods_image_sort_ck, DROP CONSTRAINT goods_image_once_uq,
        DROP CONSTRAINT goods_image_file_ck, DROP CONSTRAINT goods_image_owner_fk, DROP COLUMN file_id,
        DROP COLUMN owner_id`);
    await db.query(`
      ALTER TABLE goods DROP CONSTRAINT goods_name_ck, DROP CONSTRAINT goods_video_ck,
        DROP CONSTRAINT goods_video_owner_fk, DROP COLUMN updated_at, DROP COLUMN up_at,
        DROP COLUMN video_file_id, DROP COLUMN video_owner_id, DROP COLUMN is_negotiable, DROP COLUMN freight,
        DROP COLUMN weight_g, DROP COLUMN height_mm, DROP COLUMN width_mm, DROP COLUMN length_mm,
        DROP COLUMN nmpa_number, DROP COLUMN jp_approval_number, DROP COLUMN jp_class, DROP COLUMN gtin,
        DROP COLUMN usage_hours, DROP COLUMN origin, DROP COLUMN ships_from`);
  }
}
