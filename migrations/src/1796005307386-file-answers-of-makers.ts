import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A maker answers by letter: its scan is filed with the answer. */
export class FileAnswersOfMakers1796005307386 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE device_notice_file (
        notice_id bigint NOT NULL CONSTRAINT device_notice_file_notice_fk REFERENCES device_notice (id),
        sort smallint NOT NULL CONSTRAINT device_notice_file_sort_ck CHECK (sort BETWEEN 1 AND 10),
        file_id bigint NOT NULL CONSTRAINT device_notice_file_file_fk REFERENCES file (id),
        CONSTRAINT device_notice_file_pk PRIMARY KEY (notice_id, sort),
        CONSTRAINT device_notice_file_once_uq UNIQUE (notice_id, file_id)
      );
      CREATE INDEX device_notice_file_file ON device_notice_file (file_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE device_notice_file');
  }
}
