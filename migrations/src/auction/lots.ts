import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs } from '../row-guards.js';

/** Lots and their append-only log. */
export async function createLots(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Lots. Rule ids: invariants A1 to A6.
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
      -- Without a key: the leader is written by the statement that writes their bid and their row of the lot, and
      -- the key checked the account again at every change of the lead. The replay of a lot compares its leader with
      -- its log.
      leader_id bigint,
      leader_no int,
      -- The public row by which the leader leads; a winner is named by it.
      leader_seq int,
      -- Secret: the two highest maxima. No response, event or log line carries them.
      leader_max bigint,
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
      last_at timestamptz,
      serial_unit_id bigint
        CONSTRAINT auction_serial_unit_fk REFERENCES serial_unit (id),
      reserve_was bigint,
      reserve_tx xid8,
      CONSTRAINT auction_time_order_ck CHECK (
        -- The latest end was shown for a platform that is up: an outage may move the end past it.
        start_at < end_at AND (latest_end_at IS NULL OR end_at <= latest_end_at OR last_outage_id IS NOT NULL)),
      CONSTRAINT auction_price_ck CHECK (price >= start_price),
      CONSTRAINT auction_leader_ck CHECK (
        (leader_id IS NULL) = (leader_max IS NULL) AND (leader_id IS NULL) = (leader_seq IS NULL)
        AND (leader_max IS NULL OR leader_max >= price)),
      CONSTRAINT auction_winner_ck CHECK ((status = 40) = (winner_id IS NOT NULL)
        AND (winner_id IS NULL) = (winner_seq IS NULL)),
      CONSTRAINT auction_winner_leads_ck CHECK (winner_id IS NULL OR (winner_id = leader_id AND winner_seq = leader_seq)),
      CONSTRAINT auction_closed_ck CHECK ((status >= 30) = (closed_at IS NOT NULL)),
      CONSTRAINT auction_cancelled_ck CHECK ((status = 42) = (cancel_reason IS NOT NULL)),
      CONSTRAINT auction_answer_ck CHECK (status <> 30 OR answer_deadline IS NOT NULL)
    ) WITH (fillfactor = 50);
    -- One run at a time for one unit.
    CREATE UNIQUE INDEX auction_goods_running_uq ON auction (goods_id) WHERE status IN (10, 20, 30);
    CREATE INDEX auction_goods ON auction (goods_id, id DESC);
    CREATE INDEX auction_ending ON auction (end_at, id) WHERE status = 20;
    CREATE INDEX auction_starting ON auction (start_at, id) WHERE status = 10;
    CREATE INDEX auction_answering ON auction (answer_deadline, id) WHERE status = 30;
    CREATE INDEX auction_by_status ON auction (status, end_at, id);
    CREATE INDEX auction_company ON auction (company_id, id DESC);
    CREATE INDEX auction_by_end ON auction (end_at, id);
    CREATE INDEX auction_by_start ON auction (start_at, id);
    -- The piece of a lot is reserved for it while it runs, and is in no other meanwhile.
    CREATE UNIQUE INDEX auction_serial_unit_uq ON auction (serial_unit_id)
      WHERE serial_unit_id IS NOT NULL AND status IN (10, 20, 30);
    CREATE INDEX auction_serial_unit ON auction (serial_unit_id) WHERE serial_unit_id IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON auction FROM fovea_app;
    CREATE TRIGGER auction_move BEFORE UPDATE OF status ON auction FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('auction', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('auction', NULL, 10), ('auction', 10, 10), ('auction', 10, 20), ('auction', 10, 42), ('auction', 20, 20),
      ('auction', 20, 30), ('auction', 20, 40), ('auction', 20, 41), ('auction', 20, 42), ('auction', 30, 40),
      ('auction', 30, 41);
  `);
  await withhold(db, 'auction', { always: ['created_at', 'reserve_was', 'reserve_tx'] });
  await db.query(`
    -- The append-only log of a lot.
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
      CONSTRAINT auction_bid_void_ck CHECK ((kind = 3) = (voids_seq IS NOT NULL) AND (kind <> 3 OR reason IS NOT NULL)),
      -- An automatic bid commits to its maximum by itself, as every bid does, and can be opened like one.
      CONSTRAINT auction_bid_automatic_ck CHECK (
        kind <> 2 OR (bidder_id IS NOT NULL AND bidder_no IS NOT NULL AND max_amount IS NOT NULL
          AND salt IS NOT NULL AND commitment IS NOT NULL AND max_amount >= price_after))
    );
    -- Also the idempotency record of an accepted bid (A4).
    CREATE UNIQUE INDEX auction_bid_request_uq ON auction_bid (bidder_id, request_digest) WHERE request_digest IS NOT NULL;
    -- A row is voided once; a reader finds out by this index whether it was.
    CREATE UNIQUE INDEX auction_bid_voided_uq ON auction_bid (auction_id, voids_seq) WHERE voids_seq IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON auction_bid FROM fovea_app;
    CREATE TRIGGER auction_bid_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON auction_bid
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    ALTER TABLE auction ADD CONSTRAINT auction_winner_bid_fk FOREIGN KEY (id, winner_seq)
      REFERENCES auction_bid (auction_id, seq);
  `);
  await db.query(`
    -- A reserve that was lowered or removed, before and after: the public row does not show it, the replay of a lot
    -- needs it.
    CREATE TABLE auction_reserve_change (
      auction_id bigint NOT NULL,
      ord int NOT NULL,
      reserve_before bigint NOT NULL,
      reserve_after bigint,
      CONSTRAINT auction_reserve_change_pk PRIMARY KEY (auction_id, ord),
      CONSTRAINT auction_reserve_change_row_fk FOREIGN KEY (auction_id, ord) REFERENCES auction_bid (auction_id, ord),
      CONSTRAINT auction_reserve_change_falls_ck CHECK (reserve_after < reserve_before)
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON auction_reserve_change FROM fovea_app;
    CREATE TRIGGER auction_reserve_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON auction_reserve_change
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await db.query(`
    CREATE FUNCTION auction_refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      RAISE EXCEPTION 'auction %: %', OLD.id, TG_ARGV[1]
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
    END $$;
    -- A6: from the first bid the terms are fixed. A batch of bids sets none of these columns and pays nothing for it:
    -- a condition is parsed again in every statement that could meet it.
    CREATE TRIGGER auction_terms_locked BEFORE UPDATE OF goods_id, company_id, seller_id, currency, start_price,
        buy_now_price, step_price, start_at, latest_end_at, extend_window_ms, bid_chances, deposit, need_approval
      ON auction FOR EACH ROW
      WHEN (OLD.last_ord > 0 AND
        (OLD.goods_id, OLD.company_id, OLD.seller_id, OLD.currency, OLD.start_price, OLD.buy_now_price, OLD.step_price,
         OLD.start_at, OLD.latest_end_at, OLD.extend_window_ms, OLD.bid_chances, OLD.deposit, OLD.need_approval)
        IS DISTINCT FROM
        (NEW.goods_id, NEW.company_id, NEW.seller_id, NEW.currency, NEW.start_price, NEW.buy_now_price, NEW.step_price,
         NEW.start_at, NEW.latest_end_at, NEW.extend_window_ms, NEW.bid_chances, NEW.deposit, NEW.need_approval))
      EXECUTE FUNCTION auction_refuse_change('auction_terms_locked_ck', 'terms are fixed from the first bid');
    -- A6: the end only moves later, the reserve only falls, the log only grows. A lot knows the time of its last row:
    -- none is earlier, whatever becomes of the clock (A2).
    CREATE TRIGGER auction_one_way BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.last_ord > 0 AND (NEW.end_at < OLD.end_at OR NEW.seq < OLD.seq OR NEW.last_ord < OLD.last_ord
        OR NEW.last_at < OLD.last_at
        OR coalesce(NEW.reserve_price, 0) > coalesce(OLD.reserve_price, 0)))
      EXECUTE FUNCTION auction_refuse_change('auction_one_way_ck', 'neither end, reserve nor log goes back');
  `);
  await db.query(`
    -- A5: an outcome never changes; an ended lot waits only for the seller's decision.
    CREATE FUNCTION auction_keep_outcome() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    END $$;
    -- That a state never goes back is the machine's rule; a batch of bids evaluates no more conditions than this.
    CREATE TRIGGER auction_outcome_locked BEFORE UPDATE ON auction FOR EACH ROW
      WHEN (OLD.status >= 30) EXECUTE FUNCTION auction_keep_outcome();
  `);
  await db.query(`
    -- In which transaction a reserve was lowered, and from what.
    CREATE FUNCTION note_reserve() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      NEW.reserve_was := OLD.reserve_price;
      NEW.reserve_tx := pg_current_xact_id();
      RETURN NEW;
    END $$;
    CREATE TRIGGER auction_reserve_moved BEFORE UPDATE OF reserve_price ON auction FOR EACH ROW
      WHEN (OLD.reserve_price IS DISTINCT FROM NEW.reserve_price) EXECUTE FUNCTION note_reserve();
  `);
  await db.query(`
    CREATE TABLE auction_watch (
      auction_id bigint NOT NULL CONSTRAINT auction_watch_auction_fk REFERENCES auction (id),
      account_id bigint NOT NULL CONSTRAINT auction_watch_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT auction_watch_pk PRIMARY KEY (account_id, auction_id)
    );
    CREATE INDEX auction_watch_auction ON auction_watch (auction_id);
  `);
  await db.query(`
    -- A lot that cannot be closed is set aside with its reason, and is tried again later and later.
    CREATE TABLE auction_fault (
      auction_id bigint CONSTRAINT auction_fault_pk PRIMARY KEY
        CONSTRAINT auction_fault_auction_fk REFERENCES auction (id),
      since timestamptz NOT NULL DEFAULT clock_timestamp(),
      attempts int NOT NULL DEFAULT 1 CONSTRAINT auction_fault_attempts_ck CHECK (attempts >= 1),
      retry_at timestamptz NOT NULL,
      error text NOT NULL CONSTRAINT auction_fault_error_ck CHECK (length(error) BETWEEN 1 AND 1000)
    );
  `);
  await db.query(`
    -- Terms that a company opens its lots with; figures that a lot has in absolute terms are relative to its start
    -- price here.
    CREATE TABLE auction_template (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_template_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT auction_template_company_fk REFERENCES company (id),
      name text NOT NULL CONSTRAINT auction_template_name_ck CHECK (length(name) BETWEEN 1 AND 60),
      days smallint NOT NULL,
      -- In the time zone of whoever uses it.
      end_hour smallint NOT NULL,
      -- Percent of the start price; NULL: none.
      reserve_percent int,
      buy_now_percent int,
      extend_minutes smallint NOT NULL,
      -- NULL: as long as somebody bids.
      latest_minutes int,
      -- NULL: unlimited.
      bid_chances int,
      deposit_rate smallint NOT NULL,
      need_approval boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT auction_template_terms_ck CHECK (days BETWEEN 1 AND 60 AND end_hour BETWEEN 0 AND 23
        AND reserve_percent > 100 AND buy_now_percent > 100
        AND (reserve_percent IS NULL OR buy_now_percent IS NULL OR buy_now_percent >= reserve_percent)
        AND extend_minutes BETWEEN 0 AND 60 AND latest_minutes > 0 AND bid_chances > 0
        AND deposit_rate BETWEEN 0 AND 100)
    );
    CREATE INDEX auction_template_company ON auction_template (company_id, id);
    CREATE INDEX auction_template_created ON auction_template (created_at, id);
  `);
  await db.query(`
    -- Terms kept for goods that are not on the shelf yet; the lot they make replaces them.
    CREATE TABLE auction_plan (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_plan_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT auction_plan_company_fk REFERENCES company (id),
      goods_id bigint NOT NULL CONSTRAINT auction_plan_goods_fk REFERENCES goods (id)
        CONSTRAINT auction_plan_goods_uq UNIQUE,
      currency char(3) NOT NULL,
      -- Whole yen, yuan or dollars; NULL: none.
      start_price bigint NOT NULL,
      reserve_price bigint,
      buy_now_price bigint,
      days smallint NOT NULL,
      -- In the company's time zone.
      end_hour smallint NOT NULL,
      extend_minutes smallint NOT NULL,
      -- NULL: as long as somebody bids.
      latest_minutes int,
      -- NULL: unlimited.
      bid_chances int,
      deposit_rate smallint NOT NULL,
      need_approval boolean NOT NULL,
      opens_by_itself boolean NOT NULL,
      -- The goods came onto the shelf, and a lot could not be opened.
      is_refused boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT auction_plan_terms_ck CHECK (currency IN ('JPY', 'CNY', 'USD')
        AND start_price > 0 AND reserve_price > start_price AND buy_now_price > start_price
        AND (reserve_price IS NULL OR buy_now_price IS NULL OR buy_now_price >= reserve_price)
        AND days BETWEEN 1 AND 60 AND end_hour BETWEEN 0 AND 23 AND extend_minutes BETWEEN 0 AND 60
        AND latest_minutes > 0 AND bid_chances > 0 AND deposit_rate BETWEEN 0 AND 100)
    );
    CREATE INDEX auction_plan_company ON auction_plan (company_id, id);
    CREATE INDEX auction_plan_created ON auction_plan (created_at, id);
  `);
  await belongs(
    db,
    'auction_reserve_change',
    `EXISTS (
    SELECT FROM auction p WHERE p.id = a.auction_id AND p.reserve_tx = pg_current_xact_id() AND p.last_ord = a.ord
      AND p.reserve_was IS NOT DISTINCT FROM a.reserve_before AND p.reserve_price IS NOT DISTINCT FROM a.reserve_after)`,
  );
}
