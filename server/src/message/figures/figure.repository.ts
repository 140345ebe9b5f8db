import { Injectable } from '@nestjs/common';
import {
  AUCTION_STATUS,
  BARGAIN_STATUS,
  ORDER_STATUS,
  RESERVATION_STATUS,
  SEND_STATUS,
} from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** Ids; null: of all. */
export type Companies = readonly number[] | null;
export type TradeFigure = 'to_ship' | 'bargains' | 'auctions' | 'sends' | 'viewings' | 'viewing_reviews';

const FIGURES: readonly (readonly [TradeFigure, string])[] = [
  ['to_ship', `orders WHERE status = ${ORDER_STATUS.to_ship}`],
  ['bargains', `bargain WHERE status = ${BARGAIN_STATUS.offered}`],
  ['auctions', `auction WHERE status = ${AUCTION_STATUS.bidding}`],
  ['viewings', `reservation WHERE status = ${RESERVATION_STATUS.booked}`],
  ['viewing_reviews', `reservation WHERE status = ${RESERVATION_STATUS.under_review}`],
  ['sends', `send WHERE status = ${SEND_STATUS.prepared}`],
];

/** What figures count themselves, and whose they are: reads over the tables of auctions and stock. */
@Injectable()
export class FigureRepository {
  /** Everything that waits in the trade, at once; each of the companies that the reader sees it of, null: of all. */
  async countTrade(
    q: Queryable,
    of: Readonly<Record<TradeFigure, Companies>>,
  ): Promise<Record<TradeFigure, number>> {
    const { rows } = await q.query<Record<TradeFigure, number>>(
      `SELECT ${FIGURES.map(
        ([name, rows], at) => `(SELECT count(*) FROM ${rows}
         AND ($${at + 1}::bigint[] IS NULL OR company_id = ANY ($${at + 1}::bigint[]))) AS ${name}`,
      ).join(', ')}`,
      FIGURES.map(([name]) => of[name] && [...of[name]]),
    );
    const [row] = rows;
    invariant(row, 'counts are one row');
    return row;
  }

  /** Each company once; the platform's own lots bring none. */
  async listCompaniesOfLots(q: Queryable, auctionIds: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ company_id: number }>(
      `SELECT DISTINCT company_id FROM auction WHERE id = ANY ($1::bigint[]) AND company_id IS NOT NULL`,
      [auctionIds],
    );
    return rows.map(({ company_id }) => company_id);
  }

  /** Each company once, of papers that move stock. */
  async listCompaniesOfPapers(q: Queryable, documentIds: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ company_id: number }>(
      `SELECT DISTINCT company_id FROM stock_document WHERE id = ANY ($1::bigint[])`,
      [documentIds],
    );
    return rows.map(({ company_id }) => company_id);
  }

  /** Each company once; what the platform sells itself brings none. */
  async listCompaniesOfOrders(q: Queryable, orderIds: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ company_id: number }>(
      `SELECT DISTINCT company_id FROM orders WHERE id = ANY ($1::bigint[]) AND company_id IS NOT NULL`,
      [orderIds],
    );
    return rows.map(({ company_id }) => company_id);
  }
}
