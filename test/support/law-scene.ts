import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { addWareHouseSends } from '@fovea/shared-types/warehouse/send.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { aCleanStatement } from '../fixtures/clean-statements.js';
import { aCustomer } from '../fixtures/places.js';
import { aRecall } from '../fixtures/recalls.js';
import { aBrand, aGoods, anAuction, insert, uniqueText } from '../fixtures/rows.js';
import { anItem } from '../fixtures/stock-rows.js';
import type { Person, TestApi } from './api.js';
import { aHeldLicence } from './licences.js';
import { aSeller, aStaff, giveMoney, grant, type Seller } from './people.js';
import { SELLER_PERMISSIONS } from './publishing.js';
import { reviewError, sentIn, sentOut, stockroomOf, type Stockroom } from './stock.js';

/** What the law asks of a sale. */
export const LAW_QUESTIONS = ['licence', 'certification', 'import', 'recall', 'disinfection'] as const;
export type LawQuestion = (typeof LAW_QUESTIONS)[number];

const SALE = 21;

/**
 * A used class III laser for which buyers need a licence, in mainland China: its seller, its buyer, its customer and its
 * documents satisfy every question, until one of them is broken.
 */
export class LawScene {
  private constructor(
    readonly api: TestApi,
    readonly seller: Seller,
    readonly buyer: Seller,
    readonly room: Stockroom,
    readonly staff: Person,
    readonly piece: { product_id: number; brand_id: number; goods_code: string; serial_number: string },
    readonly customerId: number,
    private readonly statementId: number,
  ) {}

  static async lawful(api: TestApi): Promise<LawScene> {
    const { db } = api;
    const seller = await aSeller(api, { country: 'CN', time_zone: 'Asia/Shanghai' });
    await grant(db, seller.accountId, SELLER_PERMISSIONS, seller.companyId);
    await db.query('UPDATE account SET is_add_good = 1 WHERE id = $1', [seller.accountId]);
    // Its permits of both countries: where it moves to, only the import is in question.
    for (const kind of [1, 11]) await aHeldLicence(api, seller.companyId, kind);
    const buyer = await aSeller(api, { country: 'CN' });
    await insert(db, 'address', {
      ...{
        account_id: buyer.accountId,
        name: 'Sample Person',
        country: 'CN',
        city: '上海市',
        street: '张江路1号',
      },
      ...{ postal_code: '201203', mobile: '+8613800000000' },
    });
    await giveMoney(db, buyer.accountId, 1_000_000);
    const brand_id = await aBrand(db);
    const goods_code = `L-${uniqueText().toUpperCase()}`;
    const product_id = await anItem(db, seller.companyId, 1);
    await db.query('UPDATE product SET brand_id = $2, goods_code = $3, device_class = 3 WHERE id = $1', [
      product_id,
      brand_id,
      goods_code,
    ]);
    const room = await stockroomOf(api, seller.companyId);
    const serial_number = `SN-${uniqueText()}`.toUpperCase();
    const line = { product_id, good_number: 1, serial_number, unit_cost: '100' };
    const refusal = await reviewError(api, room, await sentIn(api, room, [line]));
    if (refusal !== null) throw new Error(refusal);
    const statementId = await aCleanStatement(db, seller.companyId, { product_id, serial_number });
    await insert(db, 'device_notice', {
      ...{
        company_id: seller.companyId,
        product_id,
        serial_number,
        trade_name: 'Laser',
        generic_name: 'Laser',
      },
      ...{ model: goods_code, user_name: 'A clinic', earlier_users: '', delivered_on: '2025-04-01' },
      ...{
        servicing: 'Cleaned',
        serviced_by: 'A workshop',
        condition_note: 'Good',
        past_repairs: '',
        status: 2,
      },
      ...{ sent_at: new Date(), sent_to: 'notices@maker.example', answer: 'Agreed' },
      answered_on: new Date().toISOString().slice(0, 10),
    });
    const customerId = await aCustomer(db, seller.companyId, {
      ...{ country: 'CN', licence_kind: '医疗机构执业许可证', licence_number: '12345' },
    });
    const piece = { product_id, brand_id, goods_code, serial_number };
    const staff = await aStaff(api, [WILDCARD], seller.companyId);
    return new LawScene(api, seller, buyer, room, staff, piece, customerId, statementId);
  }

  /** One question is no longer satisfied. */
  async break(question: LawQuestion): Promise<void> {
    const { db } = this.api;
    const { companyId } = this.seller;
    if (question === 'licence')
      await db.query('DELETE FROM company_licence WHERE company_id = $1', [companyId]);
    if (question === 'certification') {
      await db.query('UPDATE account SET company_id = NULL WHERE id = $1', [this.buyer.accountId]);
      await db.query(`UPDATE customer SET licence_kind = '', licence_number = '' WHERE id = $1`, [
        this.customerId,
      ]);
    }
    if (question === 'import') await db.query(`UPDATE company SET country = 'JP' WHERE id = $1`, [companyId]);
    if (question === 'recall') {
      const { brand_id, goods_code } = this.piece;
      await aRecall(db, { brand_id, models: [goods_code], status: 1 });
    }
    if (question === 'disinfection')
      await db.query(
        `UPDATE clean_statement SET withdrawn_at = clock_timestamp(), withdrawn_reason = 'x' WHERE id = $1`,
        [this.statementId],
      );
  }

  /** The piece as it is offered; at a fixed price, unless it is a lot. */
  goods(changes: Parameters<typeof aGoods>[1] = {}): Promise<number> {
    const { product_id, brand_id, goods_code, serial_number } = this.piece;
    return aGoods(this.api.db, {
      ...{ seller_id: this.seller.accountId, company_id: this.seller.companyId, ships_from: 'CN' },
      ...{ product_id, brand_id, model: goods_code, serial_number, jp_class: 3, condition: 3 },
      ...{ need_licence: true, quantity: 1, price: 1_000, freight: 0, is_negotiable: true },
      ...changes,
    });
  }

  async lot(): Promise<number> {
    const goods_id = await this.goods({ sale_type: 2, price: null, is_negotiable: false });
    const { accountId: seller_id, companyId: company_id } = this.seller;
    return anAuction(this.api.db, { goods_id, seller_id, company_id, deposit: 0, buy_now_price: 9_000 });
  }

  /** A stock-out of the piece to the customer that waits for its approval. */
  async stockOut(): Promise<number> {
    const { product_id, serial_number } = this.piece;
    const line = { product_id, good_number: 1, serial_number };
    return sentOut(this.api, this.room, [line], { type: SALE, customer_id: this.customerId });
  }

  /** A delivery of an approved stock-out, ready to leave. */
  async delivery(): Promise<number> {
    const id = await this.stockOut();
    const refusal = await reviewError(this.api, this.room, id);
    if (refusal !== null) throw new Error(refusal);
    const { rows } = await this.api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [
      id,
    ]);
    const request = { ware_house_out_sn: rows[0]?.sn ?? '', carrier: 0 };
    return (await this.api.ok(addWareHouseSends, request, { as: this.staff })).id;
  }

  /** Paid by the buyer; its stock-out waits. */
  async order(): Promise<{ id: number; documentId: number }> {
    const { api, buyer } = this;
    const goods_id = await this.goods({ is_stocked: true });
    const { quote_id } = await api.ok(orderQuote, { goods_id }, { as: buyer });
    const request = { goods_id, quote_id, pay_type: PAY_TYPE.balance };
    const { id } = await api.ok(addOrder, request, { as: buyer });
    await this.pay(id);
    const { rows } = await api.db.query<{ id: number }>(
      `SELECT d.id FROM stock_document d JOIN order_line l ON l.id = d.order_line_id WHERE l.order_id = $1`,
      [id],
    );
    return { id, documentId: rows[0]?.id ?? 0 };
  }

  async pay(id: number): Promise<void> {
    await this.api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: this.buyer });
  }
}
