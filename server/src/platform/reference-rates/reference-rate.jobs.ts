import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RATE_ORIGIN } from '@fovea/shared-types/platform/reference-rate.record';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Database } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';
import { withinDeadline } from '../outgoing/deadline.js';
import { readBounded } from '../outgoing/read-bounded.js';
import { pairsOf, publishedRates } from './published-rates.js';

/** Sources publish once on a business day, each at its own hour. */
const EVERY_MS = 2 * 3_600_000;
const ANSWER_MS = 20_000;
/** The history of the European Central Bank of ninety days is a tenth of this. */
const ANSWER_MAX_BYTES = 1_048_576;
const WHAT = 'the source of reference rates';

/** Adds the newest rates of the source in the settings, each day of it once. */
@Injectable()
export class ReferenceRateJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    @Inject(ENV) private readonly env: Pick<Env, 'referenceRatesUrl'>,
  ) {}

  onModuleInit(): void {
    const { referenceRatesUrl: url } = this.env;
    if (url !== undefined) this.jobs.every('renew-reference-rates', EVERY_MS, () => this.renew(url), 'slow');
  }

  /** @throws Error where the source does not answer in time or not with rates: the next run tries again */
  async renew(url: string): Promise<void> {
    const text = await withinDeadline(
      { what: WHAT, totalMs: ANSWER_MS, mayRepeat: () => true },
      ({ signal }) => download(url, signal),
    );
    const published = publishedRates(text);
    const pairs = pairsOf(published);
    // Of a source whose day began before ours ends the rates are read again by a later run.
    await this.db.query(
      `INSERT INTO reference_rate (base, quote, rate, day, source, origin)
       SELECT base, quote, rate::numeric, $4::date, $5, ${RATE_ORIGIN.renewal}
       FROM unnest($1::text[], $2::text[], $3::text[]) AS p (base, quote, rate)
       WHERE $4::date <= (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date
       ON CONFLICT (source, day, base, quote) WHERE origin = ${RATE_ORIGIN.renewal} DO NOTHING`,
      [
        pairs.map(({ base }) => base),
        pairs.map(({ quote }) => quote),
        pairs.map(({ rate }) => rate),
        published.day,
        new URL(url).hostname.slice(0, 60),
      ],
    );
  }
}

async function download(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  const text = await readBounded(answer, ANSWER_MAX_BYTES, WHAT);
  if (!answer.ok) throw new Error(`${WHAT} answered ${answer.status}`);
  return text;
}
