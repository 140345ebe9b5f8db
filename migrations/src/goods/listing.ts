import type { QueryRunner } from 'typeorm';

/** The goods offered in the shop, and what the shop shows beside them. */
export async function createListing(db: QueryRunner): Promise<void> {
  await db.query(`
    -- The goods offered in the shop. What the shop shows was reviewed.
    CREATE TABLE goods (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_pk PRIMARY KEY,
      goods_sn text NOT NULL CONSTRAINT goods_sn_uq UNIQUE,
      company_id bigint CONSTRAINT goods_company_fk REFERENCES company (id),
      seller_id bigint NOT NULL CONSTRAINT goods_seller_fk REFERENCES account (id),
      category_id bigint NOT NULL CONSTRAINT goods_category_fk REFERENCES category (id),
      brand_id bigint NOT NULL CONSTRAINT goods_brand_fk REFERENCES brand (id),
      name_c text NOT NULL,
      name_e text NOT NULL,
      name_j text NOT NULL,
      content_c text NOT NULL DEFAULT '',
      content_e text NOT NULL DEFAULT '',
      content_j text NOT NULL DEFAULT '',
      condition_note_c text,
      condition_note_e text,
      condition_note_j text,
      usage_note_c text,
      usage_note_e text,
      usage_note_j text,
      model text,
      year smallint CONSTRAINT goods_year_ck CHECK (year BETWEEN 1950 AND 2100),
      serial_number text,
      condition smallint NOT NULL CONSTRAINT goods_condition_ck CHECK (condition BETWEEN 1 AND 4),
      shipping_time smallint NOT NULL CONSTRAINT goods_shipping_time_ck CHECK (shipping_time BETWEEN 1 AND 4),
      sale_type smallint NOT NULL CONSTRAINT goods_sale_type_ck CHECK (sale_type BETWEEN 2 AND 4),
      sale_state smallint NOT NULL CONSTRAINT goods_sale_state_ck CHECK (sale_state BETWEEN 1 AND 5),
      status smallint NOT NULL DEFAULT 0 CONSTRAINT goods_status_ck CHECK (status IN (0, 10, 11, 20, 30, 90)),
      price bigint CONSTRAINT goods_price_ck CHECK (price BETWEEN 1 AND 10000000000000),
      currency char(3) NOT NULL CONSTRAINT goods_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      quantity int NOT NULL DEFAULT 1 CONSTRAINT goods_quantity_ck CHECK (quantity >= 0),
      pay_types smallint[] NOT NULL DEFAULT '{1,2,4}',
      -- Ordered: [{"label": {"c","e","j"}, "value": {"c","e","j"}}], and [{"c","e","j"}].
      specifications jsonb NOT NULL DEFAULT '[]',
      accessories jsonb NOT NULL DEFAULT '[]',
      need_licence boolean NOT NULL DEFAULT false,
      -- The running, coming or last auction and its planned end: written by module auction, which comes later.
      auction_id bigint,
      auction_end_at timestamptz,
      listed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- Full-width letters and brackets are normalised; written out twice, because a generated column cannot use
      -- another.
      search_text text GENERATED ALWAYS AS (lower(normalize(
        name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(model, '') || ' ' || goods_sn, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(
        name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(model, '') || ' ' || goods_sn, NFKC)))) STORED,
      -- ISO 3166 alpha-2: where it is, and where it was made.
      ships_from char(2) CONSTRAINT goods_ships_from_ck CHECK (ships_from ~ '^[A-Z]{2}$'),
      origin char(2) CONSTRAINT goods_origin_ck CHECK (origin ~ '^[A-Z]{2}$'),
      usage_hours int CONSTRAINT goods_usage_hours_ck CHECK (usage_hours BETWEEN 0 AND 1000000),
      -- GTIN-8, 12, 13 or 14; as UDI-DI it is the same number.
      gtin text CONSTRAINT goods_gtin_ck CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
      -- Class I to IV of Japan's device law, and the number of approval, certification or notification.
      jp_class smallint CONSTRAINT goods_jp_class_ck CHECK (jp_class BETWEEN 1 AND 4),
      jp_approval_number text
        CONSTRAINT goods_jp_approval_number_ck CHECK (length(jp_approval_number) BETWEEN 1 AND 40),
      nmpa_number text CONSTRAINT goods_nmpa_number_ck CHECK (length(nmpa_number) BETWEEN 1 AND 60),
      length_mm int CONSTRAINT goods_length_ck CHECK (length_mm BETWEEN 1 AND 100000),
      width_mm int CONSTRAINT goods_width_ck CHECK (width_mm BETWEEN 1 AND 100000),
      height_mm int CONSTRAINT goods_height_ck CHECK (height_mm BETWEEN 1 AND 100000),
      weight_g int CONSTRAINT goods_weight_ck CHECK (weight_g BETWEEN 1 AND 100000000),
      -- Minor units of its currency; null: by quotation.
      freight bigint CONSTRAINT goods_freight_ck CHECK (freight BETWEEN 0 AND 10000000000000),
      -- The seller accepts offers below the price.
      is_negotiable boolean NOT NULL DEFAULT false,
      video_owner_id bigint,
      video_file_id bigint,
      -- When approved goods go on the shelf; null: at once.
      up_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- How complete an offer is: how equal results of a search are ordered.
      completeness smallint GENERATED ALWAYS AS (
        (name_c <> '')::int + (name_e <> '')::int + (name_j <> '')::int
        + ((content_c <> '')::int + (content_e <> '')::int + (content_j <> '')::int)
        + (model IS NOT NULL)::int + (year IS NOT NULL)::int + (price IS NOT NULL)::int
        + (specifications <> '[]')::int) STORED,
      needs_review boolean NOT NULL DEFAULT false,
      -- Of the newest submission, for the back office's list.
      audit_status smallint
        CONSTRAINT goods_audit_status_ck CHECK (audit_status BETWEEN -2 AND 1),
      product_id bigint,
      -- Its quantity comes from approved stock-ins: no more of it is offered than stock holds.
      is_stocked boolean NOT NULL DEFAULT false,
      CONSTRAINT goods_company_uq UNIQUE (id, company_id),
      CONSTRAINT goods_video_owner_fk FOREIGN KEY (video_owner_id, video_file_id) REFERENCES file (owner_id, id),
      CONSTRAINT goods_product_fk FOREIGN KEY (product_id) REFERENCES product (id),
      CONSTRAINT goods_video_ck CHECK ((video_owner_id IS NULL) = (video_file_id IS NULL)),
      CONSTRAINT goods_name_ck CHECK (
        name_c || name_e || name_j <> '' AND greatest(length(name_c), length(name_e), length(name_j)) <= 200),
      CONSTRAINT goods_reviewed_ck CHECK (status <> 30 OR NOT needs_review),
      CONSTRAINT goods_stocked_ck CHECK (NOT is_stocked OR num_nulls(company_id, product_id) = 0),
      CONSTRAINT goods_listing_uq UNIQUE (id, product_id)
    );
    CREATE INDEX goods_listed ON goods (listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_type ON goods (sale_type, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_category ON goods (category_id, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_brand ON goods (brand_id, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_company ON goods (company_id, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_condition ON goods (condition, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_price ON goods (currency, price, id) WHERE status = 30;
    -- Goods without a price come last in both directions.
    CREATE INDEX goods_by_price_down ON goods (currency DESC, price DESC NULLS LAST, id DESC) WHERE status = 30;
    -- Running auctions first, the one that ends next on top.
    CREATE INDEX goods_by_end ON goods ((sale_state <> 4), auction_end_at, id) WHERE status = 30;
    CREATE INDEX goods_seller ON goods (seller_id);
    CREATE INDEX goods_search_text ON goods USING gin (search_text gin_trgm_ops);
    CREATE INDEX goods_search_bigrams ON goods USING gin (search_bigrams);
    -- Whatever became of them: counted beside a maker, and checked before one is deleted.
    CREATE INDEX goods_category ON goods (category_id);
    CREATE INDEX goods_brand ON goods (brand_id);
    CREATE INDEX goods_video ON goods (video_file_id) WHERE video_file_id IS NOT NULL;
    CREATE INDEX goods_by_country ON goods (ships_from, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_by_year ON goods (year, listed_at DESC, id DESC) WHERE status = 30;
    CREATE INDEX goods_up_at ON goods (up_at) WHERE status = 20 AND up_at IS NOT NULL;
    -- The neighbours in price, for similar goods.
    CREATE INDEX goods_by_category_price ON goods (category_id, currency, price, id) WHERE status = 30;
    -- The back office's list: every status but deleted.
    CREATE INDEX goods_admin_id ON goods (id) WHERE status <> 90;
    CREATE INDEX goods_admin_status ON goods (status, id) WHERE status <> 90;
    CREATE INDEX goods_admin_audit_status ON goods (audit_status, id) WHERE status <> 90;
    CREATE INDEX goods_admin_company ON goods (company_id, id) WHERE status <> 90;
    CREATE INDEX goods_admin_sale_type ON goods (sale_type, id) WHERE status <> 90;
    CREATE INDEX goods_admin_price ON goods (price, id) WHERE status <> 90;
    CREATE INDEX goods_admin_quantity ON goods (quantity, id) WHERE status <> 90;
    CREATE INDEX goods_admin_listed_at ON goods (listed_at, id) WHERE status <> 90;
    CREATE INDEX goods_admin_created_at ON goods (created_at, id) WHERE status <> 90;
    CREATE INDEX goods_admin_updated_at ON goods (updated_at, id) WHERE status <> 90;
    CREATE INDEX goods_product ON goods (product_id) WHERE product_id IS NOT NULL;
    -- Rows of goods are wide: what lists narrow, count and sort by is in one index, so that counting reads no row. It
    -- begins with the columns of few values: a column without a filter is skipped value by value.
    CREATE INDEX goods_facets ON goods (sale_type, condition, ships_from, category_id, year, brand_id)
      INCLUDE (currency, price, company_id, id, listed_at, sale_state, auction_end_at, completeness)
      WHERE status = 30;
    -- The offers of one item: a passport looks for those of its piece.
    CREATE INDEX goods_piece ON goods (product_id, upper(normalize(btrim(serial_number), NFKC)))
      WHERE product_id IS NOT NULL AND serial_number IS NOT NULL;
    -- Models as recalls name them.
    CREATE INDEX goods_model ON goods (brand_id, upper(normalize(btrim(model), NFKC))) WHERE model IS NOT NULL;
    CREATE INDEX goods_stocked ON goods (company_id, product_id, id) WHERE is_stocked;
    -- After the change: a trigger before it makes PostgreSQL compute every generated column again, whatever was
    -- changed.
    CREATE TRIGGER goods_move AFTER UPDATE OF status ON goods FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('goods', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('goods', NULL, 0), ('goods', NULL, 10), ('goods', 0, 10), ('goods', 0, 90), ('goods', 10, 0),
      ('goods', 10, 11), ('goods', 10, 20), ('goods', 10, 30), ('goods', 11, 10), ('goods', 11, 90),
      ('goods', 20, 10), ('goods', 20, 30), ('goods', 20, 90), ('goods', 30, 10), ('goods', 30, 20);
  `);
  await db.query(`
    -- Pictures of the demo are drawn into the storage and have no upload.
    CREATE TABLE goods_image (
      goods_id bigint NOT NULL CONSTRAINT goods_image_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      sort smallint NOT NULL,
      image_key text NOT NULL,
      thumbnail_key text NOT NULL,
      width int NOT NULL,
      height int NOT NULL,
      owner_id bigint,
      file_id bigint,
      CONSTRAINT goods_image_pk PRIMARY KEY (goods_id, sort),
      CONSTRAINT goods_image_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id),
      CONSTRAINT goods_image_file_ck CHECK ((owner_id IS NULL) = (file_id IS NULL)),
      CONSTRAINT goods_image_once_uq UNIQUE (goods_id, file_id),
      CONSTRAINT goods_image_sort_ck CHECK (sort BETWEEN 0 AND 20)
    );
    CREATE INDEX goods_image_file ON goods_image (file_id) WHERE file_id IS NOT NULL;
  `);
  await db.query(`
    CREATE TABLE goods_attachment (
      goods_id bigint NOT NULL CONSTRAINT goods_attachment_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      sort smallint NOT NULL CONSTRAINT goods_attachment_sort_ck CHECK (sort BETWEEN 1 AND 20),
      -- 1 certificate, 2 service history, 3 manual, 4 other.
      kind smallint NOT NULL CONSTRAINT goods_attachment_kind_ck CHECK (kind BETWEEN 1 AND 4),
      owner_id bigint NOT NULL,
      file_id bigint NOT NULL,
      CONSTRAINT goods_attachment_pk PRIMARY KEY (goods_id, sort),
      CONSTRAINT goods_attachment_once_uq UNIQUE (goods_id, file_id),
      CONSTRAINT goods_attachment_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
    );
    CREATE INDEX goods_attachment_file ON goods_attachment (file_id);
  `);
  await db.query(`
    -- Descriptions show pictures of ours; these stay in the storage as long as one does.
    CREATE TABLE goods_content_image (
      goods_id bigint NOT NULL CONSTRAINT goods_content_image_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      file_id bigint NOT NULL CONSTRAINT goods_content_image_file_fk REFERENCES file (id),
      CONSTRAINT goods_content_image_pk PRIMARY KEY (goods_id, file_id)
    );
    CREATE INDEX goods_content_image_file ON goods_content_image (file_id);
  `);
  await db.query(`
    -- Apart from goods, whose rows are wide and have many indexes.
    CREATE TABLE goods_counter (
      goods_id bigint CONSTRAINT goods_counter_pk PRIMARY KEY
        CONSTRAINT goods_counter_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      view_count bigint NOT NULL DEFAULT 0 CONSTRAINT goods_counter_view_ck CHECK (view_count >= 0),
      collect_count int NOT NULL DEFAULT 0 CONSTRAINT goods_counter_collect_ck CHECK (collect_count >= 0),
      question_count int NOT NULL DEFAULT 0 CONSTRAINT goods_counter_question_ck CHECK (question_count >= 0)
    );
  `);
  await db.query(`
    -- Listed goods as words find them. Counting what two Chinese characters find reads tens of thousands of rows:
    -- those of goods are a kilobyte and a half each, with the columns that are counted behind forty others. Here they
    -- have nothing else, and the grams, which only their index reads, are stored outside of them. Folding is most of
    -- what a row of goods costs: it is done for these rows alone, when their words change.
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
      find_grams text[] STORAGE EXTERNAL NOT NULL,
      origin char(2)
    ) WITH (toast_tuple_target = 128);
    CREATE INDEX goods_find_by_text ON goods_find USING gin (find_text gin_trgm_ops);
    CREATE INDEX goods_find_by_grams ON goods_find USING gin (find_grams);
    CREATE INDEX goods_find_by_rank ON goods_find ((sale_state = 5), completeness DESC, listed_at DESC, id DESC);
    -- Whoever may change goods changes this through them alone.
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON goods_find FROM fovea_app;
    -- Written by the triggers of goods alone.
    CREATE FUNCTION keep_goods_find() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public,
      pg_temp AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR NEW.status <> 30 THEN
        DELETE FROM goods_find WHERE id = OLD.id;
      ELSIF TG_OP = 'UPDATE' AND OLD.status = 30 AND (OLD.name_c, OLD.name_e, OLD.name_j, OLD.model, OLD.goods_sn)
        IS NOT DISTINCT FROM (NEW.name_c, NEW.name_e, NEW.name_j, NEW.model, NEW.goods_sn) THEN
        UPDATE goods_find SET (company_id, category_id, brand_id, condition, sale_type, ships_from, year, currency, price,
          listed_at, sale_state, auction_end_at, completeness, origin) = ROW (NEW.company_id, NEW.category_id,
          NEW.brand_id, NEW.condition, NEW.sale_type, NEW.ships_from, NEW.year, NEW.currency, NEW.price, NEW.listed_at,
          NEW.sale_state, NEW.auction_end_at, NEW.completeness, NEW.origin) WHERE id = NEW.id;
      ELSE
        DELETE FROM goods_find WHERE id = NEW.id;
        INSERT INTO goods_find (id, status, company_id, category_id, brand_id, condition, sale_type, ships_from, year,
          currency, price, listed_at, sale_state, auction_end_at, completeness, origin, find_text, find_grams)
        VALUES (NEW.id, NEW.status, NEW.company_id, NEW.category_id, NEW.brand_id, NEW.condition, NEW.sale_type,
          NEW.ships_from, NEW.year, NEW.currency, NEW.price, NEW.listed_at, NEW.sale_state, NEW.auction_end_at,
          NEW.completeness, NEW.origin,
          goods_find_text(NEW.name_c || ' ' || NEW.name_e || ' ' || NEW.name_j || ' ' || coalesce(NEW.model,
          '') || ' ' || NEW.goods_sn, NEW.model, NEW.goods_sn),
          search_grams(search_fold(NEW.name_c || ' ' || NEW.name_e || ' ' || NEW.name_j || ' ' || coalesce(NEW.model,
          '') || ' ' || NEW.goods_sn)));
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER goods_find_added AFTER INSERT ON goods FOR EACH ROW WHEN (NEW.status = 30)
      EXECUTE FUNCTION keep_goods_find();
    CREATE TRIGGER goods_find_removed AFTER DELETE ON goods FOR EACH ROW WHEN (OLD.status = 30)
      EXECUTE FUNCTION keep_goods_find();
    CREATE TRIGGER goods_find_changed AFTER UPDATE OF status, company_id, category_id, brand_id, condition, sale_type,
      ships_from, year, currency, price, listed_at, sale_state, auction_end_at, completeness, origin, name_c, name_e,
      name_j, model, goods_sn ON goods FOR EACH ROW
      WHEN ((OLD.status = 30 OR NEW.status = 30)
        AND (OLD.status, OLD.company_id, OLD.category_id, OLD.brand_id, OLD.condition, OLD.sale_type, OLD.ships_from,
          OLD.year, OLD.currency, OLD.price, OLD.listed_at, OLD.sale_state, OLD.auction_end_at, OLD.completeness,
          OLD.origin, OLD.name_c, OLD.name_e, OLD.name_j, OLD.model, OLD.goods_sn) IS DISTINCT FROM (NEW.status,
          NEW.company_id, NEW.category_id, NEW.brand_id, NEW.condition, NEW.sale_type, NEW.ships_from, NEW.year,
          NEW.currency, NEW.price, NEW.listed_at, NEW.sale_state, NEW.auction_end_at, NEW.completeness, NEW.origin,
          NEW.name_c, NEW.name_e, NEW.name_j, NEW.model, NEW.goods_sn))
      EXECUTE FUNCTION keep_goods_find();
  `);
}
