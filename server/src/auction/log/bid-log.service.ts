import { Injectable } from '@nestjs/common';
import type { BidAuditRequest, BidAuditResponse } from '@fovea/shared-types/auction/admin-auction.dto';
import type {
  BidListRequest,
  BidListResponse,
  BidReceiptRequest,
  BidReceiptResponse,
} from '@fovea/shared-types/auction/bid.dto';
import { toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { keyDigest } from '../../platform/http/idempotency.js';
import { toBidRow } from './bid-row.mapper.js';
import { type AuditRow, BidLogRepository, type ReceiptRow } from './bid-log.repository.js';
import { kindName, shownRowOf, type ShownRow } from './public-rows.js';

/** The log of a lot: public, a bidder's own receipt, and opened to the platform's auditor after a sale. */
@Injectable()
export class BidLogService {
  constructor(
    private readonly db: Database,
    private readonly log: BidLogRepository,
    private readonly audit: AuditLog,
  ) {}

  async listPublic(caller: Caller, request: BidListRequest): Promise<BidListResponse> {
    const head = await this.log.findHead(this.db, request.id, null);
    if (!head) throw new AppError('NOT_FOUND');
    const reader = caller.member?.accountId ?? null;
    const rows = await this.log.listPublic(this.db, request.id, reader, head.seq, pageOf(request));
    return toPage(
      rows.map((row) => toBidRow(shownRowOf(row), head.currency)),
      head.seq,
      request,
    );
  }

  /** Public rows of one bidder, latest first. */
  async listOfBidder(
    auctionId: number,
    bidderId: number,
    reader: number,
    limit: number,
  ): Promise<ShownRow[]> {
    const rows = await this.log.listPublicOf(this.db, auctionId, bidderId, reader, limit);
    return rows.map(shownRowOf);
  }

  async receipt(caller: MemberCaller, request: BidReceiptRequest): Promise<BidReceiptResponse> {
    const { id, seq, request_id: requestId } = request;
    if (seq === undefined && requestId === undefined) throw fieldError({ seq: { key: 'required' } });
    const row = await this.log.findReceipt(
      this.db,
      caller.language,
      id,
      caller.member.accountId,
      requestId === undefined ? { seq: seq ?? 0 } : { digest: keyDigest(requestId) },
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toReceipt(id, row);
  }

  /** Only after a sale: a maximum for unsold goods would reveal which price to demand the next time. */
  async openAfterSale(caller: StaffCaller, request: BidAuditRequest): Promise<BidAuditResponse> {
    const head = await this.log.findHead(this.db, request.id, caller.companies);
    if (!head) throw new AppError('NOT_FOUND');
    if (head.status !== AUCTION_STATUS.successful) throw new AppError('STATE_CONFLICT');
    // Who opened the secrets of a lot is itself on record.
    await this.db.transaction((tx) =>
      this.audit.record(tx, caller, {
        action: 'auction:bid:audit',
        subjectType: 'auction',
        subjectId: request.id,
      }),
    );
    const rows = await this.log.listSecret(this.db, request.id, pageOf(request));
    return toPage(
      rows.map((row) => toAuditRow(row, head.currency)),
      head.last_ord,
      request,
    );
  }
}

function toReceipt(auctionId: number, row: ReceiptRow): BidReceiptResponse {
  return {
    auction_id: auctionId,
    goods_name: row.goods_name,
    seq: row.seq,
    amount: row.max_amount,
    currency: row.currency,
    current_price: toWire(row.price_settled, row.currency),
    is_leading: row.is_leading,
    reserve_met: row.reserve_met,
    chances_left: row.chances_left,
    hash: row.hash,
    commitment: row.commitment,
    salt: row.is_sold ? row.salt : null,
    created_at: row.at.toISOString(),
  };
}

function toAuditRow(row: AuditRow, currency: string): BidAuditResponse['data'][number] {
  return {
    ord: row.ord,
    seq: row.seq,
    kind: kindName(row.kind),
    bidder: row.bidder_no,
    username: row.username,
    max_amount: row.max_amount,
    currency,
    salt: row.salt,
    commitment: row.commitment,
    reason: row.reason,
    created_at: row.at.toISOString(),
  };
}
