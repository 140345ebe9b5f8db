import { Injectable } from '@nestjs/common';
import type {
  OrderCount,
  OrderDetail,
  OrderDetailRequest,
  OrderListRequest,
  OrderListResponse,
} from '@fovea/shared-types/order/order.dto';
import { Database, type Queryable } from '../platform/database/database.js';
import { pageOf, toPage } from '../platform/database/page.js';
import { AppError, fieldError } from '../platform/kernel/app-error.js';
import type { MemberCaller } from '../platform/kernel/caller.js';
import { toOrderCount, toOrderDetail, toOrderRow } from './order.mapper.js';
import { OrderQueryRepository } from './order-query.repository.js';
import { OrderRepository } from './orders/order.repository.js';

@Injectable()
export class OrderQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: OrderQueryRepository,
    private readonly orders: OrderRepository,
  ) {}

  list(caller: MemberCaller, request: OrderListRequest): Promise<OrderListResponse> {
    return this.page(caller, { buyerId: caller.member.accountId }, request);
  }

  async companyList(caller: MemberCaller, request: OrderListRequest): Promise<OrderListResponse> {
    const { companyId } = caller.member;
    return companyId === null ? toPage([], 0, request) : this.page(caller, { companyId }, request);
  }

  private async page(
    { language }: MemberCaller,
    whose: { buyerId: number } | { companyId: number },
    request: OrderListRequest,
  ): Promise<OrderListResponse> {
    const orderNo = request.order_no?.trim();
    const filter = {
      status: request.status ?? null,
      orderNo: orderNo ? `%${orderNo.toUpperCase().replace(/[\\%_]/g, '\\$&')}%` : null,
    };
    const { orders, total } = await this.queries.list(this.db, whose, filter, pageOf(request), language);
    return toPage(
      orders.map((row) => toOrderRow(row, language)),
      total,
      request,
    );
  }

  async count({ member }: MemberCaller): Promise<OrderCount> {
    return toOrderCount(await this.queries.countByStatus(this.db, member.accountId));
  }

  async detail({ member, language }: MemberCaller, request: OrderDetailRequest): Promise<OrderDetail> {
    const row = await this.queries.findDetail(this.db, member.accountId, readKey(request), language);
    if (!row) throw new AppError('NOT_FOUND');
    return toOrderDetail(row, language);
  }

  /** The order that one buyer has from one auction, or null before it is made. */
  orderOfAuction(
    q: Queryable,
    auctionId: number,
    buyerId: number,
  ): Promise<{ id: number; status: number } | null> {
    return this.orders.findOfAuction(q, auctionId, buyerId);
  }
}

function readKey({ id, order_no }: OrderDetailRequest): { id: number } | { orderNo: string } {
  if (id !== undefined) return { id };
  if (order_no !== undefined) return { orderNo: order_no };
  throw fieldError({ id: { key: 'required' } });
}
