import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which code (null: it begins) to which. */
const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, -1],
  [0, 9],
  [1, 9],
  [1, 2],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 9],
  [3, 4],
  [3, 9],
  [4, 4],
  [4, 3],
  [4, 9],
  [5, 2],
];

const TYPES = 'type IN (11, 21, 22, 23, 24, 25, 26, 29';
const numberOf = (prefix: string): string =>
  `CASE ${prefix} END || right('0000000' || id::text, greatest(8, length(id::text)))`;
const AGREE = `(status, audit_status) IN ((0, 0), (1, 1), (-1, -1), (9, 1), (9, -1), (9, -2))`;

/** What was sent stays what it was; only what was lent becomes a sale, once it is out. */
const keptAsSent = (columns: readonly string[]): string => `
  CREATE TRIGGER stock_document_append_only BEFORE UPDATE OF type, ${columns.join(', ')} ON stock_document FOR EACH ROW
  WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')})
    IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})
    OR OLD.type <> NEW.type AND NOT (OLD.type IN (22, 23) AND NEW.type = 21 AND OLD.status = 1))
  EXECUTE FUNCTION refuse_change()`;

const KEPT = [
  'company_id',
  'kind',
  'warehouse_id',
  'currency',
  'customer_id',
  'quantity',
  'line_count',
  'value_amount',
  'account_id',
  'created_at',
];

/** Papers by which stock goes from one warehouse to another, and what is on its way. */
export class MoveBetweenWarehouses1763900100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE stock_document
        -- Where an allocation goes: another warehouse of the same company, valued in the same currency.
        ADD COLUMN to_warehouse_id bigint,
        -- The allocation of which a loss writes off what never arrived.
        ADD COLUMN allocation_id bigint,
        DROP CONSTRAINT stock_document_type_ck,
        DROP CONSTRAINT stock_document_agree_ck,
        ADD CONSTRAINT stock_document_type_ck CHECK (${TYPES}, 31)),
        ADD CONSTRAINT stock_document_agree_ck CHECK (
          ${AGREE} OR type = 31 AND audit_status = 1 AND status IN (2, 3, 4, 5)),
        ADD CONSTRAINT stock_document_to_ck CHECK (
          (type = 31) = (to_warehouse_id IS NOT NULL) AND to_warehouse_id IS DISTINCT FROM warehouse_id),
        ADD CONSTRAINT stock_document_loss_ck CHECK (allocation_id IS NULL OR type = 25),
        ADD CONSTRAINT stock_document_to_warehouse_fk FOREIGN KEY (company_id, to_warehouse_id)
          REFERENCES warehouse (company_id, id),
        ADD CONSTRAINT stock_document_to_money_fk FOREIGN KEY (to_warehouse_id, currency)
          REFERENCES warehouse (id, currency),
        ADD CONSTRAINT stock_document_allocation_fk FOREIGN KEY (company_id, allocation_id)
          REFERENCES stock_document (company_id, id)`);
    await db.query(`
      ALTER TABLE stock_document ALTER COLUMN sn
        SET EXPRESSION AS (${numberOf(`type WHEN 11 THEN 'IN' WHEN 31 THEN 'MV' ELSE 'OUT'`)})`);
    for (const column of ['to_warehouse_id', 'allocation_id'])
      await db.query(
        `CREATE INDEX stock_document_${column} ON stock_document (${column}, id) WHERE ${column} IS NOT NULL`,
      );
    await db.query(`DROP TRIGGER stock_document_append_only ON stock_document`);
    await db.query(keptAsSent([...KEPT, 'to_warehouse_id', 'allocation_id']));
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('allocation', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER stock_document_allocation_move BEFORE UPDATE OF status ON stock_document FOR EACH ROW
      WHEN (OLD.type = 31 AND OLD.status IS DISTINCT FROM NEW.status)
      EXECUTE FUNCTION refuse_move('allocation', 'status')`);
    await createTransit(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE stock_transit`);
    await db.query(`DROP TRIGGER stock_document_allocation_move ON stock_document`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'allocation'`);
    await db.query(`DROP TRIGGER stock_document_append_only ON stock_document`);
    await db.query(`
      ALTER TABLE stock_document
        DROP CONSTRAINT stock_document_type_ck,
        DROP CONSTRAINT stock_document_agree_ck,
        DROP COLUMN allocation_id,
        DROP COLUMN to_warehouse_id,
        ADD CONSTRAINT stock_document_type_ck CHECK (${TYPES})),
        ADD CONSTRAINT stock_document_agree_ck CHECK (${AGREE})`);
    await db.query(`
      ALTER TABLE stock_document ALTER COLUMN sn
        SET EXPRESSION AS (${numberOf(`WHEN type = 11 THEN 'IN' ELSE 'OUT'`)})`);
    await db.query(keptAsSent(KEPT));
  }
}

async function createTransit(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE stock_transit (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_transit_pk PRIMARY KEY,
      -- Of the warehouse it goes to, and of the one it comes from.
      stock_id bigint NOT NULL CONSTRAINT stock_transit_stock_fk REFERENCES stock (id),
      from_stock_id bigint NOT NULL CONSTRAINT stock_transit_from_fk REFERENCES stock (id),
      serial_unit_id bigint CONSTRAINT stock_transit_unit_fk REFERENCES serial_unit (id),
      -- The part it was taken from: its lot and its last day go with it.
      part_id bigint CONSTRAINT stock_transit_part_fk REFERENCES stock_part (id),
      quantity int NOT NULL CONSTRAINT stock_transit_quantity_ck CHECK (quantity > 0),
      -- What it cost when it was sent, in minor units, and how much of that is no longer on its way.
      cost_amount bigint NOT NULL CONSTRAINT stock_transit_cost_ck CHECK (cost_amount >= 0),
      settled_amount bigint NOT NULL DEFAULT 0,
      -- What became of it so far; the rest is on its way.
      received int NOT NULL DEFAULT 0,
      returned int NOT NULL DEFAULT 0,
      lost int NOT NULL DEFAULT 0,
      -- Whose it is: the allocation.
      holder_type text NOT NULL CONSTRAINT stock_transit_holder_ck CHECK (holder_type ~ '^[a-z_]{3,40}$'),
      holder_id bigint NOT NULL,
      line smallint NOT NULL CONSTRAINT stock_transit_line_ck CHECK (line > 0),
      CONSTRAINT stock_transit_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_transit_piece_ck CHECK (serial_unit_id IS NULL OR quantity = 1),
      CONSTRAINT stock_transit_places_ck CHECK (stock_id <> from_stock_id),
      CONSTRAINT stock_transit_left_ck CHECK (
        least(received, returned, lost) >= 0 AND received::bigint + returned + lost <= quantity),
      CONSTRAINT stock_transit_settled_ck CHECK (settled_amount BETWEEN 0 AND cost_amount
        AND (received + returned + lost < quantity OR settled_amount = cost_amount)),
      CONSTRAINT stock_transit_once_uq UNIQUE (holder_type, holder_id, line)
    )`);
  await db.query(`
    CREATE UNIQUE INDEX stock_transit_unit_uq ON stock_transit (serial_unit_id)
    WHERE received + returned + lost < quantity`);
  for (const column of ['stock_id', 'from_stock_id'])
    await db.query(`CREATE INDEX stock_transit_${column} ON stock_transit (${column}, id)`);
  for (const column of ['serial_unit_id', 'part_id'])
    await db.query(
      `CREATE INDEX stock_transit_${column} ON stock_transit (${column}, id) WHERE ${column} IS NOT NULL`,
    );
  // What was sent stays what it was.
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON stock_transit FROM fovea_app`);
  await db.query(`GRANT UPDATE (settled_amount, received, returned, lost) ON stock_transit TO fovea_app`);
}
