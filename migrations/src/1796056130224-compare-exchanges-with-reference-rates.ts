import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';

/**
 * Rates as a source published them on a day, and what each exchange was compared with when it was requested. Rates are
 * only added: of the same day and pair the one added last counts, so that what a person was shown can be read for ever.
 */
export class CompareExchangesWithReferenceRates1796056130224 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reference_rate (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT reference_rate_pk PRIMARY KEY,
        base text NOT NULL CONSTRAINT reference_rate_base_ck CHECK (base IN ('JPY', 'CNY', 'USD')),
        quote text NOT NULL CONSTRAINT reference_rate_quote_ck CHECK (quote IN ('JPY', 'CNY', 'USD')),
        -- Units of the quote currency for one of the base.
        rate numeric(13, 8) NOT NULL CONSTRAINT reference_rate_rate_ck CHECK (rate BETWEEN 0.0001 AND 10000),
        day date NOT NULL,
        source text NOT NULL CONSTRAINT reference_rate_source_ck CHECK (length(source) BETWEEN 1 AND 60),
        -- 0 entered by staff, 1 read from the address in the settings.
        origin smallint NOT NULL DEFAULT 0 CONSTRAINT reference_rate_origin_ck CHECK (origin IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT reference_rate_pair_ck CHECK (base <> quote),
        CONSTRAINT reference_rate_day_ck CHECK (day <= (created_at AT TIME ZONE 'Asia/Tokyo')::date)
      );
      CREATE UNIQUE INDEX reference_rate_once_uq ON reference_rate (source, day, base, quote) WHERE origin = 1;
      CREATE INDEX reference_rate_newest ON reference_rate (base, quote, day DESC, id DESC);
      CREATE INDEX reference_rate_day ON reference_rate (day, id);
      CREATE INDEX reference_rate_base ON reference_rate (base, day, id);
      CREATE INDEX reference_rate_quote ON reference_rate (quote, day, id);
      CREATE INDEX reference_rate_source ON reference_rate (source, day, id);
      CREATE INDEX reference_rate_origin ON reference_rate (origin, day, id);
      CREATE TRIGGER reference_rate_append_only BEFORE UPDATE OR DELETE ON reference_rate FOR EACH ROW
        EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON reference_rate FROM fovea_app;

      ALTER TABLE exchange
        -- Units of the bought currency for one of the sold, on that day; null: there was none in force.
        ADD COLUMN reference_rate numeric(13, 8) CONSTRAINT exchange_reference_rate_ck
          CHECK (reference_rate BETWEEN 0.0001 AND 10000),
        ADD COLUMN reference_day date,
        ADD COLUMN reference_source text,
        -- In percent; null of exchanges that were requested before rates were compared.
        ADD COLUMN tolerance smallint CONSTRAINT exchange_tolerance_ck CHECK (tolerance BETWEEN 0 AND 100),
        ADD COLUMN rate_reason text NOT NULL DEFAULT '' CONSTRAINT exchange_rate_reason_ck
          CHECK (length(rate_reason) <= 500),
        ADD CONSTRAINT exchange_compared_ck CHECK ((reference_rate IS NULL) = (reference_day IS NULL)
          AND (reference_rate IS NULL) = (reference_source IS NULL)),
        -- A rate far from its reference, or without one, has a reason.
        ADD CONSTRAINT exchange_unusual_ck CHECK (tolerance IS NULL OR rate_reason <> ''
          OR coalesce(abs(rate - reference_rate) * 100 <= reference_rate * tolerance, false));
      GRANT INSERT (reference_rate, reference_day, reference_source, tolerance, rate_reason) ON exchange TO fovea_app;
    `);
    await withhold(db, 'reference_rate', { always: ['created_at'] });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE exchange DROP COLUMN reference_rate, DROP COLUMN reference_day, DROP COLUMN reference_source,
        DROP COLUMN tolerance, DROP COLUMN rate_reason;
      DROP TABLE reference_rate;
    `);
  }
}
