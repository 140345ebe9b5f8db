import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BilledParts,
  type BilledCause,
  type BilledPart,
  type BilledSource,
} from '../../finance/month-bills/billed-parts.js';
import { TaxDocuments } from '../../finance/tax-documents/tax-documents.js';
import type { TaxRow } from '../../finance/tax-documents/tax-table.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { Queryable } from '../../platform/database/database.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { returnedFigures, type Returned } from './credit-notes.js';
import { countryOf } from './order-content.js';
import { OrderDocumentRepository, type OrderToInvoice } from './order-document.repository.js';
import { figuresOf, percentOf } from './order-figures.js';

/** Orders on the bill of a month, and what was refunded of them. */
@Injectable()
export class BilledOrders implements BilledSource, OnModuleInit {
  constructor(
    private readonly parts: BilledParts,
    private readonly orders: OrderDocumentRepository,
    private readonly documents: TaxDocuments,
    private readonly rates: TaxRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register('order', this);
  }

  async describe(q: Queryable, causes: readonly BilledCause[]): Promise<ReadonlyMap<number, BilledPart>> {
    return this.partsOf(
      q,
      causes.map(({ lineId, id }) => ({ lineId, orderId: id, returned: null })),
    );
  }

  /** Lines of refunds: what they return of each rate is below 0. */
  async describeReturned(
    q: Queryable,
    refunds: ReadonlyArray<{ lineId: number; returned: Returned }>,
  ): Promise<ReadonlyMap<number, BilledPart>> {
    return this.partsOf(
      q,
      refunds.map(({ lineId, returned }) => ({ lineId, orderId: returned.orderId, returned })),
    );
  }

  private async partsOf(
    q: Queryable,
    lines: ReadonlyArray<{ lineId: number; orderId: number; returned: Returned | null }>,
  ): Promise<ReadonlyMap<number, BilledPart>> {
    const orders = await this.orders.listOrders(
      q,
      lines.map(({ orderId }) => orderId),
    );
    const registered = await this.documents.areRegistered(
      q,
      orders.map(({ company_id, sold_on }) => ({ companyId: company_id, on: sold_on })),
    );
    const today = await this.rates.inForce(q, null);
    const byId = new Map(
      orders.map((order, at) => [order.id, { order, isQualified: registered[at] === true }]),
    );
    return new Map(
      lines.flatMap(({ lineId, orderId, returned }) => {
        const found = byId.get(orderId);
        if (!found) return [];
        const { order, isQualified } = found;
        const country = countryOf(order);
        const part: BilledPart = {
          name: nameOf(order),
          ...{ country, isQualified, transactedOn: order.sold_on },
          ordinaryRatePercent: percentOf(today.of(country, [])),
          taxes: returned === null ? figuresOf(asPlaced(order), 0).taxes : taken(order, returned),
          isIncluded: isIncluded(order),
        };
        return [[lineId, part] as const];
      }),
    );
  }
}

/** Freight that was billed later was paid by itself, and is not on a bill. */
const asPlaced = (order: OrderToInvoice): OrderToInvoice => ({ ...order, added_freight: 0 });

/** Orders that were placed before taxes were kept. */
const isIncluded = ({ tax, taxes }: OrderToInvoice): boolean => tax === 0 && taxes.length === 0;

function taken(order: OrderToInvoice, returned: Returned): TaxRow[] {
  const { taxes } = returnedFigures(order, figuresOf(asPlaced(order), 0), returned);
  return taxes.map(({ ratePercent, base, tax }) => ({ ratePercent, base: -base, tax: -tax }));
}

/** The first of its goods, and how many more there are. */
function nameOf({ lines }: OrderToInvoice): LocalizedText {
  const { name } = elementAt(lines, 0);
  const more = lines.length - 1;
  if (more === 0) return name;
  return {
    c: `${name.c || name.e || name.j} 等 ${lines.length} 件`,
    e: `${name.e || name.c || name.j} and ${more} more`,
    j: `${name.j || name.e || name.c} ほか${more}点`,
  };
}
