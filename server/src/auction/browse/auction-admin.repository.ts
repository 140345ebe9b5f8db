import { Injectable } from '@nestjs/common';
import type { AdminAuctionListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { type ExportChoice, type ListRows, StaffList } from '../../platform/database/staff-list.js';
import type { ShownRow } from './shown-lot.js';
import { newestRowsJson, type PublicRowRecord } from '../log/public-rows.js';
import { hasReadStatus, readStatus } from '../lot/read-status.js';
import type { RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

export interface AdminRow extends ShownRow {
  start_price: number;
  reserve_price: number | null;
  buy_now_price: number | null;
  company_name: string | null;
}

export interface AdminDetailRow extends AdminRow {
  step_price: number | null;
  latest_end_at: Date | null;
  bid_chances: number | null;
  extend_window_ms: number;
  deposit_rate: number;
  need_approval: boolean;
  answer_deadline: Date | null;
  close_failed_at: Date | null;
  cancel_reason: string | null;
  order_id: number | null;
  rows: PublicRowRecord[];
  serial_unit_id: number | null;
  serial_number: string | null;
}

/** Public rows that come with a lot's page in the back office; the rest is read from the log. */
const DETAIL_ROWS = 160;
const { won, paid } = AUCTION_ORDER_STATUS;

/** The request of the list without its page. */
export type AdminAuctionFilter = Omit<AdminAuctionListRequest, 'page' | 'limit' | 'sort'>;

const SHAPE = {
  ...LOT_ROWS,
  sorts: { id: 'a.id', start_at: 'a.start_at', end_at: 'a.end_at' },
  byDefault: '-id',
} as const;

const list = new StaffList(SHAPE);
/** Goods have the names that words are looked for in. */
const named = new StaffList({ ...SHAPE, from: 'goods g JOIN auction a ON a.goods_id = g.id' });

const listFor = ({ goods_name }: AdminAuctionFilter): StaffList<'id' | 'start_at' | 'end_at'> =>
  goods_name === undefined ? list : named;

const TABLES = 'JOIN goods g ON g.id = a.goods_id LEFT JOIN company c ON c.id = a.company_id';

const columns = (language: Language): string =>
  `a.id, a.goods_id, ${localized('g.name', language)} AS goods_name,
    (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key,
    ${readStatus('a')} AS status, a.price, a.currency, a.bid_count, a.start_at, a.end_at, a.seq, a.start_price,
    a.reserve_price, a.buy_now_price, CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END AS company_name`;

const rowsIn = (language: Language): ListRows => ({
  columns: columns(language),
  joins: `JOIN auction a ON a.id = page.id ${TABLES}`,
});

function filterOf(request: AdminAuctionFilter): SqlFilter {
  const filter = new SqlFilter()
    .whenGiven(request.company_id, (id) => `a.company_id = ${id}::bigint`)
    .between('a.end_at', request.ends_from, request.ends_to)
    .matchesTerms({ text: 'g.search_text', bigrams: 'g.search_bigrams' }, request.goods_name);
  return request.status === undefined ? filter : filter.where(hasReadStatus('a', request.status));
}

/** Lots as their seller's staff and the platform see them: the reserve too, but nobody's maximum. */
@Injectable()
export class AuctionAdminRepository {
  page(
    q: Queryable,
    language: Language,
    reader: RowReader,
    request: AdminAuctionListRequest,
  ): Promise<Page<AdminRow>> {
    return listFor(request).page<AdminRow>(q, reader, request, filterOf(request), rowsIn(language));
  }

  countAuctions(
    q: Queryable,
    filters: AdminAuctionFilter & ExportChoice,
    reader: RowReader,
  ): Promise<number> {
    return listFor(filters).count(q, reader, filterOf(filters), filters);
  }

  /** Every row of the filter, for an export. */
  all(
    q: Queryable,
    language: Language,
    filters: AdminAuctionFilter & ExportChoice,
    reader: RowReader,
  ): AsyncGenerator<AdminRow> {
    return listFor(filters).all<AdminRow>(q, reader, filterOf(filters), rowsIn(language), filters);
  }

  async findNamed(
    q: Queryable,
    language: Language,
    reader: RowReader,
    id: number,
  ): Promise<Pick<AdminRow, 'id' | 'goods_name'> | undefined> {
    const filter = new SqlFilter();
    filter.where(`a.id = ${filter.value(id)}`);
    list.scoped(filter, reader);
    const { rows } = await q.query<Pick<AdminRow, 'id' | 'goods_name'>>(
      `SELECT a.id, ${localized('g.name', language)} AS goods_name
       FROM auction a JOIN goods g ON g.id = a.goods_id WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0];
  }

  async findDetail(
    q: Queryable,
    language: Language,
    /** The reader's own rows are marked. */
    reader: RowReader,
    id: number,
  ): Promise<AdminDetailRow | undefined> {
    const filter = new SqlFilter();
    filter.where(`a.id = ${filter.value(id)}`);
    const own = filter.value(reader.accountId);
    list.scoped(filter, reader);
    const { rows } = await q.query<AdminDetailRow>(
      `SELECT ${columns(language)}, a.step_price, a.latest_end_at, a.bid_chances,
         a.extend_window_ms, a.deposit_rate, a.need_approval, a.answer_deadline, a.cancel_reason, a.serial_unit_id,
         (SELECT u.serial_number FROM serial_unit u WHERE u.id = a.serial_unit_id) AS serial_number,
         (SELECT f.since FROM auction_fault f WHERE f.auction_id = a.id) AS close_failed_at,
         -- Whoever buys it now; after a default without a second chance, the winner's cancelled order.
         (SELECT b.order_id FROM auction_bidder b WHERE b.auction_id = a.id AND b.order_id IS NOT NULL
          ORDER BY b.order_status IN (${won}, ${paid}) DESC, b.order_id DESC LIMIT 1) AS order_id,
         ${newestRowsJson(own, DETAIL_ROWS)} AS rows
       FROM auction a ${TABLES} WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0];
  }
}
