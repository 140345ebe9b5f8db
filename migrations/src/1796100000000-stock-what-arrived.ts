import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pending and approved stock-ins of an arrival are never more than what came of it, product by product. */
export class StockWhatArrived1796100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO state_transition (machine, from_status, to_status) VALUES ('arrival', 1, 1);
      -- Two documents of one arrival wait for each other: the sum is read after the lock.
      CREATE FUNCTION arrival_stocked() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        arrivals bigint[];
      BEGIN
        IF TG_TABLE_NAME = 'arrival_line' THEN
          arrivals := ARRAY(SELECT DISTINCT c.arrival_id FROM changed c);
        ELSE
          arrivals := ARRAY(SELECT DISTINCT d.arrival_id FROM changed c JOIN stock_document d ON d.id = c.document_id
            WHERE d.arrival_id IS NOT NULL);
        END IF;
        IF cardinality(arrivals) = 0 THEN
          RETURN NULL;
        END IF;
        PERFORM FROM arrival WHERE id = ANY (arrivals) ORDER BY id FOR NO KEY UPDATE;
        IF EXISTS (
          SELECT FROM stock_document d JOIN stock_document_line l ON l.document_id = d.id
          WHERE d.arrival_id = ANY (arrivals) AND d.status IN (0, 1)
          GROUP BY d.arrival_id, l.product_id
          HAVING sum(l.quantity) > (SELECT coalesce(sum(a.arrived), 0) FROM arrival_line a
            WHERE a.arrival_id = d.arrival_id AND a.product_id = l.product_id)) THEN
          RAISE EXCEPTION 'stock-ins of an arrival are more than what came of it'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'arrival_stocked_ck';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER stock_document_line_arrived AFTER INSERT ON stock_document_line
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION arrival_stocked();
      CREATE TRIGGER arrival_line_recounted AFTER UPDATE ON arrival_line
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION arrival_stocked();
      CREATE TRIGGER arrival_line_removed AFTER DELETE ON arrival_line
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION arrival_stocked();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER arrival_line_removed ON arrival_line;
      DROP TRIGGER arrival_line_recounted ON arrival_line;
      DROP TRIGGER stock_document_line_arrived ON stock_document_line;
      DROP FUNCTION arrival_stocked();
      DELETE FROM state_transition WHERE machine = 'arrival' AND (from_status, to_status) = (1, 1);
    `);
  }
}
