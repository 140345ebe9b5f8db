import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';

/** Viewings by video. */
export async function createReservations(db: QueryRunner): Promise<void> {
  await db.query(`
    -- When merchants show goods by video: hours of each weekday, and days that differ; minutes of their own clock.
    CREATE TABLE viewing_host (
      company_id bigint CONSTRAINT viewing_host_pk PRIMARY KEY CONSTRAINT viewing_host_company_fk REFERENCES company (id),
      -- Paid reservations are booked without a decision of the merchant.
      is_automatic boolean NOT NULL DEFAULT false
    );
    REVOKE DELETE, TRUNCATE ON viewing_host FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE viewing_hours (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT viewing_hours_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT viewing_hours_host_fk REFERENCES viewing_host (company_id),
      -- Monday is 1.
      weekday smallint CONSTRAINT viewing_hours_weekday_ck CHECK (weekday BETWEEN 1 AND 7),
      day date,
      -- None: closed on that day.
      opens smallint,
      closes smallint,
      CONSTRAINT viewing_hours_when_ck CHECK (num_nonnulls(weekday, day) = 1),
      CONSTRAINT viewing_hours_open_ck CHECK (
        CASE WHEN opens IS NULL THEN closes IS NULL AND day IS NOT NULL
             ELSE opens >= 0 AND closes IS NOT NULL AND closes <= 1440 AND opens < closes
               AND opens % 15 = 0 AND closes % 15 = 0 END),
      CONSTRAINT viewing_hours_once_uq UNIQUE NULLS NOT DISTINCT (company_id, weekday, day)
    );
    REVOKE TRUNCATE ON viewing_hours FROM fovea_app;
  `);
  await db.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
  await db.query(`
    -- Viewings by video: a quarter of an hour of a merchant, paid before it is booked, moved at most once (O6).
    CREATE TABLE reservation (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT reservation_pk PRIMARY KEY,
      goods_id bigint NOT NULL,
      company_id bigint NOT NULL,
      buyer_id bigint NOT NULL CONSTRAINT reservation_buyer_fk REFERENCES account (id),
      start_at timestamptz NOT NULL,
      end_at timestamptz NOT NULL,
      currency char(3) NOT NULL,
      -- Minor units.
      fee bigint NOT NULL,
      captured bigint NOT NULL DEFAULT 0,
      refunded bigint NOT NULL DEFAULT 0,
      change_count smallint NOT NULL DEFAULT 0,
      status smallint NOT NULL DEFAULT 10,
      rules_agreed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      pay_deadline timestamptz NOT NULL,
      -- Until when the merchant confirms or refuses.
      answer_deadline timestamptz,
      decided_by bigint CONSTRAINT reservation_decided_by_fk REFERENCES account (id),
      -- Why the fee is refunded; null where the merchant did not answer.
      reason text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT reservation_goods_fk FOREIGN KEY (company_id, goods_id) REFERENCES goods (company_id, id),
      CONSTRAINT reservation_slot_ck CHECK (
        end_at - start_at = interval '15 minutes' AND extract(epoch FROM start_at)::bigint % 900 = 0),
      CONSTRAINT reservation_fee_ck CHECK ((currency = 'CNY' AND fee = 5000) OR (currency = 'JPY' AND fee = 1000)),
      CONSTRAINT reservation_change_count_ck CHECK (change_count BETWEEN 0 AND 1),
      CONSTRAINT reservation_captured_ck CHECK (captured = CASE WHEN status IN (10, 60) THEN 0 ELSE fee END),
      CONSTRAINT reservation_refunded_ck CHECK (
        refunded IN (0, fee) AND (refunded = 0 OR status IN (70, 71)) AND (status <> 71 OR refunded = fee)),
      CONSTRAINT reservation_answer_ck CHECK (status <> 15 OR answer_deadline IS NOT NULL),
      CONSTRAINT reservation_reason_ck CHECK (reason IS NULL OR status IN (70, 71)),
      CONSTRAINT reservation_slot_ex EXCLUDE USING gist (company_id WITH =, tstzrange(start_at, end_at) WITH &&)
        WHERE (status IN (10, 15, 20, 30))
    );
    CREATE INDEX reservation_of_goods ON reservation (company_id, goods_id);
    CREATE INDEX reservation_company ON reservation (company_id, id);
    CREATE INDEX reservation_company_status ON reservation (company_id, status, id);
    CREATE INDEX reservation_status ON reservation (status, id);
    CREATE INDEX reservation_buyer ON reservation (buyer_id, id DESC);
    CREATE INDEX reservation_buyer_status ON reservation (buyer_id, status, id DESC);
    CREATE INDEX reservation_start_at ON reservation (start_at);
    CREATE INDEX reservation_decided_by ON reservation (decided_by) WHERE decided_by IS NOT NULL;
    CREATE INDEX reservation_unpaid ON reservation (pay_deadline) WHERE status = 10;
    CREATE INDEX reservation_unanswered ON reservation (answer_deadline) WHERE status = 15;
    -- Viewings to come are counted at the menu, and those that are over are never deleted.
    CREATE INDEX reservation_booked ON reservation (end_at, company_id) WHERE status = 20;
    REVOKE DELETE, TRUNCATE ON reservation FROM fovea_app;
    CREATE TRIGGER reservation_move BEFORE UPDATE OF status ON reservation FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('reservation', 'status');
    CREATE TRIGGER reservation_append_only BEFORE UPDATE OF goods_id, company_id, buyer_id, currency, fee,
        rules_agreed_at, created_at ON reservation FOR EACH ROW
      WHEN ((OLD.goods_id, OLD.company_id, OLD.buyer_id, OLD.currency, OLD.fee, OLD.rules_agreed_at, OLD.created_at)
        IS DISTINCT FROM
        (NEW.goods_id, NEW.company_id, NEW.buyer_id, NEW.currency, NEW.fee, NEW.rules_agreed_at, NEW.created_at))
      EXECUTE FUNCTION refuse_change();
    -- Another time is a change that counts, and only of what is booked.
    CREATE TRIGGER reservation_time_append_only BEFORE UPDATE OF start_at ON reservation FOR EACH ROW
      WHEN (OLD.start_at <> NEW.start_at AND (NEW.change_count <> OLD.change_count + 1 OR OLD.status <> 20))
      EXECUTE FUNCTION refuse_change();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('reservation', NULL, 10), ('reservation', 10, 15), ('reservation', 10, 60), ('reservation', 15, 20),
      ('reservation', 15, 70), ('reservation', 20, 20), ('reservation', 20, 30), ('reservation', 20, 50),
      ('reservation', 20, 70), ('reservation', 30, 40), ('reservation', 30, 50), ('reservation', 30, 70),
      ('reservation', 70, 71);
  `);
  await withhold(db, 'reservation', { always: ['created_at', 'rules_agreed_at'] });
}
