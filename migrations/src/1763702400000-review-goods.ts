import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['c', 'e', 'j'] as const;

/** Plain text as rich text: a paragraph for each that a blank line ends, its own line breaks kept. */
const richText = (column: string): string => `
  '<p>' || replace(regexp_replace(
    replace(replace(replace(btrim(${column}, E' \\n\\r\\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    E'(\\r?\\n[ \\t]*){2,}', '</p><p>', 'g'), E'\\n', '<br />') || '</p>'`;

const plainText = (column: string): string => `
  btrim(replace(replace(replace(
    regexp_replace(replace(replace(${column}, '</p><p>', E'\\n\\n'), '<br />', E'\\n'), '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&amp;', '&'))`;

/** What the shop shows was reviewed: goods that say something else since then stay off the shelf. */
export class ReviewGoods1763702400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const language of LANGUAGES) {
      const column = `content_${language}`;
      await db.query(`UPDATE goods SET ${column} = ${richText(column)} WHERE ${column} <> ''`);
    }
    await db.query(`
      ALTER TABLE goods
        ADD COLUMN needs_review boolean NOT NULL DEFAULT false,
        -- Of the newest submission, for the back office's list.
        ADD COLUMN audit_status smallint
          CONSTRAINT goods_audit_status_ck CHECK (audit_status BETWEEN -2 AND 1),
        ADD CONSTRAINT goods_reviewed_ck CHECK (status <> 30 OR NOT needs_review)`);
    // Descriptions show pictures of ours; these stay in the storage as long as one does.
    await db.query(`
      CREATE TABLE goods_content_image (
        goods_id bigint NOT NULL CONSTRAINT goods_content_image_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        file_id bigint NOT NULL CONSTRAINT goods_content_image_file_fk REFERENCES file (id),
        CONSTRAINT goods_content_image_pk PRIMARY KEY (goods_id, file_id)
      )`);
    await db.query(`CREATE INDEX goods_content_image_file ON goods_content_image (file_id)`);
    // The back office's list: every status but deleted.
    for (const [name, columns] of ADMIN_INDEXES)
      await db.query(`CREATE INDEX ${name} ON goods (${columns}) WHERE status <> 90`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX ${ADMIN_INDEXES.map(([name]) => name).join(', ')}`);
    await db.query(`DROP TABLE goods_content_image`);
    await db.query(
      `ALTER TABLE goods DROP CONSTRAINT goods_reviewed_ck, DROP COLUMN audit_status, DROP COLUMN needs_review`,
    );
    for (const language of LANGUAGES) {
      const column = `content_${language}`;
      await db.query(`UPDATE goods SET ${column} = ${plainText(column)} WHERE ${column} <> ''`);
    }
  }
}

const ADMIN_INDEXES = [
  ['goods_admin_id', 'id'],
  ['goods_admin_status', 'status, id'],
  ['goods_admin_audit_status', 'audit_status, id'],
  ['goods_admin_company', 'company_id, id'],
  ['goods_admin_sale_type', 'sale_type, id'],
  ['goods_admin_price', 'price, id'],
  ['goods_admin_quantity', 'quantity, id'],
  ['goods_admin_listed_at', 'listed_at, id'],
  ['goods_admin_created_at', 'created_at, id'],
  ['goods_admin_updated_at', 'updated_at, id'],
] as const;
