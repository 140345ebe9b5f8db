import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { PlatformAccounts } from '../../finance/platform-accounts/platform-accounts.js';
import type { Seller } from '../../finance/tax-documents/issuer.js';
import type { TransferDetails } from '../../finance/tax-documents/tax-document-content.js';
import {
  TaxDocuments,
  type IssuedNumber,
  type TaxDocumentRow,
} from '../../finance/tax-documents/tax-documents.js';
import type { Tx } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { contentOf, countryOf, type Addressee } from './order-content.js';
import type { OrderToInvoice } from './order-document.repository.js';
import { figuresOf, type OrderFigures } from './order-figures.js';

interface Wanted {
  kind: number;
  addressee: Addressee;
  transfer: TransferDetails | null;
  amends?: TaxDocumentRow;
}

/** The parties and rates of a sale are those of its day, whenever its documents are issued. The order is locked. */
@Injectable()
export class IssuedOrderDocuments {
  constructor(
    private readonly documents: TaxDocuments,
    private readonly rates: TaxRepository,
    private readonly accounts: PlatformAccounts,
  ) {}

  async issue(
    tx: Tx,
    caller: MemberCaller | null,
    order: OrderToInvoice,
    { kind, addressee, transfer, amends }: Wanted,
  ): Promise<IssuedNumber> {
    const by = await this.documents.issuerOn(tx, sellerOf(order), order.sold_on);
    return this.documents.issue(tx, caller, {
      kind,
      ...ofOrder(order),
      refundId: null,
      amendsId: amends?.id ?? null,
      originalId: null,
      issuer: by.issuer,
      content: contentOf(order, {
        ...{ by, addressee, transfer, figures: await this.figures(tx, order) },
        amends: amends ? { number: amends.number, issuedOn: amends.issued_on } : null,
      }),
    });
  }

  /** A document that replaces one whose amounts are not the order's any more; null: they are. */
  async correct(
    tx: Tx,
    caller: MemberCaller | null,
    order: OrderToInvoice,
    issued: TaxDocumentRow,
  ): Promise<IssuedNumber | null> {
    const { total } = await this.figures(tx, order);
    if (total === issued.total) return null;
    const { addressee: name, department, isToCompany, transfer } = issued.content;
    return this.issue(tx, caller, order, {
      kind: issued.kind,
      addressee: { name, department, isToCompany },
      transfer: transfer === null ? null : await this.transferOf(tx, order),
      amends: issued,
    });
  }

  /** How to transfer what is due; null: nothing is, or not by bank. */
  async transferOf(tx: Tx, order: OrderToInvoice): Promise<TransferDetails | null> {
    if (order.status !== ORDER_STATUS.pending_payment || order.due_on === null) return null;
    if (order.pay_type !== null && order.pay_type !== PAY_TYPE.bank) return null;
    const account = await this.accounts.find(tx, order.currency);
    return account && { account, dueOn: order.due_on, reference: order.order_no };
  }

  async figures(tx: Tx, order: OrderToInvoice): Promise<OrderFigures> {
    const rates = await this.rates.inForce(tx, order.sold_at);
    return figuresOf(order, rates.of(countryOf(order), []));
  }
}

export const sellerOf = (order: OrderToInvoice): Seller => ({
  accountId: order.seller_id,
  companyId: order.company_id,
  name: order.company ?? order.seller_name,
  address: order.company?.address ?? null,
  phone: order.company?.phone ?? null,
  country: countryOf(order),
});

/** What every document of an order has of it. */
export const ofOrder = (order: OrderToInvoice) => ({
  orderId: order.id,
  companyId: order.company_id,
  recipientId: order.buyer_id,
  zone: order.zone,
});
