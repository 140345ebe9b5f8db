import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which uploads a text of the house shows: a picture that no language of it shows any more, and nothing else refers to,
 * can then be swept.
 */
export class KeepPicturesOfStaticPages1763701160000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE static_page_image (
        page_id bigint NOT NULL CONSTRAINT static_page_image_page_fk REFERENCES static_page (id),
        file_id bigint NOT NULL CONSTRAINT static_page_image_file_fk REFERENCES file (id),
        CONSTRAINT static_page_image_pk PRIMARY KEY (page_id, file_id)
      )`);
    await db.query(`CREATE INDEX static_page_image_file ON static_page_image (file_id)`);
    // Until now the text itself was the only place that named its pictures.
    await db.query(`
      INSERT INTO static_page_image (page_id, file_id)
      SELECT DISTINCT p.id, f.id FROM static_page p
        CROSS JOIN LATERAL regexp_matches(concat_ws(' ', p.content_c, p.content_e, p.content_j),
          '/files/(u/[0-9a-f]{2}/[0-9a-f]{32}\\.(?:jpg|png))', 'g') AS shown (keys)
        JOIN file f ON f.key = shown.keys[1]
      WHERE f.kind = 'image' AND f.claimed_at IS NOT NULL`);
    // Pictures that were put into a text and taken out again, which nothing released.
    await db.query(`
      UPDATE file f SET claimed_at = NULL
      WHERE f.kind = 'image' AND NOT f.is_private AND f.claimed_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM static_page_image r WHERE r.file_id = f.id)
        AND NOT EXISTS (SELECT FROM account r WHERE r.avatar_file_id = f.id)
        AND NOT EXISTS (SELECT FROM feedback_image r WHERE r.file_id = f.id)
        AND NOT EXISTS (SELECT FROM company_submission_file r WHERE r.file_id = f.id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE static_page_image`);
  }
}
