import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, 2],
  [2, 0],
];
/** As the list shows it: money that left stands below nothing. */
const SIGNED = 'CASE WHEN kind = 1 THEN amount ELSE -amount END';

/** What was set aside is looked at anew; lines are found and ordered by their day and by their amount. */
export class ReopenBankLines1764001800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('bank_line', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER bank_line_move BEFORE UPDATE OF matching ON bank_line FOR EACH ROW
      WHEN (OLD.matching <> NEW.matching) EXECUTE FUNCTION refuse_move('bank_line', 'matching')`);
    await db.query(`CREATE INDEX bank_line_day ON bank_line (booked_on, id)`);
    await db.query(`CREATE INDEX bank_line_amount ON bank_line (amount, id)`);
    await db.query(`CREATE INDEX bank_line_signed ON bank_line ((${SIGNED}), id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX bank_line_signed, bank_line_amount, bank_line_day`);
    await db.query(`DROP TRIGGER bank_line_move ON bank_line`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'bank_line'`);
  }
}
