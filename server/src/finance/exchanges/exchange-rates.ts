import { Injectable } from '@nestjs/common';
import type {
  ExchangeReference,
  ExchangeReferenceRequest,
} from '@fovea/shared-types/finance/exchange-reference.dto';
import { isNear, readRate } from '@fovea/shared-types/platform/exchange-rate';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { ReferenceRates } from '../../platform/reference-rates/reference-rates.js';
import type { RequestedExchange } from './exchange-terms.js';

/** What the rate of an exchange is compared with: the reference of its value day, of a balance that of today. */
@Injectable()
export class ExchangeRates {
  constructor(private readonly references: ReferenceRates) {}

  async reference(
    q: Queryable,
    { sold_currency, bought_currency, value_day }: ExchangeReferenceRequest,
  ): Promise<ExchangeReference> {
    const found = await this.references.find(q, sold_currency, bought_currency, value_day ?? null);
    return {
      rate: found?.rate ?? null,
      day: found?.day ?? null,
      source: found?.source ?? null,
      tolerance: this.references.tolerance,
    };
  }

  /**
   * The columns of an exchange that keep the comparison.
   * @throws VALIDATION of a rate that is far from its reference, or has none, and has no reason
   */
  async compared(q: Queryable, requested: RequestedExchange): Promise<Readonly<Record<string, SqlValue>>> {
    const { sold_currency, bought_currency, value_day } = requested;
    const { rate, day, source, tolerance } = await this.reference(q, {
      sold_currency,
      bought_currency,
      ...(value_day !== null && { value_day }),
    });
    if (requested.rate_reason === '' && !isUsual(requested.rate, rate, tolerance))
      throw fieldError({
        rate_reason:
          rate === null ? { key: 'rate_without_reference' } : { key: 'rate_unusual', params: { tolerance } },
      });
    return { reference_rate: rate, reference_day: day, reference_source: source, tolerance };
  }
}

function isUsual(rateText: string, referenceText: string | null, tolerance: number): boolean {
  const [rate, reference] = [readRate(rateText), readRate(referenceText ?? '')];
  return rate !== null && reference !== null && isNear(rate, reference, tolerance);
}
