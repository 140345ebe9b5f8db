import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { allocate } from '@fovea/shared-types/money';
import type { TaxDocumentContent } from '../../finance/tax-documents/tax-document-content.js';
import { TaxDocuments } from '../../finance/tax-documents/tax-documents.js';
import { taxWithin, type TaxRow } from '../../finance/tax-documents/tax-table.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { IssuedOrderDocuments, ofOrder, sellerOf } from './issued-order-documents.js';
import { addresseeOf, contentOf, type Addressee } from './order-content.js';
import { OrderDocumentRepository, type OrderToInvoice } from './order-document.repository.js';
import { freightRateOf, percentOf, type OrderFigures } from './order-figures.js';

/** What went back to the buyer by a refund, in minor units with its tax. */
export interface Returned {
  orderId: number;
  refundId: number;
  /** Of the order. */
  amount: number;
  /** Of freight that was paid by a bill of its own. */
  freight: number;
  /** The pieces that it names; none: it is of the whole order. */
  pieces: readonly { line: number; quantity: number }[];
}

const { invoice, receipt, credit_note } = TAX_DOCUMENT_KIND;

/**
 * A refund issues its credit note, whether or not an invoice was requested: the original stays as it was issued.
 * Source: 適格返還請求書, 消費税法 57条の4 第3項
 */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly orders: OrderDocumentRepository,
    private readonly tax: TaxDocuments,
    private readonly issued: IssuedOrderDocuments,
  ) {}

  async issue(tx: Tx, returned: Returned): Promise<void> {
    const order = await this.orders.lockOrder(tx, returned.orderId, { companies: null });
    invariant(order, 'an order that was refunded is there');
    // On the bill of the month the refund is one of its lines.
    if (order.pay_type === PAY_TYPE.monthly) return;
    const original = await this.tax.findLatest(tx, order.id, [invoice, receipt]);
    const by = await this.tax.issuerOn(tx, sellerOf(order), order.sold_on);
    const placed = await this.issued.figures(tx, order);
    await this.tax.issue(tx, null, {
      kind: credit_note,
      ...ofOrder(order),
      refundId: returned.refundId,
      amendsId: null,
      originalId: original?.id ?? null,
      issuer: by.issuer,
      content: contentOf(order, {
        by,
        addressee: original === null ? addresseeOf(order, {}) : addresseeIn(original.content),
        figures: returnedFigures(order, placed, returned),
        original: original && { number: original.number, issuedOn: original.issued_on },
      }),
    });
  }
}

const addresseeIn = ({ addressee, department, isToCompany }: TaxDocumentContent): Addressee => ({
  ...{ name: addressee, department, isToCompany },
});

/** Of each rate as much as its share in what the refund names, and freight as its carriage was taxed; one line per rate. */
export function returnedFigures(
  order: OrderToInvoice,
  placed: OrderFigures,
  returned: Returned,
): OrderFigures {
  const total = returned.amount + returned.freight;
  const shares = sharesOf(order, placed.taxes, returned);
  const freightRate = freightRateOf(order, placed.taxes);
  if (freightRate !== null && returned.freight > 0)
    shares.push({ ratePercent: freightRate, amount: returned.freight });
  const taxes = taxWithin(shares);
  const lineOf = (amount: number, ratePercent: number | null) => ({
    ...{ kind: 'returned' as const, name: null, quantity: 1, unitPrice: amount, amount, ratePercent },
  });
  return {
    lines:
      taxes.length === 0
        ? [lineOf(total, null)]
        : taxes.map(({ base, ratePercent }) => lineOf(base, ratePercent)),
    ...{ taxes, total },
  };
}

function sharesOf(
  { lines }: OrderToInvoice,
  taxes: readonly TaxRow[],
  { amount, pieces }: Returned,
): { ratePercent: number; amount: number }[] {
  if (taxes.length === 0) return [];
  const ofPieces = taxes.map(({ ratePercent }) =>
    pieces.reduce((sum, { line, quantity }) => {
      const { unit_price, tax_rate } = elementAt(lines, line - 1);
      return tax_rate !== null && percentOf(tax_rate) === ratePercent
        ? sum + Math.round(quantity * unit_price * (1 + ratePercent / 100))
        : sum;
    }, 0),
  );
  const ofOrder = taxes.map(({ base, tax }) => base + tax);
  const isNamed = ofPieces.some((weight) => weight > 0);
  return allocate(amount, isNamed ? ofPieces : ofOrder).map((share, at) => ({
    ratePercent: elementAt(taxes, at).ratePercent,
    amount: share,
  }));
}
