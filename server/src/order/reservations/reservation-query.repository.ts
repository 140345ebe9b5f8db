import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { MyReservationListRequest } from '@fovea/shared-types/order/reservation.dto';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';

export interface ReservationListRow {
  id: number;
  username: string;
  start_at: Date;
  end_at: Date;
  fee: number;
  currency: Currency;
  goods_id: number;
  goods_name: string;
  image_key: string | null;
  company_name: string;
  status: number;
  change_count: number;
  pay_deadline: Date;
}

export interface ReservationDetailRow extends ReservationListRow {
  time_zone: string;
  answer_deadline: Date | null;
  reason: string | null;
  created_at: Date;
  now: Date;
}

type MineFilter = Pick<MyReservationListRequest, 'status' | 'goods_id'>;

const columns = (language: Language): string =>
  `r.id, u.username, r.start_at, r.end_at, r.fee, r.currency, r.goods_id, ${localized('g.name', language)} AS goods_name,
   (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key,
   ${localized('c.name', language)} AS company_name, r.status, r.change_count, r.pay_deadline`;

const JOINS = `JOIN goods g ON g.id = r.goods_id JOIN account u ON u.id = r.buyer_id JOIN company c ON c.id = r.company_id`;

const MINE = `r.buyer_id = $1 AND ($2::smallint IS NULL OR r.status = $2) AND ($3::bigint IS NULL OR r.goods_id = $3)`;

/** What buyers and merchants read of their viewings. */
@Injectable()
export class ReservationQueryRepository {
  async listMine(
    q: Queryable,
    language: Language,
    buyerId: number,
    filter: MineFilter,
    { limit, offset }: PageBounds,
  ): Promise<ReservationListRow[]> {
    const { rows } = await q.query<ReservationListRow>(
      `SELECT ${columns(language)} FROM reservation r ${JOINS} WHERE ${MINE} ORDER BY r.id DESC LIMIT $4 OFFSET $5`,
      [buyerId, filter.status ?? null, filter.goods_id ?? null, limit, offset],
    );
    return rows;
  }

  async countMine(q: Queryable, buyerId: number, filter: MineFilter): Promise<number> {
    const { rows } = await q.query<{ count: number }>(`SELECT count(*) FROM reservation r WHERE ${MINE}`, [
      buyerId,
      filter.status ?? null,
      filter.goods_id ?? null,
    ]);
    return firstRow(rows).count;
  }

  /** @param buyerId whose it must be; null: anybody's */
  async findReservation(
    q: Queryable,
    language: Language,
    id: number,
    buyerId: number | null,
  ): Promise<ReservationDetailRow | null> {
    const { rows } = await q.query<ReservationDetailRow>(
      `SELECT ${columns(language)}, c.time_zone, r.answer_deadline, r.reason, r.created_at, clock_timestamp() AS now
       FROM reservation r ${JOINS} WHERE r.id = $1 AND ($2::bigint IS NULL OR r.buyer_id = $2)`,
      [id, buyerId],
    );
    return rows[0] ?? null;
  }
}
