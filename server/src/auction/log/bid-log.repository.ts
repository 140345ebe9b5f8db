import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import { publicRowColumns, type PublicRowRecord } from './public-rows.js';

export interface LogHead {
  currency: Currency;
  /** Of the newest public row; they have no gaps, so it is also how many there are. */
  seq: number;
  /** Rows of any kind. */
  last_ord: number;
  status: number;
}

export interface ReceiptRow {
  goods_name: string;
  currency: Currency;
  is_sold: boolean;
  seq: number | null;
  max_amount: number;
  price_settled: number;
  is_leading: boolean;
  reserve_met: boolean;
  chances_left: number | null;
  hash: string | null;
  commitment: string;
  salt: string;
  at: Date;
}

export interface AuditRow {
  ord: number;
  seq: number | null;
  kind: number;
  bidder_no: number | null;
  username: string | null;
  max_amount: number | null;
  salt: string | null;
  commitment: string | null;
  reason: string | null;
  at: Date;
}

/** A receipt is requested by the row's seq, or by the key the bid was sent with. */
export type ReceiptKey = { seq: number } | { digest: Buffer };

/** The log of a lot: what everybody reads of it, what its own bidder reads, and what the platform reads after a sale. */
@Injectable()
export class BidLogRepository {
  /** @param companies those whose lots are seen, null for everybody's */
  async findHead(
    q: Queryable,
    auctionId: number,
    companies: readonly number[] | null,
  ): Promise<LogHead | undefined> {
    const { rows } = await q.query<LogHead>(
      `SELECT currency, seq, last_ord, status FROM auction
       WHERE id = $1 AND ($2::bigint[] IS NULL OR company_id = ANY($2::bigint[]))`,
      [auctionId, companies && [...companies]],
    );
    return rows[0];
  }

  /** Public rows below `head`, latest first. */
  async listPublic(
    q: Queryable,
    auctionId: number,
    reader: number | null,
    head: number,
    { limit, offset }: PageBounds,
  ): Promise<PublicRowRecord[]> {
    const { rows } = await q.query<PublicRowRecord>(
      `SELECT ${publicRowColumns('$2')} FROM auction_bid r
       WHERE r.auction_id = $1 AND r.seq <= $3::int AND r.seq > $4::int ORDER BY r.seq DESC`,
      [auctionId, reader, Math.max(0, head - offset), Math.max(0, head - offset - limit)],
    );
    return rows;
  }

  /** Public rows of one bidder, latest first. */
  async listPublicOf(
    q: Queryable,
    auctionId: number,
    bidderId: number,
    reader: number,
    limit: number,
  ): Promise<PublicRowRecord[]> {
    const { rows } = await q.query<PublicRowRecord>(
      `SELECT ${publicRowColumns('$3')} FROM auction_bid r
       WHERE r.auction_id = $1 AND r.bidder_id = $2 AND r.seq IS NOT NULL ORDER BY r.seq DESC LIMIT $4`,
      [auctionId, bidderId, reader, limit],
    );
    return rows;
  }

  /** The account's own row, requested by its holder or made for them, or nothing. */
  async findReceipt(
    q: Queryable,
    language: Language,
    auctionId: number,
    accountId: number,
    key: ReceiptKey,
  ): Promise<ReceiptRow | undefined> {
    const [condition, value] =
      'seq' in key ? ['r.seq = $3::int', key.seq] : ['r.request_digest = $3::bytea', key.digest];
    const { rows } = await q.query<ReceiptRow>(
      `SELECT ${localized('g.name', language)} AS goods_name, a.currency, a.status = ${AUCTION_STATUS.successful} AS is_sold,
         r.seq, r.max_amount, r.price_settled, r.is_leading, r.reserve_met,
         (SELECT s.chances_left FROM auction_bid s
          WHERE s.auction_id = r.auction_id AND s.bidder_id = r.bidder_id AND s.request_digest IS NOT NULL AND s.ord <= r.ord
          ORDER BY s.ord DESC LIMIT 1) AS chances_left,
         encode(r.hash, 'hex') AS hash, encode(r.commitment, 'hex') AS commitment, encode(r.salt, 'hex') AS salt, r.at
       FROM auction_bid r JOIN auction a ON a.id = r.auction_id JOIN goods g ON g.id = a.goods_id
       WHERE r.auction_id = $1 AND r.bidder_id = $2 AND r.max_amount IS NOT NULL AND ${condition}`,
      [auctionId, accountId, value],
    );
    return rows[0];
  }

  /** Every row with its secrets, in the order decided. */
  async listSecret(q: Queryable, auctionId: number, { limit, offset }: PageBounds): Promise<AuditRow[]> {
    const { rows } = await q.query<AuditRow>(
      `SELECT r.ord, r.seq, r.kind, r.bidder_no, c.username, r.max_amount, encode(r.salt, 'hex') AS salt,
         encode(r.commitment, 'hex') AS commitment, r.reason, r.at
       FROM auction_bid r LEFT JOIN account c ON c.id = r.bidder_id
       WHERE r.auction_id = $1 AND r.ord > $2::int AND r.ord <= $3::int ORDER BY r.ord`,
      [auctionId, offset, offset + limit],
    );
    return rows;
  }
}
