import type { MigrationInterface, QueryRunner } from 'typeorm';

const of = (reason: string): string => `
  (matching = 0) = (decided_at IS NULL) AND (matching = 0) = (decided_by IS NULL)
  AND (matching = 1) = (subject_id IS NOT NULL) AND (matching = 1) = (subject_type IS NOT NULL)
  AND (matching = 1) = (subject_sn IS NOT NULL) AND ${reason}`;

/** Money that came without a word is credited to whose it is: the line says why, as one that is set aside does. */
export class CreditBankLines1764001810000 implements MigrationInterface {
  up(db: QueryRunner): Promise<void> {
    return holds(
      db,
      of('CASE matching WHEN 0 THEN reason IS NULL WHEN 2 THEN reason IS NOT NULL ELSE true END'),
    );
  }

  down(db: QueryRunner): Promise<void> {
    return holds(db, of('(matching = 2) = (reason IS NOT NULL)'));
  }
}

async function holds(db: QueryRunner, condition: string): Promise<void> {
  await db.query(`ALTER TABLE bank_line DROP CONSTRAINT bank_line_decided_ck`);
  await db.query(`ALTER TABLE bank_line ADD CONSTRAINT bank_line_decided_ck CHECK (${condition})`);
}
