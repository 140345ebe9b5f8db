import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who leads is written by the statement that writes his bid and his row of the lot, whose account was read with them; the
 * key asked for that account anew at every change of the lead. Who wins is still asked for, and the replay of a lot
 * compares its leader with its log.
 */
export class LeadersBidBefore1763900710000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction DROP CONSTRAINT auction_leader_fk`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE auction ADD CONSTRAINT auction_leader_fk FOREIGN KEY (leader_id) REFERENCES account (id)`,
    );
  }
}
