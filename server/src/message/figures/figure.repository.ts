import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';

/** What figures count themselves, and whose they are: reads over the tables of auctions and stock. */
@Injectable()
export class FigureRepository {
  /** Of these companies; null: of all. */
  async countRunningAuctions(q: Queryable, companies: readonly number[] | null): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM auction
       WHERE status = ${AUCTION_STATUS.bidding} AND ($1::bigint[] IS NULL OR company_id = ANY ($1::bigint[]))`,
      [companies],
    );
    return rows[0]?.count ?? 0;
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
}
