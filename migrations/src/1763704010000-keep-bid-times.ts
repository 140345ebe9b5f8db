import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lot knows the time of its last row: none goes before it, whatever becomes of the clock (A2). */
export class KeepBidTimes1763704010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction ADD COLUMN last_at timestamptz`);
    await db.query(`
      UPDATE auction a SET last_at = b.at FROM auction_bid b WHERE b.auction_id = a.id AND b.ord = a.last_ord`);
    await db.query(`DROP TRIGGER auction_one_way ON auction`);
    await db.query(oneWay(`OR NEW.last_at < OLD.last_at`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER auction_one_way ON auction`);
    await db.query(oneWay(''));
    await db.query(`ALTER TABLE auction DROP COLUMN last_at`);
  }
}

const oneWay = (more: string): string => `
  CREATE TRIGGER auction_one_way BEFORE UPDATE ON auction FOR EACH ROW
  WHEN (OLD.last_ord > 0 AND (NEW.end_at < OLD.end_at OR NEW.seq < OLD.seq OR NEW.last_ord < OLD.last_ord ${more}
    OR coalesce(NEW.reserve_price, 0) > coalesce(OLD.reserve_price, 0)))
  EXECUTE FUNCTION auction_refuse_change('auction_one_way_ck', 'neither end, reserve nor log goes back')`;
