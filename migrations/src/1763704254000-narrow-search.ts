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
/** What words are looked for in. */
const COLUMNS = ['find_text', 'find_grams'];
const RANK = '(sale_state = 5), completeness DESC, listed_at DESC, id DESC';
const KEPT = ['id', 'status', ...READ, ...COLUMNS];
const list = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => `${prefix}${column}`).join(', ');

/**
 * Listed goods as words find them. Counting what two Chinese characters find reads tens of thousands of rows: those of
 * goods are a kilobyte and a half each, with the columns that are counted behind forty others. Here they have nothing
 * else, and the grams, which only their index reads, lie outside of them.
 */
export class NarrowSearch1763704254000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE goods_find (
        id bigint CONSTRAINT goods_find_pk PRIMARY KEY,
        status smallint NOT NULL,
        company_id bigint,
        category_id bigint NOT NULL,
        brand_id bigint NOT NULL,
        condition smallint NOT NULL,
        sale_type smallint NOT NULL,
        ships_from char(2),
        year smallint,
        currency char(3) NOT NULL,
        price bigint,
        listed_at timestamptz,
        sale_state smallint NOT NULL,
        auction_end_at timestamptz,
        completeness smallint NOT NULL,
        find_text text STORAGE MAIN NOT NULL,
        find_grams text[] STORAGE EXTERNAL NOT NULL
      ) WITH (toast_tuple_target = 128)`);
    await db.query(
      `INSERT INTO goods_find (${list(KEPT)}) SELECT ${list(KEPT)} FROM goods WHERE status = 30`,
    );
    await db.query(`CREATE INDEX goods_find_by_text ON goods_find USING gin (find_text gin_trgm_ops)`);
    await db.query(`CREATE INDEX goods_find_by_grams ON goods_find USING gin (find_grams)`);
    // What was sorted so was always looked for by words.
    await db.query(`DROP INDEX goods_by_rank`);
    await db.query(`CREATE INDEX goods_find_by_rank ON goods_find (${RANK})`);
    // Whoever may change goods changes this through them alone.
    await db.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON goods_find FROM fovea_app`);
    await db.query(`
      CREATE FUNCTION keep_goods_find() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF TG_OP = 'DELETE' OR NEW.status <> 30 THEN
          DELETE FROM goods_find WHERE id = OLD.id;
        ELSIF TG_OP = 'UPDATE' AND OLD.status = 30 AND (${list(COLUMNS, 'OLD.')}) = (${list(COLUMNS, 'NEW.')}) THEN
          UPDATE goods_find SET (${list(READ)}) = ROW (${list(READ, 'NEW.')}) WHERE id = NEW.id;
        ELSE
          DELETE FROM goods_find WHERE id = NEW.id;
          INSERT INTO goods_find (${list(KEPT)}) VALUES (${list(KEPT, 'NEW.')});
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER goods_find_added AFTER INSERT ON goods FOR EACH ROW WHEN (NEW.status = 30)
      EXECUTE FUNCTION keep_goods_find()`);
    await db.query(`
      CREATE TRIGGER goods_find_removed AFTER DELETE ON goods FOR EACH ROW WHEN (OLD.status = 30)
      EXECUTE FUNCTION keep_goods_find()`);
    const compared = KEPT.slice(1);
    await db.query(`
      CREATE TRIGGER goods_find_changed AFTER UPDATE OF ${list(compared)} ON goods FOR EACH ROW
      WHEN ((OLD.status = 30 OR NEW.status = 30)
        AND (${list(compared, 'OLD.')}) IS DISTINCT FROM (${list(compared, 'NEW.')}))
      EXECUTE FUNCTION keep_goods_find()`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['added', 'removed', 'changed'])
      await db.query(`DROP TRIGGER goods_find_${event} ON goods`);
    await db.query(`DROP FUNCTION keep_goods_find()`);
    await db.query(`DROP TABLE goods_find`);
    await db.query(`CREATE INDEX goods_by_rank ON goods (${RANK}) WHERE status = 30`);
  }
}
