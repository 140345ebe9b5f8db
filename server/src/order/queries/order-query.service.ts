import { Injectable } from '@nestjs/common';
import type {
  MyOrderListRequest,
  OrderCount,
  OrderDetail,
  OrderDetailRequest,
  OrderListRequest,
  OrderListResponse,
} from '@fovea/shared-types/order/order.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { toOrderCount, toOrderDetail, toOrderRow } from './order.mapper.js';
import { OrderQueryRepository, type OrdersOf } from './order-query.repository.js';

/** A remittance under review is still an order to be paid, in the buyer's eyes; so it is counted, too. */
const listedWith = (status: number): number[] =>
  status === ORDER_STATUS.pending_payment ? [status, ORDER_STATUS.payment_review] : [status];

@Injectable()
export class OrderQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: OrderQueryRepository,
    private readonly grants: GrantReader,
  ) {}

  listOrders(caller: MemberCaller, request: MyOrderListRequest): Promise<OrderListResponse> {
    return this.page(caller, { buyerId: caller.member.accountId }, request);
  }

  async companyList(caller: MemberCaller, request: OrderListRequest): Promise<OrderListResponse> {
    const { accountId, companyId } = caller.member;
    if (companyId === null) return toPage([], 0, request);
    const grants = await this.grants.read(accountId);
    const rows = grants.rowsOf('order:order:list');
    const companies = rows.flatMap((row) => row.companyId ?? []);
    const isEverywhere = rows.some((row) => row.companyId === null);
    const reader = { accountId, companies: isEverywhere ? null : companies, rows };
    return this.page(caller, { companyId, reader }, request);
  }

  private async page(
    { language }: MemberCaller,
    scope: OrdersOf,
    request: MyOrderListRequest,
  ): Promise<OrderListResponse> {
    const filter = {
      statuses:
        request.status === undefined
          ? []
          : 'buyerId' in scope
            ? listedWith(request.status)
            : [request.status],
      orderNo: containing(request.order_no?.toUpperCase()),
      words: containing(request.words),
    };
    const { orders, total } = await this.queries.listOrders(
      this.db,
      scope,
      filter,
      pageOf(request),
      language,
    );
    return toPage(
      orders.map((row) => toOrderRow(row, language)),
      total,
      request,
    );
  }

  async countOrders({ member }: MemberCaller): Promise<OrderCount> {
    return toOrderCount(await this.queries.countByStatus(this.db, member.accountId));
  }

  async getOrderDetail(
    { member, language }: MemberCaller,
    request: OrderDetailRequest,
  ): Promise<OrderDetail> {
    const row = await this.queries.findDetail(this.db, member.accountId, readKey(request), language);
    if (!row) throw new AppError('NOT_FOUND');
    return toOrderDetail(row, language);
  }
}

/** A pattern for what has this anywhere; null for nothing. */
function containing(text: string | undefined): string | null {
  const sought = text?.trim() ?? '';
  return sought === '' ? null : `%${sought.replace(/[\\%_]/g, '\\$&')}%`;
}

function readKey({ id, order_no }: OrderDetailRequest): { id: number } | { orderNo: string } {
  if (id !== undefined) return { id };
  if (order_no !== undefined) return { orderNo: order_no };
  throw fieldError({ id: { key: 'required' } });
}
