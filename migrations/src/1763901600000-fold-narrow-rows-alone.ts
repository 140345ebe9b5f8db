import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What narrowing, counting and sorting read of goods. */
const READ = [
  'company_id',
  'category_id',
  'brand_id',
  'condition',
  'sale_type',
  'ships_from',
  'year',
  'currency',
  'price',
  'listed_at',
  'sale_state',
  'auction_end_at',
  'completeness',
];
/** What words are looked for in, and how it is folded. */
const COLUMNS = ['name_c', 'name_e', 'name_j', 'model', 'goods_sn'];
const searchedText = (prefix = ''): string =>
  `${prefix}name_c || ' ' || ${prefix}name_e || ' ' || ${prefix}name_j || ' ' || coalesce(${prefix}model, '') || ' ' || ${prefix}goods_sn`;
const findText = (prefix = ''): string =>
  `goods_find_text(${searchedText(prefix)}, ${prefix}model, ${prefix}goods_sn)`;
const findGrams = (prefix = ''): string => `search_grams(search_fold(${searchedText(prefix)}))`;
const list = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => `${prefix}${column}`).join(', ');

/**
 * Folding is most of what a row of goods costs, and the end of a lot changes nothing that is folded: it is done for the
 * narrow rows alone, when their words change. What guards the state of goods looks after the change, because a trigger
 * before it has PostgreSQL compute every generated column anew, whatever was changed.
 */
export class FoldNarrowRowsAlone1763901600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE goods_find ADD COLUMN origin char(2)`);
    await db.query(
      `UPDATE goods_find f SET origin = g.origin FROM goods g WHERE g.id = f.id AND g.origin IS NOT NULL`,
    );
    await db.query(`DROP TRIGGER goods_find_changed ON goods`);
    await db.query(`ALTER TABLE goods DROP COLUMN find_text, DROP COLUMN find_grams`);
    await keep(
      db,
      [...READ, 'origin'],
      COLUMNS,
      ['find_text', 'find_grams'],
      [findText('NEW.'), findGrams('NEW.')],
    );
    await guard(db, 'AFTER');
  }

  async down(db: QueryRunner): Promise<void> {
    await guard(db, 'BEFORE');
    await db.query(`DROP TRIGGER goods_find_changed ON goods`);
    await db.query(`
      ALTER TABLE goods
        ADD COLUMN find_text text GENERATED ALWAYS AS (CASE WHEN status = 30 THEN ${findText()} END) STORED,
        ADD COLUMN find_grams text[] GENERATED ALWAYS AS (CASE WHEN status = 30 THEN ${findGrams()} END) STORED`);
    await db.query(
      `CREATE INDEX goods_find_text ON goods USING gin (find_text gin_trgm_ops) WHERE status = 30`,
    );
    await db.query(`CREATE INDEX goods_find_grams ON goods USING gin (find_grams) WHERE status = 30`);
    const found = ['find_text', 'find_grams'];
    await keep(db, READ, found, found, [list(found, 'NEW.')]);
    await db.query(`ALTER TABLE goods_find DROP COLUMN origin`);
  }
}

/** @param columns columns of goods of which the `found` ones are made as `values` say */
async function keep(
  db: QueryRunner,
  read: readonly string[],
  columns: readonly string[],
  found: readonly string[],
  values: readonly string[],
): Promise<void> {
  await db.query(`
    CREATE OR REPLACE FUNCTION keep_goods_find() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR NEW.status <> 30 THEN
        DELETE FROM goods_find WHERE id = OLD.id;
      ELSIF TG_OP = 'UPDATE' AND OLD.status = 30 AND (${list(columns, 'OLD.')}) IS NOT DISTINCT FROM (${list(columns, 'NEW.')}) THEN
        UPDATE goods_find SET (${list(read)}) = ROW (${list(read, 'NEW.')}) WHERE id = NEW.id;
      ELSE
        DELETE FROM goods_find WHERE id = NEW.id;
        INSERT INTO goods_find (id, status, ${list(read)}, ${list(found)})
        VALUES (NEW.id, NEW.status, ${list(read, 'NEW.')}, ${values.join(', ')});
      END IF;
      RETURN NULL;
    END $$`);
  const compared = ['status', ...read, ...columns];
  await db.query(`
    CREATE TRIGGER goods_find_changed AFTER UPDATE OF ${list(compared)} ON goods FOR EACH ROW
    WHEN ((OLD.status = 30 OR NEW.status = 30)
      AND (${list(compared, 'OLD.')}) IS DISTINCT FROM (${list(compared, 'NEW.')}))
    EXECUTE FUNCTION keep_goods_find()`);
}

async function guard(db: QueryRunner, when: 'BEFORE' | 'AFTER'): Promise<void> {
  await db.query(`DROP TRIGGER goods_move ON goods`);
  await db.query(`
    CREATE TRIGGER goods_move ${when} UPDATE OF status ON goods FOR EACH ROW
    WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('goods', 'status')`);
}
