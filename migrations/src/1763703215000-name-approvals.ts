import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = [
  ['member:company:audit', 'member:company:approve'],
  ['auction:bidder:audit', 'auction:bidder:approve'],
] as const;

/** Who decides holds `module:thing:approve` everywhere; roles keep what they hold, by the menu rows that carry it. */
export class NameApprovals1763703215000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [before, after] of NAMES) await rename(db, before, after);
    // Whoever may decide goods sees their queue: the button's row becomes the page's when the server starts.
    await db.query(`UPDATE menu SET key = 'productRelated.review' WHERE key = 'goods:goods:approve'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE menu SET key = 'goods:goods:approve' WHERE key = 'productRelated.review'`);
    for (const [before, after] of NAMES) await rename(db, after, before);
  }
}

async function rename(db: QueryRunner, from: string, to: string): Promise<void> {
  await db.query(`UPDATE menu SET perms = $2 WHERE perms = $1`, [from, to]);
  await db.query(`UPDATE menu SET key = $2 WHERE key = $1`, [from, to]);
}
