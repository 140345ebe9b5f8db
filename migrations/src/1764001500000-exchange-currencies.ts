import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, -1],
  [0, -2],
];

/** Minor units of the bought currency in a minor unit of the sold, at a rate of 1; no division, so that nothing is rounded twice. */
const PER_MINOR = `CASE WHEN sold_currency = 'JPY' THEN 100 WHEN bought_currency = 'JPY' THEN 0.01 ELSE 1 END`;

/** Exchanges between currencies: of the house at its bank, or of a balance, each by one entry at its rate. */
export class ExchangeCurrencies1764001500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE exchange (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT exchange_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('EX' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT exchange_sn_uq UNIQUE,
        -- Whose balance; of neither: the house's own money at its bank.
        account_id bigint CONSTRAINT exchange_account_fk REFERENCES account (id),
        company_id bigint CONSTRAINT exchange_company_fk REFERENCES company (id),
        -- 0 the house, 1 a member, 2 a company.
        whose smallint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN company_id IS NOT NULL THEN 2 WHEN account_id IS NOT NULL THEN 1 ELSE 0 END) STORED,
        sold_currency text NOT NULL
          CONSTRAINT exchange_sold_currency_ck CHECK (sold_currency IN ('JPY', 'CNY', 'USD')),
        sold bigint NOT NULL CONSTRAINT exchange_sold_ck CHECK (sold BETWEEN 1 AND 10000000000000),
        bought_currency text NOT NULL
          CONSTRAINT exchange_bought_currency_ck CHECK (bought_currency IN ('JPY', 'CNY', 'USD')),
        bought bigint NOT NULL CONSTRAINT exchange_bought_ck CHECK (bought BETWEEN 1 AND 10000000000000),
        -- Units of the bought currency for one of the sold.
        rate numeric(13, 8) NOT NULL CONSTRAINT exchange_rate_ck CHECK (rate BETWEEN 0.0001 AND 10000),
        -- What the bank took on top, in the sold currency.
        fee bigint NOT NULL DEFAULT 0 CONSTRAINT exchange_fee_ck CHECK (fee BETWEEN 0 AND 10000000000000),
        value_day date,
        -- What the bank calls it, or how the owner asked.
        reference text NOT NULL DEFAULT '' CONSTRAINT exchange_reference_ck CHECK (length(reference) <= 60),
        reason text NOT NULL CONSTRAINT exchange_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
        -- 0 under review, 1 booked, -1 refused, -2 taken back.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT exchange_status_ck CHECK (status IN (0, 1, -1, -2)),
        decision_id bigint CONSTRAINT exchange_decision_uq UNIQUE
          CONSTRAINT exchange_decision_fk REFERENCES approval_decision (id),
        made_by bigint NOT NULL CONSTRAINT exchange_made_by_fk REFERENCES account (id),
        withdrawn_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT exchange_owner_ck CHECK (account_id IS NULL OR company_id IS NULL),
        CONSTRAINT exchange_currencies_ck CHECK (sold_currency <> bought_currency),
        -- Half a minor unit is rounded up.
        CONSTRAINT exchange_product_ck CHECK (bought = round(sold * rate * ${PER_MINOR})),
        -- What a bank did has its day and its name there; a balance pays no bank.
        CONSTRAINT exchange_bank_ck CHECK (
          CASE whose WHEN 0 THEN value_day IS NOT NULL AND reference <> '' ELSE value_day IS NULL AND fee = 0 END),
        CONSTRAINT exchange_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
        CONSTRAINT exchange_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
      )`);
    for (const column of ['status', 'whose', 'sold_currency', 'bought_currency', 'created_at', 'made_by'])
      await db.query(`CREATE INDEX exchange_${column} ON exchange (${column}, id)`);
    for (const column of ['account_id', 'company_id'])
      await db.query(
        `CREATE INDEX exchange_${column} ON exchange (${column}, id) WHERE ${column} IS NOT NULL`,
      );
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON exchange FROM fovea_app`);
    await db.query(`GRANT UPDATE (status, decision_id, withdrawn_at) ON exchange TO fovea_app`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('exchange', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER exchange_move AFTER UPDATE OF status ON exchange FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('exchange', 'status')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE exchange`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'exchange'`);
  }
}
