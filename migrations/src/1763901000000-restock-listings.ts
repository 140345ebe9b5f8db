import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pieces of a listing that the shop offers at this moment; 0 of one that is kept in no stock. */
const offered = (goods: string): string =>
  `CASE WHEN ${goods}.is_stocked AND ${goods}.status = 30 AND ${goods}.sale_state <> 5 THEN ${goods}.quantity ELSE 0 END`;

/** What came into stock stands behind a listing of the shop, which offers no more than that. */
export class RestockListings1763901000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE goods
        -- Its quantity comes from approved stock-ins: no more of it is offered than stock holds.
        ADD COLUMN is_stocked boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT goods_stocked_ck CHECK (NOT is_stocked OR num_nulls(company_id, product_id) = 0),
        ADD CONSTRAINT goods_listing_uq UNIQUE (id, product_id)`);
    await db.query(`CREATE INDEX goods_stocked ON goods (company_id, product_id, id) WHERE is_stocked`);
    await nameListings(db);
    await countOffered(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER stock_offered_added ON stock`);
    await db.query(`DROP TRIGGER stock_offered_changed ON stock`);
    await db.query(`DROP TRIGGER goods_offered_added ON goods`);
    await db.query(`DROP TRIGGER goods_offered_changed ON goods`);
    await db.query(`DROP FUNCTION follow_stock_held()`);
    await db.query(`DROP FUNCTION follow_goods_offered()`);
    await db.query(`DROP FUNCTION offer_stock(bigint, bigint, bigint)`);
    await db.query(`DROP TABLE offered_stock`);
    await db.query(`
      ALTER TABLE stock_document_line DROP COLUMN goods_id, DROP COLUMN company_id, DROP COLUMN is_published`);
    await db.query(`ALTER TABLE goods DROP CONSTRAINT goods_listing_uq, DROP COLUMN is_stocked`);
  }
}

/** A line of a stock-in may name a listing: of the same company, and of the same item. */
async function nameListings(db: QueryRunner): Promise<void> {
  await db.query(`
    ALTER TABLE stock_document_line
      ADD COLUMN goods_id bigint,
      -- Of the listing, and so of the paper.
      ADD COLUMN company_id bigint,
      -- The listing comes to the shelf with it.
      ADD COLUMN is_published boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT stock_document_line_listing_ck CHECK ((goods_id IS NULL) = (company_id IS NULL)),
      ADD CONSTRAINT stock_document_line_published_ck CHECK (NOT is_published OR goods_id IS NOT NULL),
      -- What goes out has no cost of its own: only a stock-in names a listing.
      ADD CONSTRAINT stock_document_line_restock_ck CHECK (goods_id IS NULL OR unit_cost_amount IS NOT NULL),
      ADD CONSTRAINT stock_document_line_company_fk FOREIGN KEY (company_id, document_id)
        REFERENCES stock_document (company_id, id),
      ADD CONSTRAINT stock_document_line_goods_fk FOREIGN KEY (goods_id, company_id) REFERENCES goods (id, company_id),
      ADD CONSTRAINT stock_document_line_listing_fk FOREIGN KEY (goods_id, product_id) REFERENCES goods (id, product_id)`);
  await db.query(
    `CREATE INDEX stock_document_line_goods ON stock_document_line (goods_id) WHERE goods_id IS NOT NULL`,
  );
}

/** By company and item: what stock holds, and what the shop offers of it; kept by the database alone. */
async function countOffered(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE offered_stock (
      company_id bigint NOT NULL CONSTRAINT offered_stock_company_fk REFERENCES company (id),
      product_id bigint NOT NULL CONSTRAINT offered_stock_product_fk REFERENCES product (id),
      -- On hand in all of its warehouses, and on the way between them.
      held bigint NOT NULL,
      offered bigint NOT NULL DEFAULT 0 CONSTRAINT offered_stock_offered_ck CHECK (offered >= 0),
      CONSTRAINT offered_stock_pk PRIMARY KEY (company_id, product_id),
      CONSTRAINT offered_stock_held_ck CHECK (offered <= held)
    )`);
  await db.query(`CREATE INDEX offered_stock_product ON offered_stock (product_id)`);
  await db.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON offered_stock FROM fovea_app`);
  await db.query(`
    INSERT INTO offered_stock (company_id, product_id, held)
    SELECT company_id, product_id, sum(on_hand + in_transit) FROM stock GROUP BY 1, 2`);
  await followStock(db);
  await followGoods(db);
}

async function followStock(db: QueryRunner): Promise<void> {
  // In the order of the keys, as two warehouses may move the same items at once.
  await db.query(`
    CREATE FUNCTION follow_stock_held() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO offered_stock AS o (company_id, product_id, held)
        SELECT company_id, product_id, sum(on_hand + in_transit) FROM now_lying GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT ON CONSTRAINT offered_stock_pk DO UPDATE SET held = o.held + excluded.held WHERE excluded.held <> 0;
      ELSE
        WITH moved AS (
          SELECT a.company_id, a.product_id, sum(a.on_hand + a.in_transit - b.on_hand - b.in_transit) AS change
          FROM now_lying a JOIN was_lying b ON b.id = a.id GROUP BY 1, 2
          HAVING sum(a.on_hand + a.in_transit - b.on_hand - b.in_transit) <> 0),
        locked AS (
          SELECT o.company_id, o.product_id, m.change FROM offered_stock o
          JOIN moved m USING (company_id, product_id) ORDER BY 1, 2 FOR UPDATE OF o)
        UPDATE offered_stock o SET held = o.held + l.change FROM locked l
        WHERE (o.company_id, o.product_id) = (l.company_id, l.product_id);
      END IF;
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE TRIGGER stock_offered_added AFTER INSERT ON stock REFERENCING NEW TABLE AS now_lying
    FOR EACH STATEMENT EXECUTE FUNCTION follow_stock_held()`);
  await db.query(`
    CREATE TRIGGER stock_offered_changed AFTER UPDATE ON stock REFERENCING OLD TABLE AS was_lying NEW TABLE AS now_lying
    FOR EACH STATEMENT EXECUTE FUNCTION follow_stock_held()`);
}

async function followGoods(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION offer_stock(of_company bigint, of_product bigint, change bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF change = 0 THEN RETURN; END IF;
      UPDATE offered_stock SET offered = offered + change WHERE company_id = of_company AND product_id = of_product;
      -- Where nothing ever lay anywhere, nothing can be offered: the constraint says so.
      IF NOT FOUND THEN
        INSERT INTO offered_stock (company_id, product_id, held, offered) VALUES (of_company, of_product, 0, change);
      END IF;
    END $$`);
  await db.query(`REVOKE EXECUTE ON FUNCTION offer_stock(bigint, bigint, bigint) FROM PUBLIC`);
  await db.query(`
    CREATE FUNCTION follow_goods_offered() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.product_id) = (NEW.company_id, NEW.product_id) THEN
        PERFORM offer_stock(NEW.company_id, NEW.product_id, ${offered('NEW')} - ${offered('OLD')});
        RETURN NULL;
      END IF;
      IF TG_OP = 'UPDATE' THEN PERFORM offer_stock(OLD.company_id, OLD.product_id, -(${offered('OLD')})); END IF;
      PERFORM offer_stock(NEW.company_id, NEW.product_id, ${offered('NEW')});
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE TRIGGER goods_offered_added AFTER INSERT ON goods FOR EACH ROW WHEN (NEW.is_stocked)
    EXECUTE FUNCTION follow_goods_offered()`);
  await db.query(`
    CREATE TRIGGER goods_offered_changed
    AFTER UPDATE OF is_stocked, company_id, product_id, quantity, status, sale_state ON goods FOR EACH ROW
    WHEN (OLD.is_stocked OR NEW.is_stocked) EXECUTE FUNCTION follow_goods_offered()`);
}
