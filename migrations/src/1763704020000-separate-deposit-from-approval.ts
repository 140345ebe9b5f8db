import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves by machine: from which code (null: it begins) to which. */
const ADDED: Record<string, ReadonlyArray<readonly [number | null, number]>> = {
  auction_bidder: [
    [2, 0],
    [2, 1],
  ],
  auction_deposit: [
    [null, 0],
    [null, 1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
  ],
};
/** What became of a deposit is no longer a state of the approval. */
const REMOVED = [2, 3, 4];

/** The approval of a bidder and his deposit are two facts, each with its states. */
export class SeparateDepositFromApproval1763704020000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM state_transition WHERE machine = 'auction_bidder' AND from_status = 1 AND to_status = ANY ($1)`,
      [REMOVED],
    );
    for (const [machine, moves] of Object.entries(ADDED))
      for (const [from, to] of moves)
        await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ($1, $2, $3)`, [
          machine,
          from,
          to,
        ]);
    await db.query(`DROP TRIGGER auction_bidder_move ON auction_bidder`);
    await db.query(
      `ALTER TABLE auction_bidder DROP CONSTRAINT auction_bidder_status_ck, ADD COLUMN deposit_status smallint`,
    );
    // Whoever has bid was let off the deposit, where he has none. Before his first bid he is asked again for what nobody
    // can tell any more: whether he was approved without a word of staff, or let off.
    await db.query(`
      UPDATE auction_bidder b SET
        deposit_status = CASE
          WHEN b.deposit > 0 THEN CASE WHEN b.status IN (0, 1) THEN 1 WHEN b.status IN (3, 4) THEN b.status ELSE 2 END
          WHEN a.deposit > 0 AND b.bidder_no IS NOT NULL THEN 0 END,
        status = CASE
          WHEN b.status IN (-1, 0) THEN b.status
          WHEN b.decision_id IS NOT NULL OR (a.need_approval AND b.bidder_no IS NOT NULL) THEN 1
          WHEN b.status = 2 AND a.need_approval THEN 2 END
      FROM auction a WHERE a.id = b.auction_id AND b.status IS NOT NULL`);
    await db.query(`
      ALTER TABLE auction_bidder
        ADD CONSTRAINT auction_bidder_status_ck CHECK (status IN (-1, 0, 1, 2)),
        ADD CONSTRAINT auction_bidder_deposit_status_ck CHECK (deposit_status IN (-1, 0, 1, 2, 3, 4)),
        ADD CONSTRAINT auction_bidder_deposit_held_ck CHECK ((deposit > 0) = (coalesce(deposit_status, 0) > 0))`);
    await db.query(`
      CREATE TRIGGER auction_bidder_move BEFORE UPDATE OF status ON auction_bidder FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('auction_bidder', 'status')`);
    await db.query(`
      CREATE TRIGGER auction_bidder_deposit_move BEFORE UPDATE OF deposit_status ON auction_bidder FOR EACH ROW
      WHEN (OLD.deposit_status IS DISTINCT FROM NEW.deposit_status)
      EXECUTE FUNCTION refuse_move('auction_deposit', 'deposit_status')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER auction_bidder_deposit_move ON auction_bidder`);
    await db.query(`DROP TRIGGER auction_bidder_move ON auction_bidder`);
    await db.query(`
      ALTER TABLE auction_bidder DROP CONSTRAINT auction_bidder_status_ck,
        DROP CONSTRAINT auction_bidder_deposit_status_ck, DROP CONSTRAINT auction_bidder_deposit_held_ck`);
    await db.query(`
      UPDATE auction_bidder SET status = CASE
        WHEN deposit_status IN (3, 4) OR (deposit_status = 2 AND status IS DISTINCT FROM -1) THEN deposit_status
        ELSE coalesce(status, CASE WHEN deposit_status IN (0, 1) THEN 1 END) END`);
    await db.query(`
      ALTER TABLE auction_bidder DROP COLUMN deposit_status,
        ADD CONSTRAINT auction_bidder_status_ck CHECK (status IN (-1, 0, 1, 2, 3, 4))`);
    await db.query(`
      CREATE TRIGGER auction_bidder_move BEFORE UPDATE OF status ON auction_bidder FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('auction_bidder', 'status')`);
    for (const [machine, moves] of Object.entries(ADDED))
      for (const [from, to] of moves)
        await db.query(
          `DELETE FROM state_transition WHERE machine = $1 AND from_status IS NOT DISTINCT FROM $2 AND to_status = $3`,
          [machine, from, to],
        );
    for (const to of REMOVED)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('auction_bidder', 1, $1)`,
        [to],
      );
  }
}
