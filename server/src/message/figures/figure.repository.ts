import { Injectable } from '@nestjs/common';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import {
  BARGAIN_STATUS,
  ENGINEER_STATUS,
  ORDER_STATUS,
  REMITTANCE_STATUS,
  REQUESTED_STATUS,
  RESERVATION_STATUS,
  SEND_STATUS,
  SETTING_CHANGE_STATUS,
  WITHDRAWAL_STATUS,
} from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** Ids; null: of all. */
export type Companies = readonly number[] | null;
export type TradeFigure =
  | ('to_ship' | 'bargains' | 'auctions' | 'parcels' | 'viewings' | 'viewing_reviews')
  | ('refunds' | 'escalated_refunds' | 'failed_refunds');
/** What figures count, each row of one company. */
export type OwnedTable = 'auction' | 'bargain' | 'orders' | 'reservation' | 'stock_document';

export type PlatformFigure =
  | ('remittances' | 'withdrawals' | 'exchanges' | 'vouchers' | 'write_offs')
  | ('month_reopenings' | 'setting_changes')
  | 'engineers';

const PENDING: Readonly<Record<PlatformFigure, string>> = {
  remittances: `remittance WHERE status = ${REMITTANCE_STATUS.pending}`,
  withdrawals: `withdrawal WHERE status = ${WITHDRAWAL_STATUS.pending}`,
  exchanges: `exchange WHERE status = ${REQUESTED_STATUS.pending}`,
  vouchers: `journal_voucher WHERE status = ${REQUESTED_STATUS.pending}`,
  engineers: `engineer WHERE status = ${ENGINEER_STATUS.pending}`,
  setting_changes: `setting_change WHERE status = ${SETTING_CHANGE_STATUS.pending}`,
  month_reopenings: `month_reopening WHERE status = ${REQUESTED_STATUS.pending}`,
  write_offs: `write_off WHERE status = ${REQUESTED_STATUS.pending}`,
};

const refundsIn = (states: readonly number[]): string =>
  `refund r JOIN orders o ON o.id = r.order_id WHERE r.status IN (${states.join(', ')})`;

const FIGURES: readonly (readonly [TradeFigure, string])[] = [
  ['to_ship', `orders WHERE status = ${ORDER_STATUS.to_ship}`],
  ['bargains', `bargain WHERE status = ${BARGAIN_STATUS.offered}`],
  ['auctions', `auction WHERE status = ${AUCTION_STATUS.bidding}`],
  ['viewings', `reservation WHERE status = ${RESERVATION_STATUS.booked} AND end_at > clock_timestamp()`],
  ['viewing_reviews', `reservation WHERE status = ${RESERVATION_STATUS.under_review}`],
  ['refunds', refundsIn(refundMachine.from('merchant silent'))],
  ['escalated_refunds', refundsIn(refundMachine.from('decide for the merchant'))],
  ['failed_refunds', refundsIn(refundMachine.from('try again'))],
  ['parcels', `shipment p JOIN orders o ON o.id = p.order_id WHERE p.status = ${SEND_STATUS.prepared}`],
];

/** What figures count themselves, and whose they are: reads over the tables of other modules. */
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

  /** What waits for finance. */
  async countPending(q: Queryable, figure: PlatformFigure): Promise<number> {
    const { rows } = await q.query<{ count: number }>(`SELECT count(*) FROM ${PENDING[figure]}`);
    return firstRow(rows).count;
  }

  /** Each company once, of rows of one table; the platform's own have none. */
  async listCompanies(q: Queryable, table: OwnedTable, ids: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ company_id: number }>(
      `SELECT DISTINCT company_id FROM ${table} WHERE id = ANY ($1::bigint[]) AND company_id IS NOT NULL`,
      [ids],
    );
    return rows.map(({ company_id }) => company_id);
  }
}
