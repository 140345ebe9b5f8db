import { Inject, Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { inverseRate, rateText, readRate } from '@fovea/shared-types/platform/exchange-rate';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { Queryable } from '../database/database.js';
import { invariant } from '../kernel/app-error.js';

/** What one unit of a currency was worth in another. */
export interface Reference {
  rate: string;
  day: string;
  source: string;
}

/** The zone whose days the rates are of; the table holds that none is of a day to come. */
const ZONE = 'Asia/Tokyo';
const TODAY = `(clock_timestamp() AT TIME ZONE '${ZONE}')::date`;

/** Reads the rates that staff enter or a source publishes, for whoever compares or converts amounts. */
@Injectable()
export class ReferenceRates {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'exchangeTolerancePercent' | 'referenceRateDays'>,
  ) {}

  /** In percent: further from its reference a rate is unusual. */
  get tolerance(): number {
    return this.env.exchangeTolerancePercent;
  }

  /**
   * The newest rate of the pair, in either direction, that is of the day or not too old for it.
   * @param day null, or one to come: today
   * @returns in units of `into` for one of `from`; null where there is none
   */
  async find(q: Queryable, from: Currency, into: Currency, day: string | null): Promise<Reference | null> {
    const { rows } = await q.query<Reference & { base: Currency }>(
      `SELECT r.base, r.rate::text AS rate, r.day::text AS day, r.source
       FROM (SELECT least($3::date, ${TODAY}) AS day) d CROSS JOIN LATERAL (
         SELECT * FROM reference_rate WHERE (base, quote) = ($1, $2)
         UNION ALL SELECT * FROM reference_rate WHERE (base, quote) = ($2, $1)) r
       WHERE r.day <= d.day AND r.day >= d.day - $4::int
       ORDER BY r.day DESC, r.id DESC LIMIT 1`,
      [from, into, day, this.env.referenceRateDays],
    );
    const [found] = rows;
    if (!found) return null;
    const rate = readRate(found.rate);
    invariant(rate !== null, 'the table keeps rates within the bounds');
    const { day: of, source } = found;
    return { rate: rateText(found.base === from ? rate : inverseRate(rate)), day: of, source };
  }
}
