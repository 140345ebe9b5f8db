import type { QueryRunner } from 'typeorm';

/** Who takes part, and what follows a default. */
export async function createBidders(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Who takes part. Before the first bid on a lot the rules of the law are checked for its bidder, whatever else the
    -- lot requires; cleared_at is read by a batch of bids. When the piece of a lot is recalled, its bidders are
    -- checked again.
    CREATE TABLE auction_bidder (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_bidder_pk PRIMARY KEY,
      auction_id bigint NOT NULL CONSTRAINT auction_bidder_auction_fk REFERENCES auction (id),
      account_id bigint NOT NULL CONSTRAINT auction_bidder_account_fk REFERENCES account (id),
      bidder_no int,
      -- Admission and deposit; null where the lot asks for neither.
      status smallint CONSTRAINT auction_bidder_status_ck CHECK (status IN (-1, 0, 1, 2)),
      deposit bigint NOT NULL DEFAULT 0 CONSTRAINT auction_bidder_deposit_ck CHECK (deposit >= 0),
      chances_allowed int,
      chances_used int NOT NULL DEFAULT 0,
      -- Secret: the bidder's highest maximum.
      own_max bigint,
      -- Place of this bidder in the auction orders; null before their first accepted bid.
      order_status smallint
        CONSTRAINT auction_bidder_order_status_ck CHECK (order_status IN (20, 30, 40, 41, 42, 50, 60)),
      first_bid_at timestamptz,
      -- What they bought: written by module order, which comes later.
      order_id bigint,
      order_no text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      decision_id bigint CONSTRAINT auction_bidder_decision_fk REFERENCES approval_decision (id),
      -- The approval of a bidder and their deposit are two facts, each with its states.
      deposit_status smallint,
      cleared_at timestamptz,
      uncleared_at timestamptz,
      CONSTRAINT auction_bidder_once_uq UNIQUE (auction_id, account_id),
      -- The number first: led by the auction, an empty table's plan would walk all bidders of a lot by this index.
      CONSTRAINT auction_bidder_no_uq UNIQUE (bidder_no, auction_id),
      CONSTRAINT auction_bidder_chances_ck CHECK (chances_used >= 0 AND (chances_allowed IS NULL
        OR chances_used <= chances_allowed)),
      CONSTRAINT auction_bidder_first_bid_ck CHECK (
        (bidder_no IS NULL) = (order_status IS NULL) AND (bidder_no IS NULL) = (first_bid_at IS NULL)),
      CONSTRAINT auction_bidder_decision_uq UNIQUE (decision_id),
      CONSTRAINT auction_bidder_deposit_status_ck CHECK (deposit_status IN (-1, 0, 1, 2, 3, 4)),
      CONSTRAINT auction_bidder_deposit_held_ck CHECK ((deposit > 0) = (coalesce(deposit_status, 0) > 0)),
      CONSTRAINT auction_bidder_cleared_ck
        CHECK (bidder_no IS NULL OR cleared_at IS NOT NULL OR uncleared_at IS NOT NULL)
    ) WITH (fillfactor = 50);
    CREATE UNIQUE INDEX auction_bidder_order_uq ON auction_bidder (order_id) WHERE order_id IS NOT NULL;
    CREATE INDEX auction_bidder_orders ON auction_bidder (account_id, order_status, id) WHERE order_status IS NOT NULL;
    CREATE INDEX auction_bidder_admission ON auction_bidder (auction_id, status, id) WHERE status IS NOT NULL;
    CREATE INDEX auction_bidder_order_status ON auction_bidder (order_status, id) WHERE order_status IS NOT NULL;
    -- Whether staff ever admitted this account.
    CREATE INDEX auction_bidder_decided ON auction_bidder (account_id) WHERE decision_id IS NOT NULL;
    -- Staff look an auction order up by the number that its winner quotes.
    CREATE INDEX auction_bidder_order_no ON auction_bidder (order_no) WHERE order_no IS NOT NULL;
    CREATE TRIGGER auction_bidder_order_move BEFORE UPDATE OF order_status ON auction_bidder FOR EACH ROW
      WHEN (OLD.order_status IS DISTINCT FROM NEW.order_status) EXECUTE FUNCTION refuse_move('auction_order',
        'order_status');
    CREATE TRIGGER auction_bidder_move BEFORE UPDATE OF status ON auction_bidder FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('auction_bidder', 'status');
    CREATE TRIGGER auction_bidder_deposit_move BEFORE UPDATE OF deposit_status ON auction_bidder FOR EACH ROW
      WHEN (OLD.deposit_status IS DISTINCT FROM NEW.deposit_status)
      EXECUTE FUNCTION refuse_move('auction_deposit', 'deposit_status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('auction_order', NULL, 20), ('auction_order', 20, 30), ('auction_order', 20, 40), ('auction_order', 20, 41),
      ('auction_order', 20, 42), ('auction_order', 30, 40), ('auction_order', 30, 41), ('auction_order', 40, 50),
      ('auction_order', 40, 60), ('auction_order', 41, 40);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('auction_bidder', NULL, 0), ('auction_bidder', NULL, 1), ('auction_bidder', 0, -1),
      ('auction_bidder', 0, 1), ('auction_bidder', 0, 2), ('auction_bidder', 2, 0), ('auction_bidder', 2, 1);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('auction_deposit', NULL, 0), ('auction_deposit', NULL, 1), ('auction_deposit', -1, 0),
      ('auction_deposit', -1, 1), ('auction_deposit', 0, -1), ('auction_deposit', 1, 2), ('auction_deposit', 1, 3),
      ('auction_deposit', 1, 4);
  `);
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
    );
    CREATE INDEX auction_strike_account ON auction_strike (account_id, created_at);
    CREATE INDEX auction_strike_settled ON auction_strike (settled_at, id);
  `);
  await db.query(`
    CREATE TABLE auction_bar (
      account_id bigint CONSTRAINT auction_bar_pk PRIMARY KEY CONSTRAINT auction_bar_account_fk REFERENCES account (id),
      barred_by bigint NOT NULL CONSTRAINT auction_bar_barred_by_fk REFERENCES account (id),
      reason text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT auction_bar_self_ck CHECK (barred_by <> account_id)
    );
  `);
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
    );
    -- One at a time, and one accepted at most.
    CREATE UNIQUE INDEX auction_offer_open_uq ON auction_offer (auction_id) WHERE status IN (0, 1);
    CREATE INDEX auction_offer_account ON auction_offer (account_id, id);
    CREATE INDEX auction_offer_expiring ON auction_offer (expired_at) WHERE status = 0;
    CREATE TRIGGER auction_offer_move BEFORE UPDATE OF status ON auction_offer FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('auction_offer', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('auction_offer', NULL, 0), ('auction_offer', 0, -1), ('auction_offer', 0, 1), ('auction_offer', 0, 2);
  `);
}
