import type { Currency } from '@fovea/shared-types/money';
import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { CompleteForm } from './settled-form.js';

/** Some pieces, and more of them for less; amounts as on the wire. */
export interface FreightFall extends Record<string, string | number> {
  fewer: number;
  higher: string;
  more: number;
  lower: string;
  currency: Currency;
}

export type FreightTerms = Pick<
  CompleteForm,
  'freight' | 'weight_g' | 'quantity' | 'ships_from' | 'currency'
>;
/** Of each, where more pieces of it cost less to send than fewer, to anywhere; null: nowhere. */
export type FreightComparison = (
  q: Queryable,
  companyId: number | null,
  terms: readonly FreightTerms[],
) => Promise<(FreightFall | null)[]>;

/** The freight that sellers set, beside that of the table: the module with the table registers the comparison. */
@Injectable()
export class SellersFreight {
  private compare: FreightComparison | undefined;

  register(compare: FreightComparison): void {
    this.compare = compare;
  }

  /** For each: why it is not accepted unless somebody confirms it. */
  async refusals(
    q: Queryable,
    companyId: number | null,
    terms: readonly FreightTerms[],
  ): Promise<(AppError | null)[]> {
    invariant(this.compare, 'the freight table is compared by its module');
    const falls = await this.compare(q, companyId, terms);
    return falls.map(
      (fall) =>
        fall && new AppError('FREIGHT_FALLS', fall, { freight: { key: 'freight_falls', params: fall } }),
    );
  }
}
