import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceBidRequest } from '@fovea/shared-types/auction/bid.dto';
import { IdRequest } from '@fovea/shared-types/common.dto';
import { AppError } from '../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../platform/kernel/caller.js';
import { SocketCalls } from '../platform/realtime/socket-calls.js';
import type { FoveaSocket } from '../platform/realtime/socket-types.js';
import { AuctionQueryService } from './browse/auction-query.service.js';
import { BidService } from './bidding/bid.service.js';
import { LotRooms } from './live/lot-rooms.js';

/** Lots one socket may watch at the same time. */
const WATCHED_MAX = 50;

/** The live side of auctions: who watches, what they send. */
@Injectable()
export class AuctionGateway implements OnModuleInit {
  private readonly watched = new WeakMap<FoveaSocket, Set<number>>();

  constructor(
    private readonly calls: SocketCalls,
    private readonly rooms: LotRooms,
    private readonly auctions: AuctionQueryService,
    private readonly bids: BidService,
  ) {}

  onModuleInit(): void {
    this.calls.register<IdRequest>({
      event: 'auction:join',
      request: IdRequest,
      handle: (caller, request, socket) => this.join(caller, request.id, socket),
    });
    this.calls.register<IdRequest>({
      event: 'auction:leave',
      request: IdRequest,
      handle: (_caller, request, socket) => this.leave(request.id, socket),
    });
    this.calls.register<PlaceBidRequest>({
      event: 'auction:bid',
      request: PlaceBidRequest,
      // In the query by which its batch reads the bidders.
      checksSession: true,
      handle: (caller, request) => this.bids.placeOverSocket(memberOf(caller), request),
    });
  }

  /** In the room first, then the snapshot: a push between the two is newer than the snapshot or in it. */
  private async join(caller: Caller, auctionId: number, socket: FoveaSocket): Promise<object> {
    const lots = this.lotsOf(socket);
    if (lots.size >= WATCHED_MAX && !lots.has(auctionId)) throw new AppError('RATE_LIMITED');
    this.rooms.join(auctionId, socket);
    try {
      const detail = await this.auctions.getAuctionDetail(caller, { id: auctionId });
      lots.add(auctionId);
      // Gone while the snapshot was read: its disconnect has already passed by.
      if (!socket.connected) this.rooms.leave(auctionId, socket);
      return detail;
    } catch (error) {
      this.rooms.leave(auctionId, socket);
      throw error;
    }
  }

  private leave(auctionId: number, socket: FoveaSocket): Promise<null> {
    this.lotsOf(socket).delete(auctionId);
    this.rooms.leave(auctionId, socket);
    return Promise.resolve(null);
  }

  private lotsOf(socket: FoveaSocket): Set<number> {
    const known = this.watched.get(socket);
    if (known) return known;
    const lots = new Set<number>();
    this.watched.set(socket, lots);
    socket.once('disconnect', () => {
      for (const id of lots) this.rooms.leave(id, socket);
    });
    return lots;
  }
}

/** Visitors may watch, not bid. */
function memberOf(caller: Caller): MemberCaller {
  const { member } = caller;
  if (!member) throw new AppError('SESSION_INVALID');
  return { ...caller, member };
}
