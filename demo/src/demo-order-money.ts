import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { PayAnswer } from '@fovea/shared-types/finance/payment.dto';
import { CURRENCIES, toWire, type Currency } from '@fovea/shared-types/money';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { OnlinePaymentService } from '@fovea/server/finance/payments/online-payment.service';
import { FreightBillAdminService } from '@fovea/server/order/freight-bills/freight-bill-admin.service';
import { OrderDocumentService } from '@fovea/server/order/documents/order-document.service';
import { OrderPaymentService } from '@fovea/server/order/payments/order-payment.service';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { PaymentProviders } from '@fovea/server/platform/payments/payment-providers';
import type { MemberCaller, StaffCaller } from '@fovea/server/platform/kernel/caller';
import type { MoneyStep } from './content/order-stories.js';
import { DemoRemittances } from './demo-remittances.js';

/** The freight billed beyond the order, in hundredths of its total. */
const FREIGHT_PERCENT = 8;
/** What the provider received of what was due, in the same way. */
const TAKEN_PERCENT = 90;

export interface OwedOrder {
  id: number;
  total: number;
  currency: Currency;
  buyer: MemberCaller;
  clerk: StaffCaller;
}

/** Steps of an order that concern its money and documents. */
@Injectable()
export class DemoOrderMoney {
  constructor(
    private readonly services: ModuleRef,
    private readonly remittances: DemoRemittances,
  ) {}

  take(order: OwedOrder, verb: MoneyStep): Promise<unknown> {
    const { id, total, currency, buyer, clerk } = order;
    const own = { strict: false };
    switch (verb) {
      case 'pay':
        return this.pay(order, PAY_TYPE.balance);
      case 'put on the bill':
        return this.pay(order, PAY_TYPE.monthly);
      case 'pay too little':
        return this.payOnline(order, { amount: percentOf(total, TAKEN_PERCENT), currency });
      case 'pay in another currency':
        return this.payOnline(order, {
          amount: total,
          currency: CURRENCIES.find((one) => one !== currency) ?? currency,
        });
      case 'pay by bank':
        return this.remittances.send(buyer, 'order', id);
      case 'ask freight':
        return this.services.get(FreightBillAdminService, own).requestFreight(clerk, {
          ...{ id, currency },
          freight: toWire(percentOf(total, FREIGHT_PERCENT), currency),
        });
      case 'take the invoice':
        return this.services.get(OrderDocumentService, own).ofBuyer(buyer, {
          ...{ id, kind: TAX_DOCUMENT_KIND.invoice },
        });
      case 'take the receipt':
        return this.services.get(OrderDocumentService, own).ofBuyer(buyer, {
          ...{ id, kind: TAX_DOCUMENT_KIND.receipt },
        });
      case 'take the delivery note':
        return this.services.get(OrderDocumentService, own).ofBuyer(buyer, {
          ...{ id, kind: TAX_DOCUMENT_KIND.delivery_note },
        });
    }
  }

  private pay({ id, buyer }: OwedOrder, pay_type: PayType): Promise<PayAnswer> {
    return this.services.get(OrderPaymentService, { strict: false }).pay(buyer, { id, pay_type });
  }

  /** The provider received something else than was due: it is held. Without a provider the order is left to be paid. */
  private async payOnline(order: OwedOrder, received: { amount: number; currency: Currency }): Promise<void> {
    const provider = this.services.get(PaymentProviders, { strict: false }).current;
    if (provider === null) return;
    const { payment_id: paymentId } = await this.pay(order, PAY_TYPE.online);
    invariant(paymentId !== null, 'what is paid online has its payment');
    await this.services.get(OnlinePaymentService, { strict: false }).process(provider.name, {
      kind: 'ended',
      ...{ eventId: `demo-${paymentId}`, ref: `demo-payment-${paymentId}` },
      ...{ paymentId, isSuccess: true, ...received },
    });
  }
}

/** Of whole hundreds of minor units, as people write amounts. */
const percentOf = (total: number, percent: number): number => Math.floor((total * percent) / 10_000) * 100;
