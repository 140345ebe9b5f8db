import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import type { TriedFreight, TryFreightRequest } from '@fovea/shared-types/order/freight.dto';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { tariffOf } from './freight-rules.js';
import { FreightRepository } from './freight.repository.js';

/** The freight of a parcel that staff compose, by the same rules as an order. */
@Injectable()
export class FreightPreviewService {
  constructor(
    private readonly db: Database,
    private readonly freight: FreightRepository,
  ) {}

  /** A merchant's own rules come first; the platform's people look at the platform's alone. */
  async tried({ companies, member }: StaffCaller, request: TryFreightRequest): Promise<TriedFreight | null> {
    const { currency, ships_from: from, delivery_country: country, weight_g, quantity } = request;
    const companyId = companies === null ? null : member.companyId;
    const rates = await this.freight.rates(this.db, companyId === null ? [] : [companyId], currency);
    const tariff = tariffOf(rates, {
      ...{ companyId, from, to: { country, postal_code: request.postal_code ?? null } },
      lines: [{ quantity, fixed: null, weightGrams: weight_g }],
    });
    if (tariff === null) return null;
    const wire = (amount: number): string => toWire(amount, currency);
    const { rateId, price, step, crate, customs } = tariff;
    return {
      rate_id: rateId,
      price: wire(price),
      step_price: wire(step),
      crate_price: wire(crate),
      export_price: wire(customs),
      freight: wire(price + step + crate + customs),
    };
  }
}
