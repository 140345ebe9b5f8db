import { Injectable } from '@nestjs/common';
import type {
  AuctionDetail,
  AuctionListRequest,
  AuctionListResponse,
} from '@fovea/shared-types/auction/auction.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PageRequest } from '@fovea/shared-types/pagination';
import { Database } from '../../platform/database/database.js';
import { type PageBounds, pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { AuctionQueryRepository, type CardRow } from './auction-query.repository.js';
import { toCard, toDetail } from './auction.mapper.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { WatcherCounts } from '../live/watcher-counts.js';

/** Who names the lots gets all of them on one page. */
const BY_ID_LIMIT = 160;

/** Lots as everybody sees them, with the caller's own figures. */
@Injectable()
export class AuctionQueryService {
  constructor(
    private readonly db: Database,
    private readonly auctions: AuctionQueryRepository,
    private readonly watchers: WatcherCounts,
  ) {}

  async listShown(caller: Caller, request: AuctionListRequest): Promise<AuctionListResponse> {
    const isById = request.ids !== undefined || request.goods_ids !== undefined;
    const bounded = isById ? { ...request, limit: request.limit ?? BY_ID_LIMIT } : request;
    const bounds = pageOf(bounded);
    const readerId = caller.member?.accountId ?? null;
    const rows = await this.auctions.listCards(this.db, caller.language, readerId, bounded, bounds);
    return this.cardPage(rows, bounds, bounded, () => this.auctions.countCards(this.db, bounded));
  }

  async listWatched(caller: MemberCaller, request: PageRequest): Promise<AuctionListResponse> {
    const { accountId } = caller.member;
    const bounds = pageOf(request);
    const rows = await this.auctions.listWatched(this.db, caller.language, accountId, bounds);
    return this.cardPage(rows, bounds, request, () => this.auctions.countWatched(this.db, accountId));
  }

  async getAuctionDetail(caller: Caller, { id }: IdRequest): Promise<AuctionDetail> {
    const { member } = caller;
    const [row, watchers] = await Promise.all([
      this.auctions.findDetail(this.db, caller.language, id, member?.accountId ?? null),
      this.watchers.of(id),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    return toDetail(row, watchers, caller.language);
  }

  private async cardPage(
    rows: readonly CardRow[],
    bounds: PageBounds,
    request: PageRequest,
    count: () => Promise<number>,
  ): Promise<AuctionListResponse> {
    const total = await exactTotal(rows.length, bounds, count);
    const readAt = rows[0]?.read_at ?? new Date(await this.db.clock(this.db));
    return { ...toPage(rows.map(toCard), total, request), server_time: readAt.toISOString() };
  }
}
