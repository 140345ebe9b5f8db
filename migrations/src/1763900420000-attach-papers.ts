import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail may bring a paper, which is drawn when it leaves. */
export class AttachPapers1763900420000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE outgoing_message
        -- { kind, subject, language }: what the desk of papers draws.
        ADD COLUMN paper jsonb CONSTRAINT outgoing_message_paper_ck CHECK (jsonb_typeof(paper) = 'object')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE outgoing_message DROP COLUMN paper`);
  }
}
