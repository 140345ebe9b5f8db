import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import type { MemberCaller, StaffCaller } from '@fovea/server/platform/kernel/caller';
import { BargainAdminService } from '@fovea/server/order/bargains/bargain-admin.service';
import { BargainService } from '@fovea/server/order/bargains/bargain.service';
import { EvaluationService } from '@fovea/server/order/evaluation/evaluation.service';
import { CheckoutQuoteService } from '@fovea/server/order/orders/checkout-quote.service';
import { CheckoutService } from '@fovea/server/order/orders/checkout.service';
import { OrderEndingService } from '@fovea/server/order/orders/order-ending.service';
import { RefundDecisionService } from '@fovea/server/order/refunds/refund-decision.service';
import { RefundAdminService } from '@fovea/server/order/refunds/refund-admin.service';
import { RefundRequestService } from '@fovea/server/order/refunds/refund-request.service';
import { ReceiptService } from '@fovea/server/order/shipping/receipt.service';
import { ShippingService } from '@fovea/server/order/shipping/shipping.service';
import { isMoneyStep, orderStories, type OrderStep, type OrderStory } from './content/order-stories.js';
import { platformPeople } from './content/people.js';
import { DemoBills } from './demo-bills.js';
import { asClerk, asMember, asStaff } from './demo-callers.js';
import { DemoExchanges } from './demo-exchanges.js';
import { DemoVouchers } from './demo-vouchers.js';
import { DemoOrderMoney, type OwedOrder } from './demo-order-money.js';
import { DemoRemittances } from './demo-remittances.js';
import { OwnerDatabase } from './owner-database.js';

const YAMATO = 1;
const STARS = 5;
/** The refunded share of a part: a fifth. */
const PART = 5;

/** An order that is being played, and who acts in it. */
interface StoredOrder extends OwedOrder {
  judge: StaffCaller;
}

interface Offer {
  id: number;
  seller_id: number;
  company_id: number;
  price: number;
  currency: Currency;
}

/** Orders of these days, played through the calls that people use: every state, and every posting, is theirs. */
@Injectable()
export class DemoOrders {
  constructor(
    private readonly db: OwnerDatabase,
    private readonly services: ModuleRef,
    private readonly money: DemoOrderMoney,
    private readonly bills: DemoBills,
    private readonly exchanges: DemoExchanges,
    private readonly remittances: DemoRemittances,
    private readonly vouchers: DemoVouchers,
  ) {}

  /** Until there is an order of the shop. */
  async areMissing(): Promise<boolean> {
    const { rows } = await this.db.query(`SELECT FROM order_address LIMIT 1`);
    return rows.length === 0;
  }

  async addOrders(): Promise<void> {
    const people = await this.people();
    for (const story of orderStories) await this.addOrder(story, people);
    await this.remittances.recharge(people);
    await this.exchanges.addExchanges(people);
    await this.vouchers.addVouchers(people);
    await this.bills.addBills(people);
  }

  private async people(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.db.query<{ id: number; name: string }>(
      `SELECT id, split_part(email, '@', 1) AS name FROM account WHERE email LIKE '%@demo.fovea.example'`,
    );
    return new Map(rows.map(({ id, name }) => [name, id]));
  }

  private async addOrder(story: OrderStory, people: ReadonlyMap<string, number>): Promise<void> {
    const judge = people.get(platformPeople[0]?.email.split('@')[0] ?? '');
    const buyerId = people.get(story.buyer);
    const offer = await this.offerAnew(story);
    invariant(
      offer && judge !== undefined && buyerId !== undefined,
      'an order of the demo is of its people and goods',
    );
    const buyer = asMember(buyerId);
    const clerk = asClerk(offer.seller_id, offer.company_id);
    const stored = {
      ...(await this.place(buyer, clerk, offer, story)),
      ...{ buyer, clerk, currency: offer.currency, judge: asStaff(judge) },
    };
    for (const step of story.way) await this.take(stored, step);
  }

  /** What is sold was offered beside what the shop still offers; of several pieces none is identified by its serial number. */
  private async offerAnew({ goodsSn, quantity }: OrderStory): Promise<Offer | undefined> {
    const { rows } = await this.db.query<Offer>(
      `UPDATE goods SET quantity = quantity + $2, serial_number = '' WHERE goods_sn = $1 AND company_id IS NOT NULL AND NOT is_stocked
       RETURNING id, seller_id, company_id, price, currency`,
      [goodsSn, quantity],
    );
    return rows[0];
  }

  private async place(
    buyer: MemberCaller,
    clerk: StaffCaller,
    offer: Offer,
    { quantity, remark, bargain }: OrderStory,
  ): Promise<{ id: number; total: number }> {
    const quotes = this.services.get(CheckoutQuoteService, { strict: false });
    const checkout = this.services.get(CheckoutService, { strict: false });
    const wanted =
      bargain === undefined
        ? { goods_id: offer.id, quantity }
        : { bargain_id: await this.agree(buyer, clerk, offer, bargain) };
    const { quote_id } = await quotes.quote(buyer, wanted);
    const { id } = await checkout.place(buyer, { ...wanted, remark, quote_id, pay_type: PAY_TYPE.balance });
    const { rows } = await this.db.query<{ total: number }>('SELECT total FROM orders WHERE id = $1', [id]);
    return { id, total: rows[0]?.total ?? 0 };
  }

  /** The buyer offers, the merchant demands more, and the buyer accepts. @returns the bargain */
  private async agree(
    buyer: MemberCaller,
    clerk: StaffCaller,
    { id: goods_id, price, currency }: Offer,
    [offered, countered]: readonly [number, number],
  ): Promise<number> {
    const priceAt = (percent: number) => ({
      ...{ currency, offer_price: toWire(Math.floor((price * percent) / 10_000) * 100, currency) },
    });
    const bargains = this.services.get(BargainService, { strict: false });
    const { id } = await bargains.addBargain(buyer, { goods_id, ...priceAt(offered), checked: true });
    await this.services
      .get(BargainAdminService, { strict: false })
      .answerBargain(clerk, { id, status: BARGAIN_STATUS.countered, ...priceAt(countered) });
    await bargains.reply(buyer, { id, status: BARGAIN_STATUS.agreed, ...priceAt(countered) });
    return id;
  }

  private async take(stored: StoredOrder, [verb, detail = '']: OrderStep): Promise<unknown> {
    const { id, total, buyer, clerk, judge } = stored;
    const of = this.services;
    const own = { strict: false };
    if (isMoneyStep(verb)) return this.money.take(stored, verb);
    switch (verb) {
      case 'cancel':
        return of.get(OrderEndingService, own).cancelOrder(buyer, { id });
      case 'ship':
      case 'hand over':
        return of.get(ShippingService, own).ship(clerk, {
          ...{ id, logistics_company: YAMATO },
          ...(verb === 'ship' && { logistics_code: `9999-${String(id).padStart(4, '0')}-0000` }),
        });
      case 'receive':
        return of.get(ReceiptService, own).receive(buyer, { id });
      case 'evaluate':
        return of
          .get(EvaluationService, own)
          .addEvaluation(buyer, { order_id: id, comment_content: detail, comment_star: STARS });
      case 'ask':
      case 'ask a part':
        return of.get(RefundRequestService, own).requestRefund(buyer, {
          ...{ id, reason: detail },
          amount: verb === 'ask' ? total : Math.floor(total / PART),
        });
      case 'say':
        return of.get(RefundRequestService, own).addRemark(buyer, { id, content: detail });
      case 'answer':
        return of.get(RefundAdminService, own).addRemark(clerk, { id, content: detail });
      case 'agree':
      case 'agree to a return':
        return of.get(RefundAdminService, own).answerRefund(clerk, {
          ...{ id, status: 1 },
          need_return: verb === 'agree' ? 0 : 1,
        });
      case 'refuse':
        return of.get(RefundAdminService, own).answerRefund(clerk, { id, status: -1, audit_notes: detail });
      case 'send back':
        return of.get(RefundRequestService, own).sendBack(buyer, {
          ...{ id, logistics_company: 'ヤマト運輸', logistics_code: '9999-0000-0001' },
        });
      case 'escalate':
        return of.get(RefundRequestService, own).escalate(buyer, { id, reason: detail });
      case 'decide':
        return of.get(RefundDecisionService, own).decideRefund(judge, { id, status: 1, audit_notes: detail });
    }
  }
}
