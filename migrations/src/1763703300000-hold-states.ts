import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves by machine: from which code (null: it begins) to which. */
const MOVES: Record<string, ReadonlyArray<readonly [number | null, number]>> = {
  goods: [
    [null, 0],
    [0, 10],
    [11, 10],
    [20, 10],
    [10, 30],
    [10, 11],
    [10, 0],
    [30, 20],
    [20, 30],
    [30, 10],
    [0, 90],
    [11, 90],
    [20, 90],
  ],
  goods_approval: [
    [null, 0],
    [0, 1],
    [0, -1],
    [0, -2],
  ],
  auction: [
    [null, 10],
    [10, 10],
    [10, 20],
    [10, 42],
    [20, 20],
    [20, 40],
    [20, 42],
    [20, 30],
    [30, 40],
    [30, 41],
  ],
  auction_order: [
    [null, 20],
    [20, 30],
    [20, 40],
    [30, 40],
    [20, 41],
    [30, 41],
    [20, 42],
    [40, 50],
    [40, 60],
    [41, 40],
  ],
  auction_bidder: [
    [null, 0],
    [null, 1],
    [0, 1],
    [0, -1],
    [0, 2],
    [1, 2],
    [1, 3],
    [1, 4],
  ],
  auction_offer: [
    [null, 0],
    [0, 1],
    [0, -1],
    [0, 2],
  ],
  order: [
    [null, 10],
    [null, 20],
    [10, 20],
    [10, 11],
    [11, 20],
    [11, 10],
    [10, 60],
    [20, 12],
    [12, 20],
    [12, 70],
    [20, 30],
    [20, 70],
    [30, 40],
    [40, 50],
    [30, 70],
    [40, 70],
    [50, 70],
    [70, 71],
    [70, 20],
    [70, 30],
    [70, 40],
    [70, 50],
  ],
  evaluation: [
    [null, 1],
    [1, 0],
    [0, 1],
  ],
  certification: [
    [null, 0],
    [0, 1],
    [-1, 1],
    [3, 1],
    [1, 2],
    [1, -1],
    [1, 0],
    [2, 3],
    [2, 1],
  ],
  merchant: [
    [null, 1],
    [1, 0],
    [0, 1],
    [1, 2],
    [2, 1],
  ],
  member: [
    [null, 1],
    [1, 0],
    [0, 1],
  ],
  enquiry: [
    [null, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 1],
    [0, 3],
    [1, 3],
    [2, 3],
  ],
};

/** Stands for "nothing yet" in keys, where a null could not. */
const BEGINNING = -32768;

/** One table of every machine's moves, in place of the one of orders; what an order did points to it. */
export class HoldStates1763703300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE state_transition (
        machine text NOT NULL,
        from_status smallint,
        to_status smallint NOT NULL,
        from_key smallint GENERATED ALWAYS AS (coalesce(from_status, ${BEGINNING})) STORED,
        CONSTRAINT state_transition_pk PRIMARY KEY (machine, from_key, to_status)
      )`);
    for (const [machine, moves] of Object.entries(MOVES))
      for (const [from, to] of moves)
        await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ($1, $2, $3)`, [
          machine,
          from,
          to,
        ]);
    await db.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON state_transition FROM fovea_app`);
    // From 0 an order was placed.
    await db.query(`
      ALTER TABLE order_history
        ADD COLUMN machine text GENERATED ALWAYS AS ('order') STORED,
        ADD COLUMN from_key smallint GENERATED ALWAYS AS (
          CASE WHEN from_status = 0 THEN ${BEGINNING} ELSE from_status END) STORED`);
    await db.query(`
      ALTER TABLE order_history DROP CONSTRAINT order_history_transition_fk,
        ADD CONSTRAINT order_history_transition_fk FOREIGN KEY (machine, from_key, to_status)
          REFERENCES state_transition (machine, from_key, to_status)`);
    // A row may only move as its machine's table says: EXECUTE FUNCTION refuse_move('<machine>', '<column>').
    await db.query(`
      CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before smallint := (to_jsonb(OLD) ->> TG_ARGV[1])::smallint;
        after smallint := (to_jsonb(NEW) ->> TG_ARGV[1])::smallint;
      BEGIN
        IF NOT EXISTS (SELECT FROM state_transition
                       WHERE machine = TG_ARGV[0] AND from_status = before AND to_status = after) THEN
          RAISE EXCEPTION '% %: no move from % to %', TG_TABLE_NAME, OLD.id, before, after
            USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_move_ck';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`DROP TRIGGER orders_move ON orders`);
    await db.query(`DROP FUNCTION orders_check_move()`);
    for (const [table, machine, column] of GUARDED)
      await db.query(`
        CREATE TRIGGER ${table}_move BEFORE UPDATE OF ${column} ON ${table} FOR EACH ROW
        WHEN (OLD.${column} <> NEW.${column}) EXECUTE FUNCTION refuse_move('${machine}', '${column}')`);
    await db.query(`DROP TABLE order_transition`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table] of GUARDED) await db.query(`DROP TRIGGER ${table}_move ON ${table}`);
    await db.query(`DROP FUNCTION refuse_move()`);
    await db.query(`
      CREATE TABLE order_transition (
        from_status smallint NOT NULL,
        to_status smallint NOT NULL,
        CONSTRAINT order_transition_pk PRIMARY KEY (from_status, to_status)
      )`);
    await db.query(
      `INSERT INTO order_transition VALUES (0, 10), (10, 60), (10, 20), (20, 30), (30, 40), (40, 50)`,
    );
    await db.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON order_transition FROM fovea_app`);
    await db.query(`
      ALTER TABLE order_history DROP CONSTRAINT order_history_transition_fk, DROP COLUMN machine, DROP COLUMN from_key,
        ADD CONSTRAINT order_history_transition_fk FOREIGN KEY (from_status, to_status)
          REFERENCES order_transition (from_status, to_status)`);
    await db.query(`
      CREATE FUNCTION orders_check_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM order_transition WHERE from_status = OLD.status AND to_status = NEW.status) THEN
          RAISE EXCEPTION 'order %: no move from % to %', OLD.id, OLD.status, NEW.status
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_ck';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER orders_move BEFORE UPDATE ON orders FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION orders_check_move()`);
    await db.query(`DROP TABLE state_transition`);
  }
}

/** Tables whose rows the database keeps to their machine. */
const GUARDED = [
  ['orders', 'order', 'status'],
  ['goods_submission', 'goods_approval', 'audit_status'],
  ['auction_bidder', 'auction_bidder', 'status'],
  ['auction_offer', 'auction_offer', 'status'],
  ['evaluation', 'evaluation', 'status'],
  ['feedback', 'enquiry', 'status'],
  ['message_board', 'enquiry', 'status'],
] as const;
