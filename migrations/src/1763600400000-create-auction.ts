import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lots, their append-only log, who takes part, and what follows a default. Rule ids: invariants A1 to A6. */
export class CreateAuction1763600400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE auction (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_pk PRIMARY KEY,
        goods_id bigint NOT NULL CONSTRAINT auction_goods_fk REFERENCES goods (id),
        company_id bigint CONSTRAINT auction_company_fk REFERENCES company (id),
        seller_id bigint NOT NULL CONSTRAINT auction_seller_fk REFERENCES account (id),
        handler_id bigint CONSTRAINT auction_handler_fk REFERENCES account (id),
        relisted_from_id bigint CONSTRAINT auction_relisted_from_uq UNIQUE
          CONSTRAINT auction_relisted_from_fk REFERENCES auction (id),
        status smallint NOT NULL DEFAULT 10
          CONSTRAINT auction_status_ck CHECK (status IN (10, 20, 30, 40, 41, 42)),
        currency char(3) NOT NULL CONSTRAINT auction_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        start_price bigint NOT NULL CONSTRAINT auction_start_price_ck CHECK (start_price BETWEEN 1 AND 10000000000000),
        reserve_price bigint CONSTRAINT auction_reserve_price_ck
          CHECK (reserve_price > start_price AND reserve_price <= 10000000000000),
        buy_now_price bigint CONSTRAINT auction_buy_now_price_ck
          CHECK (buy_now_price > start_price AND buy_now_price <= 10000000000000),
        step_price bigint CONSTRAINT auction_step_price_ck CHECK (step_price BETWEEN 1 AND 10000000000000),
        start_at timestamptz NOT NULL,
        end_at timestamptz NOT NULL,
        latest_end_at timestamptz,
        extend_window_ms int NOT NULL DEFAULT 300000
          CONSTRAINT auction_extend_window_ck CHECK (extend_window_ms BETWEEN 0 AND 3600000),
        bid_chances int DEFAULT 10 CONSTRAINT auction_bid_chances_ck CHECK (bid_chances > 0),
        deposit_rate smallint NOT NULL DEFAULT 0 CONSTRAINT auction_deposit_rate_ck CHECK (deposit_rate BETWEEN 0 AND 100),
        deposit bigint NOT NULL DEFAULT 0 CONSTRAINT auction_deposit_ck CHECK (deposit >= 0),
        need_approval boolean NOT NULL DEFAULT false,
        seq int NOT NULL DEFAULT 0,
        last_ord int NOT NULL DEFAULT 0,
        price bigint NOT NULL,
        bid_count int NOT NULL DEFAULT 0,
        bidder_count int NOT NULL DEFAULT 0,
        leader_id bigint CONSTRAINT auction_leader_fk REFERENCES account (id),
        leader_no int,
        -- The public row by which the leader holds the lead; a winner is named by it.
        leader_seq int,
        -- Secret: the two highest maxima. No response, event or log line carries them.
        leader_max bigint,
        leader_commitment bytea,
        runner_up_max bigint,
        reserve_met boolean NOT NULL DEFAULT false,
        head_hash bytea,
        closed_at timestamptz,
        answer_deadline timestamptz,
        winner_id bigint CONSTRAINT auction_winner_fk REFERENCES account (id),
        winner_seq int,
        cancel_reason text,
        last_outage_id bigint CONSTRAINT auction_outage_fk REFERENCES outage (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_time_order_ck CHECK (
          -- The latest end was shown for a platform that is up: an outage may move the end past it.
          start_at < end_at AND (latest_end_at IS NULL OR end_at <= latest_end_at OR last_outage_id IS NOT NULL)),
        CONSTRAINT auction_price_ck CHECK (price >= start_price),
        CONSTRAINT auction_leader_ck CHECK (
          (leader_id IS NULL) = (leader_max IS NULL) AND (leader_id IS NULL) = (leader_seq IS NULL)
          AND (leader_max IS NULL OR leader_max >= price)),
        CONSTRAINT auction_winner_ck CHECK ((status = 40) = (winner_id IS NOT NULL) AND (winner_id IS NULL) = (winner_seq IS NULL)),
        CONSTRAINT auction_winner_leads_ck CHECK (winner_id IS NULL OR (winner_id = leader_id AND winner_seq = leader_seq)),
        CONSTRAINT auction_closed_ck CHECK ((status >= 30) = (closed_at IS NOT NULL)),
        CONSTRAINT auction_cancelled_ck CHECK ((status = 42) = (cancel_reason IS NOT NULL)),
        CONSTRAINT auction_answer_ck CHECK (status <> 30 OR answer_deadline IS NOT NULL)
      ) WITH (fillfactor = 50)`);
    // One run at a time for one unit.
    await db.query(
      `CREATE UNIQUE INDEX auction_goods_running_uq ON auction (goods_id) WHERE status IN (10, 20, 30)`,
    );
    await db.query(`CREATE INDEX auction_goods ON auction (goods_id, id DESC)`);
    await db.query(`CREATE INDEX auction_ending ON auction (end_at, id) WHERE status = 20`);
    await db.query(`CREATE INDEX auction_starting ON auction (start_at, id) WHERE status = 10`);
    await db.query(`CREATE INDEX auction_answering ON auction (answer_deadline, id) WHERE status = 30`);
    await db.query(`CREATE INDEX auction_by_status ON auction (status, end_at, id)`);
    await db.query(`CREATE INDEX auction_company ON auction (company_id, id DESC)`);

    await db.query(`
      CREATE TABLE auction_bid (
        auction_id bigint NOT NULL,
        -- Every row in the order decided; seq counts the public ones only.
        ord int NOT NULL,
        seq int,
        kind smallint NOT NULL,
        bidder_id bigint,
        bidder_no int,
        seller_id bigint NOT NULL,
        request_digest bytea,
        max_amount bigint,
        salt bytea,
        commitment bytea,
        price_before bigint NOT NULL,
        price_after bigint NOT NULL,
        -- Price and end once the whole submission was decided, an automatic row included: the first answer.
        price_settled bigint NOT NULL,
        start_at timestamptz NOT NULL,
        end_before timestamptz NOT NULL,
        end_after timestamptz NOT NULL,
        at timestamptz NOT NULL,
        chances_left int,
        is_leading boolean NOT NULL,
        reserve_met boolean NOT NULL,
        ends_lot boolean NOT NULL DEFAULT false,
        voids_seq int,
        actor_id bigint,
        reason text,
        hash bytea,
        CONSTRAINT auction_bid_pk PRIMARY KEY (auction_id, ord),
        CONSTRAINT auction_bid_seq_uq UNIQUE (auction_id, seq),
        CONSTRAINT auction_bid_kind_ck CHECK (kind BETWEEN 1 AND 6),
        CONSTRAINT auction_bid_positive_ck CHECK (ord > 0 AND seq > 0 AND max_amount BETWEEN 1 AND 10000000000000),
        CONSTRAINT auction_bid_public_ck CHECK ((seq IS NULL) = (kind = 6) AND (seq IS NULL) = (hash IS NULL)),
        CONSTRAINT auction_bid_price_ck CHECK (price_after >= price_before OR kind = 3),
        CONSTRAINT auction_bid_time_ck CHECK (kind NOT IN (1, 2, 6) OR (at >= start_at AND at < end_before)),
        CONSTRAINT auction_bid_end_ck CHECK (end_after >= end_before),
        CONSTRAINT auction_bid_own_goods_ck CHECK (bidder_id <> seller_id),
        CONSTRAINT auction_bid_submission_ck CHECK (
          (kind IN (1, 6)) = (request_digest IS NOT NULL)
          AND (kind NOT IN (1, 6) OR (bidder_id IS NOT NULL AND bidder_no IS NOT NULL AND max_amount IS NOT NULL
               AND salt IS NOT NULL AND commitment IS NOT NULL AND max_amount >= price_before))),
        CONSTRAINT auction_bid_void_ck CHECK ((kind = 3) = (voids_seq IS NOT NULL) AND (kind <> 3 OR reason IS NOT NULL))
      )`);
    // Also the idempotency record of an accepted bid (A4).
    await db.query(
      `CREATE UNIQUE INDEX auction_bid_request_uq ON auction_bid (bidder_id, request_digest) WHERE request_digest IS NOT NULL`,
    );
    // A row is voided once; a reader finds out by this index whether it was.
    await db.query(
      `CREATE UNIQUE INDEX auction_bid_voided_uq ON auction_bid (auction_id, voids_seq) WHERE voids_seq IS NOT NULL`,
    );
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON auction_bid FROM fovea_app`);
    await db.query(`
      CREATE TRIGGER auction_bid_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON auction_bid
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      ALTER TABLE auction
        ADD CONSTRAINT auction_winner_bid_fk FOREIGN KEY (id, winner_seq) REFERENCES auction_bid (auction_id, seq)`);

    // What a lowered reserve was and became: the public row does not tell, the replay of a lot needs it.
    await db.query(`
      CREATE TABLE auction_reserve_change (
        auction_id bigint NOT NULL,
        ord int NOT NULL,
        reserve_before bigint NOT NULL,
        reserve_after bigint,
        CONSTRAINT auction_reserve_change_pk PRIMARY KEY (auction_id, ord),
        CONSTRAINT auction_reserve_change_row_fk FOREIGN KEY (auction_id, ord) REFERENCES auction_bid (auction_id, ord),
        CONSTRAINT auction_reserve_change_falls_ck CHECK (reserve_after < reserve_before)
      )`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON auction_reserve_change FROM fovea_app`);
    await db.query(`
      CREATE TRIGGER auction_reserve_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON auction_reserve_change
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);

    await db.query(`
      CREATE FUNCTION auction_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'auction %: %', OLD.id, TG_ARGV[1]
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
      END $$`);
    // A6: from the first bid the terms are fixed. A batch of bids sets none of these columns and pays nothing for it:
    // a condition is parsed anew in every statement that could meet it.
    await db.query(`
      CREATE TRIGGER auction_terms_locked BEFORE UPDATE OF goods_id, company_id, seller_id, currency, start_price,
        buy_now_price, step_price, start_at, latest_end_at, extend_window_ms, bid_chances, deposit, need_approval
      ON auction FOR EACH ROW
      WHEN (OLD.last_ord > 0 AND
        (OLD.goods_id, OLD.company_id, OLD.seller_id, OLD.currency, OLD.start_price, OLD.buy_now_price, OLD.step_price,
         OLD.start_at, OLD.latest_end_at, OLD.extend_window_ms, OLD.bid_chances, OLD.deposit, OLD.need_approval)
        IS DISTINCT FROM
        (NEW.goods_id, NEW.company_id, NEW.seller_id, NEW.currency, NEW.start_price, NEW.buy_now_price, NEW.step_price,
         NEW.start_at, NEW.latest_end_at, NEW.extend_window_ms, NEW.bid_chances, NEW.deposit, NEW.need_approval))
      EXECUTE FUNCTION auction_refuse_change('auction_terms_locked_ck', 'terms are fixed from the first bid')`);
    // A6: the end only moves later, the reserve only falls, the log only grows.
    await db.query(`
      CREATE TRIGGER auction_one_way BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.last_ord > 0 AND (NEW.end_at < OLD.end_at OR NEW.seq < OLD.seq OR NEW.last_ord < OLD.last_ord
        OR coalesce(NEW.reserve_price, 0) > coalesce(OLD.reserve_price, 0)))
      EXECUTE FUNCTION auction_refuse_change('auction_one_way_ck', 'neither end, reserve nor log goes back')`);
    // A5: an outcome never changes; ended waits only for the seller's word.
    await db.query(`
      CREATE FUNCTION auction_keep_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status >= 40 AND
             (OLD.status, OLD.price, OLD.winner_id, OLD.winner_seq, OLD.closed_at, OLD.seq, OLD.last_ord, OLD.end_at)
             IS DISTINCT FROM
             (NEW.status, NEW.price, NEW.winner_id, NEW.winner_seq, NEW.closed_at, NEW.seq, NEW.last_ord, NEW.end_at))
          OR (OLD.status = 30 AND (NEW.status < 30 OR NEW.price <> OLD.price OR NEW.seq <> OLD.seq))
          OR (OLD.status = 20 AND NEW.status = 10)
        THEN
          RAISE EXCEPTION 'auction %: the outcome of a closed auction is final', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'auction_outcome_locked_ck';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER auction_outcome_locked BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.status >= 30 OR NEW.status < OLD.status) EXECUTE FUNCTION auction_keep_outcome()`);

    await db.query(`
      CREATE TABLE auction_bidder (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_bidder_pk PRIMARY KEY,
        auction_id bigint NOT NULL CONSTRAINT auction_bidder_auction_fk REFERENCES auction (id),
        account_id bigint NOT NULL CONSTRAINT auction_bidder_account_fk REFERENCES account (id),
        bidder_no int,
        -- Admission and deposit; null where the lot asks for neither.
        status smallint CONSTRAINT auction_bidder_status_ck CHECK (status IN (-1, 0, 1, 2, 3, 4)),
        deposit bigint NOT NULL DEFAULT 0 CONSTRAINT auction_bidder_deposit_ck CHECK (deposit >= 0),
        chances_allowed int,
        chances_used int NOT NULL DEFAULT 0,
        -- Secret: his own highest maximum.
        own_max bigint,
        -- Place of this bidder in the auction orders; null before his first accepted bid.
        order_status smallint
          CONSTRAINT auction_bidder_order_status_ck CHECK (order_status IN (20, 30, 40, 41, 42, 50, 60)),
        first_bid_at timestamptz,
        -- What he bought: told by module order, which comes later.
        order_id bigint,
        order_no text,
        decided_by bigint CONSTRAINT auction_bidder_decided_by_fk REFERENCES account (id),
        decided_at timestamptz,
        reason text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_bidder_once_uq UNIQUE (auction_id, account_id),
        -- The number first: led by the auction, an empty table's plan would walk all bidders of a lot by this index.
        CONSTRAINT auction_bidder_no_uq UNIQUE (bidder_no, auction_id),
        CONSTRAINT auction_bidder_chances_ck CHECK (chances_used >= 0 AND (chances_allowed IS NULL OR chances_used <= chances_allowed)),
        CONSTRAINT auction_bidder_first_bid_ck CHECK (
          (bidder_no IS NULL) = (order_status IS NULL) AND (bidder_no IS NULL) = (first_bid_at IS NULL))
      ) WITH (fillfactor = 50)`);
    await db.query(
      `CREATE UNIQUE INDEX auction_bidder_order_uq ON auction_bidder (order_id) WHERE order_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX auction_bidder_orders ON auction_bidder (account_id, order_status, id) WHERE order_status IS NOT NULL`,
    );
    // Whether staff ever let this account in.
    await db.query(
      `CREATE INDEX auction_bidder_decided ON auction_bidder (account_id) WHERE decided_by IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX auction_bidder_admission ON auction_bidder (auction_id, status, id) WHERE status IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX auction_bidder_order_status ON auction_bidder (order_status, id) WHERE order_status IS NOT NULL`,
    );

    await db.query(`
      CREATE TABLE auction_watch (
        auction_id bigint NOT NULL CONSTRAINT auction_watch_auction_fk REFERENCES auction (id),
        account_id bigint NOT NULL CONSTRAINT auction_watch_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_watch_pk PRIMARY KEY (account_id, auction_id)
      )`);
    await db.query(`CREATE INDEX auction_watch_auction ON auction_watch (auction_id)`);

    await db.query(`
      CREATE TABLE auction_strike (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_strike_pk PRIMARY KEY,
        auction_id bigint NOT NULL CONSTRAINT auction_strike_auction_fk REFERENCES auction (id),
        account_id bigint NOT NULL CONSTRAINT auction_strike_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        settled_at timestamptz,
        settled_by bigint CONSTRAINT auction_strike_settled_by_fk REFERENCES account (id),
        settle_reason text,
        CONSTRAINT auction_strike_once_uq UNIQUE (auction_id, account_id),
        CONSTRAINT auction_strike_settled_ck CHECK ((settled_at IS NULL) = (settled_by IS NULL))
      )`);
    await db.query(`CREATE INDEX auction_strike_account ON auction_strike (account_id, created_at)`);
    await db.query(`
      CREATE TABLE auction_bar (
        account_id bigint CONSTRAINT auction_bar_pk PRIMARY KEY CONSTRAINT auction_bar_account_fk REFERENCES account (id),
        barred_by bigint NOT NULL CONSTRAINT auction_bar_barred_by_fk REFERENCES account (id),
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_bar_self_ck CHECK (barred_by <> account_id)
      )`);
    await db.query(`
      CREATE TABLE auction_offer (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_offer_pk PRIMARY KEY,
        auction_id bigint NOT NULL,
        account_id bigint NOT NULL,
        price bigint NOT NULL CONSTRAINT auction_offer_price_ck CHECK (price BETWEEN 1 AND 10000000000000),
        currency char(3) NOT NULL,
        status smallint NOT NULL DEFAULT 0 CONSTRAINT auction_offer_status_ck CHECK (status IN (0, 1, -1, 2)),
        expired_at timestamptz NOT NULL,
        created_by bigint CONSTRAINT auction_offer_created_by_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        answered_at timestamptz,
        CONSTRAINT auction_offer_bidder_fk FOREIGN KEY (auction_id, account_id)
          REFERENCES auction_bidder (auction_id, account_id),
        CONSTRAINT auction_offer_once_uq UNIQUE (auction_id, account_id)
      )`);
    // One at a time, and one taken at most.
    await db.query(
      `CREATE UNIQUE INDEX auction_offer_open_uq ON auction_offer (auction_id) WHERE status IN (0, 1)`,
    );
    await db.query(`CREATE INDEX auction_offer_account ON auction_offer (account_id, id)`);
    await db.query(`CREATE INDEX auction_offer_expiring ON auction_offer (expired_at) WHERE status = 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction DROP CONSTRAINT auction_winner_bid_fk`);
    await db.query(
      `DROP TABLE auction_offer, auction_bar, auction_strike, auction_watch, auction_bidder, auction_reserve_change, auction_bid, auction`,
    );
    await db.query(`DROP FUNCTION auction_refuse_change(), auction_keep_outcome()`);
  }
}
