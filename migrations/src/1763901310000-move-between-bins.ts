import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = '11, 21, 22, 23, 24, 25, 26, 29, 31';
const typed = (types: string): string => `
  ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_type_ck,
    ADD CONSTRAINT stock_movement_type_ck CHECK (type IN (${types}))`;

/** What lies in one bin of a warehouse is put into another: two movements, which together change nothing. */
export class MoveBetweenBins1763901310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(typed(`${TYPES}, 32`));
    await db.query(`
      ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_bins_ck CHECK (
        type <> 32 OR (place, step, source_type) = (1, 1, 'bin_move'))`);
    // Moves are no papers: each is its movements, with who and when.
    await db.query(`CREATE SEQUENCE bin_move_seq`);
    await db.query(`
      CREATE FUNCTION refuse_uneven_bins() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT FROM added m LEFT JOIN stock_part p ON p.id = m.part_id WHERE m.type = 32
          GROUP BY m.source_id, m.stock_id, m.serial_unit_id, p.lot_number, p.expires_on
          HAVING sum(m.change) <> 0 OR sum(m.cost_amount) <> 0) THEN
          RAISE EXCEPTION 'a move between bins neither brings nor takes anything'
            USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER stock_movement_bins_even AFTER INSERT ON stock_movement REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_uneven_bins()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER stock_movement_bins_even ON stock_movement`);
    await db.query(`DROP FUNCTION refuse_uneven_bins()`);
    await db.query(`DROP SEQUENCE bin_move_seq`);
    await db.query(`ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_bins_ck`);
    await db.query(typed(TYPES));
  }
}
