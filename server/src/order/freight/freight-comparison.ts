import { isCurrency } from '@fovea/shared-types/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  SellersFreight,
  type FreightFall,
  type FreightTerms,
} from '../../goods/publishing/sellers-freight.js';
import type { Queryable } from '../../platform/database/database.js';
import { fallOfGoods } from './falling-freight.js';
import type { FreightRate } from './freight-rules.js';
import { FreightRepository } from './freight.repository.js';

/** Compares the freight of a seller's goods with the table by which three pieces and more are sent. */
@Injectable()
export class FreightTableComparison implements OnModuleInit {
  constructor(
    private readonly sellers: SellersFreight,
    private readonly freight: FreightRepository,
  ) {}

  onModuleInit(): void {
    this.sellers.register((q, companyId, terms) => this.falls(q, companyId, terms));
  }

  private async falls(
    q: Queryable,
    companyId: number | null,
    terms: readonly FreightTerms[],
  ): Promise<(FreightFall | null)[]> {
    const rates = new Map<string, FreightRate[]>(
      await Promise.all(
        [...new Set(terms.map(({ currency }) => currency))].filter(isCurrency).map(async (currency) => {
          const companies = companyId === null ? [] : [companyId];
          return [currency, await this.freight.rates(q, companies, currency)] as const;
        }),
      ),
    );
    return terms.map((one) => fallOfGoods(rates.get(one.currency) ?? [], companyId, one));
  }
}
