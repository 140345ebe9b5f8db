import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves by machine: from which code (null: it begins) to which. */
const MOVES: Record<string, ReadonlyArray<readonly [number | null, number]>> = {
  goods: [
    [null, 10],
    [10, 20],
  ],
  draft_product: [
    [null, 0],
    [0, 1],
    [0, 9],
  ],
  auction: [[20, 41]],
  certification: [
    [3, 2],
    [3, -1],
  ],
  licence: [
    [null, 0],
    [0, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 2],
  ],
  message: [
    [null, 0],
    [0, 1],
  ],
};

const GUARDED = [
  ['goods_move', 'goods', 'status', 'goods'],
  ['draft_product_move', 'draft_product', 'status', 'draft_product'],
  ['auction_move', 'auction', 'status', 'auction'],
  ['auction_bidder_order_move', 'auction_bidder', 'order_status', 'auction_order'],
  ['company_move', 'company', 'status', 'merchant'],
  ['company_certification_move', 'company', 'certification_status', 'certification'],
  ['company_licence_move', 'company_licence', 'status', 'licence'],
  ['account_move', 'account', 'status', 'member'],
  ['message_move', 'message', 'is_read', 'message'],
] as const;

/** The rest of the machines hold their tables too; a state that was empty before begins by a written move. */
export class GuardStates1763703320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [machine, moves] of Object.entries(MOVES))
      for (const [from, to] of moves)
        await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ($1, $2, $3)`, [
          machine,
          from,
          to,
        ]);
    // A table may have two machines: each trigger refuses under its own name.
    await db.query(refuseMove('IS NOT DISTINCT FROM', `TG_NAME || '_ck'`));
    for (const [trigger, table, column, machine] of GUARDED)
      await db.query(`
        CREATE TRIGGER ${trigger} BEFORE UPDATE OF ${column} ON ${table} FOR EACH ROW
        WHEN (OLD.${column} IS DISTINCT FROM NEW.${column}) EXECUTE FUNCTION refuse_move('${machine}', '${column}')`);
    // That a state never goes back is the machine's to say now; a batch of bids reads no more conditions than before.
    await db.query(`DROP TRIGGER auction_outcome_locked ON auction`);
    await db.query(`
      CREATE TRIGGER auction_outcome_locked BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.status >= 30) EXECUTE FUNCTION auction_keep_outcome()`);
    await db.query(`DROP TRIGGER message_read_once ON message`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER message_read_once BEFORE UPDATE ON message FOR EACH ROW
      WHEN (OLD.is_read = 1 AND NEW.is_read = 0) EXECUTE FUNCTION refuse_change()`);
    await db.query(`DROP TRIGGER auction_outcome_locked ON auction`);
    await db.query(`
      CREATE TRIGGER auction_outcome_locked BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.status >= 30 OR NEW.status < OLD.status) EXECUTE FUNCTION auction_keep_outcome()`);
    for (const [trigger, table] of GUARDED) await db.query(`DROP TRIGGER ${trigger} ON ${table}`);
    await db.query(refuseMove('=', `TG_TABLE_NAME || '_move_ck'`));
    for (const [machine, moves] of Object.entries(MOVES))
      for (const [from, to] of moves)
        await db.query(
          `DELETE FROM state_transition WHERE machine = $1 AND from_status IS NOT DISTINCT FROM $2 AND to_status = $3`,
          [machine, from, to],
        );
  }
}

const refuseMove = (equals: string, name: string): string => `
  CREATE OR REPLACE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before smallint := (to_jsonb(OLD) ->> TG_ARGV[1])::smallint;
    after smallint := (to_jsonb(NEW) ->> TG_ARGV[1])::smallint;
  BEGIN
    IF NOT EXISTS (SELECT FROM state_transition
                   WHERE machine = TG_ARGV[0] AND from_status ${equals} before AND to_status = after) THEN
      RAISE EXCEPTION '% %: no move from % to %', TG_TABLE_NAME, OLD.id, before, after
        USING ERRCODE = 'check_violation', CONSTRAINT = ${name};
    END IF;
    RETURN NEW;
  END $$`;
