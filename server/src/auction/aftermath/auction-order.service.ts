import { Injectable } from '@nestjs/common';
import type {
  AuctionOrderDetail,
  MyAuctionOrder,
  MyAuctionOrderListRequest,
  MyAuctionOrderListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import type { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { toWire } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { Database, type Tx } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { AuctionOrderRepository, type MyOrderRow, type StaffOrderRow } from './auction-order.repository.js';
import { toBidRow } from '../log/bid-row.mapper.js';
import { lotHolder } from '../ending/lot-pieces.js';
import { leftOf } from '../lot/wire.js';
import { BidLogService } from '../log/bid-log.service.js';

/** Rows of one bidder that come with the order; chances bound them where the lot does. */
const DETAIL_ROWS = 160;

/** Auction orders: what became of each bidder on each lot. */
@Injectable()
export class AuctionOrderService {
  constructor(
    private readonly db: Database,
    private readonly orders: AuctionOrderRepository,
    private readonly log: BidLogService,
  ) {}

  async listMine(
    caller: MemberCaller,
    request: MyAuctionOrderListRequest,
  ): Promise<MyAuctionOrderListResponse> {
    const { accountId } = caller.member;
    const [rows, counts] = await Promise.all([
      this.orders.listMine(this.db, caller.language, accountId, request, pageOf(request)),
      this.orders.countMine(this.db, accountId, request),
    ]);
    const readAt = rows[0]?.read_at ?? new Date(await this.db.clock(this.db));
    return {
      ...toPage(rows.map(toMyOrder), counts.total, request),
      leading_count: counts.leading,
      outbid_count: counts.outbid,
      server_time: readAt.toISOString(),
    };
  }

  async getAuctionOrderDetail(caller: StaffCaller, { id }: IdRequest): Promise<AuctionOrderDetail> {
    const row = await this.orders.findForStaff(this.db, caller.language, readerOf(caller), id);
    if (!row) throw new AppError('NOT_FOUND');
    const { accountId } = caller.member;
    const bids = await this.log.listOfBidder(row.auction_id, row.account_id, accountId, DETAIL_ROWS);
    return {
      ...toOrder(row),
      order_id: row.order_id,
      order_no: row.order_no,
      bids: bids.map((bid) => toBidRow(bid, row.currency)),
    };
  }

  /**
   * Called by module order with the order that the winner, or the bidder who accepted a second chance, got. A
   * repeat changes nothing.
   */
  async linkOrder(
    tx: Tx,
    auctionId: number,
    accountId: number,
    orderId: number,
    orderNo: string | null = null,
  ): Promise<void> {
    const isBidder = await this.orders.setOrder(tx, auctionId, accountId, { id: orderId, orderNo });
    invariant(isBidder, `order ${orderId} is of a bidder of auction ${auctionId}`);
  }

  /**
   * The order was captured: the winner has paid.
   * @returns the deposit that was frozen for it and counts as part of the price, 0 without one, and the holder of the lot's
   *   piece of stock
   */
  async markPaid(
    tx: Tx,
    auctionId: number,
    accountId: number,
  ): Promise<{ deposit: number; holder: ReturnType<typeof lotHolder> }> {
    const won = await this.orders.setPaid(tx, auctionId, accountId);
    if (!won) throw new AppError('STATE_CONFLICT');
    return { deposit: won.deposit, holder: lotHolder(auctionId) };
  }
}

function toMyOrder(row: MyOrderRow): MyAuctionOrder {
  const { currency } = row;
  return {
    id: row.id,
    auction_id: row.auction_id,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    image: fileUrl(row.image_key),
    username: row.username,
    created_at: row.first_bid_at.toISOString(),
    auction_end_time: row.end_at.toISOString(),
    status: row.status,
    bid_price: toWire(row.own_max, currency),
    current_price: toWire(row.price, currency),
    currency,
    is_leading: row.is_leading,
    chances_left: leftOf(row.chances_allowed, row.chances_used),
    order_id: row.order_id,
  };
}

function toOrder(row: StaffOrderRow): RowOf<typeof auctionOrder.declared> {
  return {
    id: row.id,
    auction_id: row.auction_id,
    goods_name: row.goods_name,
    username: row.username,
    created_at: row.first_bid_at.toISOString(),
    auction_end_time: row.end_at.toISOString(),
    status: row.status,
    bid_price: toWire(row.public_price ?? 0, row.currency),
    currency: row.currency,
  };
}
