import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A movement says out of or into which bin it was. */
export class NameBinsOfMovements1763901300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE stock_part ADD CONSTRAINT stock_part_bin_uq UNIQUE (id, bin_id)`);
    await db.query(`ALTER TABLE stock_movement ADD COLUMN bin_id bigint`);
    await db.query(`ALTER TABLE stock_movement DISABLE TRIGGER stock_movement_append_only`);
    // A part never changed its bin. Of a piece the books remember the last bin alone: that it was put into, if it lies there.
    await db.query(`
      UPDATE stock_movement m SET bin_id = p.bin_id FROM stock_part p
      WHERE p.id = m.part_id AND p.bin_id IS NOT NULL AND m.place = 1`);
    await db.query(`
      UPDATE stock_movement m SET bin_id = u.bin_id FROM serial_unit u
      WHERE u.bin_id IS NOT NULL AND m.id = (
        SELECT max(id) FROM stock_movement WHERE serial_unit_id = u.id AND place = 1 AND change > 0)`);
    await db.query(`ALTER TABLE stock_movement ENABLE TRIGGER stock_movement_append_only`);
    await db.query(`
      ALTER TABLE stock_movement
        ADD CONSTRAINT stock_movement_bin_ck CHECK (bin_id IS NULL OR place = 1),
        ADD CONSTRAINT stock_movement_bin_fk FOREIGN KEY (warehouse_id, bin_id)
          REFERENCES warehouse_bin (warehouse_id, id),
        ADD CONSTRAINT stock_movement_part_bin_fk FOREIGN KEY (part_id, bin_id) REFERENCES stock_part (id, bin_id)`);
    await db.query(
      `CREATE INDEX stock_movement_bin_id ON stock_movement (bin_id, id) WHERE bin_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE stock_movement DROP COLUMN bin_id`);
    await db.query(`ALTER TABLE stock_part DROP CONSTRAINT stock_part_bin_uq`);
  }
}
