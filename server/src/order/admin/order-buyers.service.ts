import { Injectable } from '@nestjs/common';
import type {
  AdminAddOrderRequest,
  AdminOrderQuoteRequest,
  OrderCustomer,
  OrderCustomersRequest,
} from '@fovea/shared-types/order/order-entry.dto';
import { GOODS_ROWS } from '../../goods/listing/goods-rows.js';
import type { readAddress } from '../../member/address/address-rules.js';
import { CustomerAccountService } from '../../member/customers/customer-account.service.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { readerOf, withinReach } from '../../platform/database/row-scope.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { Buyer } from '../quotes/quote.service.js';
import { OrderCustomerRepository } from './order-customer.repository.js';

/** The buyer for whom staff order. */
export interface PhoneBuyer extends Buyer {
  username: string;
  isMonthly: boolean;
}

/** A buyer without an account: queries for an account find none by this id. */
const NOBODY = { accountId: 0, username: '', companyId: null, isMonthly: false };

/** The buyer of an order on the phone: an account that staff find, or one that they open. */
@Injectable()
export class OrderBuyers {
  constructor(
    private readonly db: Database,
    private readonly customers: OrderCustomerRepository,
    private readonly accounts: CustomerAccountService,
  ) {}

  async find(caller: StaffCaller, request: OrderCustomersRequest): Promise<OrderCustomer[]> {
    const found = await this.customers.findOrderCustomer(this.db, caller.language, readerOf(caller), request);
    return found.map(({ company_id: _, ...customer }) => customer);
  }

  /**
   * @throws NOT_FOUND for goods that the caller does not sell, and for a customer whom the caller has not
   * found
   */
  async priced(q: Queryable, caller: StaffCaller, request: AdminOrderQuoteRequest): Promise<PhoneBuyer> {
    await refuseGoodsOfOthers(q, caller, request);
    return request.buyer_id === undefined
      ? { ...NOBODY, language: caller.language }
      : this.chosen(q, caller, request.buyer_id, request.search);
  }

  /** @throws as `priced`; EMAIL_TAKEN of a newcomer who has an account */
  async ordering(
    tx: Tx,
    caller: StaffCaller,
    request: AdminAddOrderRequest,
    address: ReturnType<typeof readAddress>,
  ): Promise<PhoneBuyer> {
    const { buyer_id, search, new_customer: newcomer } = request;
    await refuseGoodsOfOthers(tx, caller, request);
    if (buyer_id !== undefined && newcomer === undefined) return this.chosen(tx, caller, buyer_id, search);
    if (buyer_id !== undefined || newcomer === undefined) throw fieldError({ buyer_id: { key: 'required' } });
    const accountId = await this.accounts.open(tx, caller, newcomer, address);
    return { ...NOBODY, accountId, username: newcomer.username, language: caller.language };
  }

  private async chosen(q: Queryable, caller: StaffCaller, id: number, search = ''): Promise<PhoneBuyer> {
    const [found] = await this.customers.findOrderCustomer(q, caller.language, readerOf(caller), {
      search,
      id,
    });
    if (!found) throw new AppError('NOT_FOUND');
    const { username, company_id: companyId, is_month_payment: isMonthly } = found;
    return { accountId: id, username, companyId, language: caller.language, isMonthly };
  }
}

async function refuseGoodsOfOthers(
  q: Queryable,
  caller: StaffCaller,
  { lines }: AdminOrderQuoteRequest,
): Promise<void> {
  const goods = lines.map(({ goods_id }) => goods_id);
  const sold = await withinReach(q, caller, GOODS_ROWS, goods);
  if (goods.some((one) => !sold.has(one))) throw new AppError('NOT_FOUND');
}
