import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import {
  VIEWING_CHANGE_BEFORE_MINUTES,
  VIEWING_CHANGES_MAX,
  VIEWING_FEES,
  VIEWING_MINUTES,
  VIEWING_RULES,
} from '@fovea/shared-types/order/reservation-rules';
import type {
  MyReservationListRequest,
  MyReservationListResponse,
  MyReservationRow,
  ReservationDetail,
  SlotListRequest,
  ViewingSlot,
} from '@fovea/shared-types/order/reservation.dto';
import { textIn } from '@fovea/shared-types/record/translations';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { RESERVATION_ROWS } from './reservation.record.js';
import {
  type ReservationDetailRow,
  type ReservationListRow,
  ReservationQueryRepository,
} from './reservation-query.repository.js';
import { ReservationRepository } from './reservation.repository.js';
import { ViewingHoursService } from './viewing-hours.service.js';
import { spanOfDay } from './viewing-slots.js';

const MINUTE_MS = 60_000;

/** Reads calendars and viewings; nothing here changes one. */
@Injectable()
export class ReservationQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: ReservationQueryRepository,
    private readonly reservations: ReservationRepository,
    private readonly hours: ViewingHoursService,
  ) {}

  /** @throws NOT_FOUND for goods that nobody shows */
  async slots({ goods_id, day, time_zone }: SlotListRequest): Promise<ViewingSlot[]> {
    const goods = await this.reservations.findGoods(this.db, goods_id);
    if (!goods) throw new AppError('NOT_FOUND');
    const host = await this.hours.getHost(this.db, goods.company_id);
    const span = spanOfDay(day, time_zone ?? host.time_zone);
    if (!span) throw fieldError({ time_zone: { key: 'choice' } });
    const currency = goods.currency === 'CNY' ? 'CNY' : 'JPY';
    return (await this.hours.slots(this.db, host, span.from, span.to)).map(({ start, isFree }) => ({
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + VIEWING_MINUTES * MINUTE_MS).toISOString(),
      is_free: isFree,
      fee: toWire(VIEWING_FEES[currency], currency),
      currency,
      time_zone: host.time_zone,
    }));
  }

  async listMine(
    { member, language }: MemberCaller,
    request: MyReservationListRequest,
  ): Promise<MyReservationListResponse> {
    const bounds = pageOf(request);
    const rows = await this.queries.listMine(this.db, language, member.accountId, request, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.queries.countMine(this.db, member.accountId, request),
    );
    return toPage(rows.map(toRow), total, request);
  }

  async getReservationDetail(caller: MemberCaller, id: number): Promise<ReservationDetail> {
    const { member, language } = caller;
    return toDetail(await this.queries.findReservation(this.db, language, id, member.accountId), caller);
  }

  async staffDetail(caller: StaffCaller, id: number): Promise<ReservationDetail> {
    await refuseBeyondReach(this.db, caller, RESERVATION_ROWS, id);
    return toDetail(await this.queries.findReservation(this.db, caller.language, id, null), caller);
  }
}

const toRow = (row: ReservationListRow): MyReservationRow => ({
  id: row.id,
  username: row.username,
  subscribe_day: row.start_at.toISOString(),
  start_at: row.start_at.toISOString(),
  end_at: row.end_at.toISOString(),
  settle_price: toWire(row.fee, row.currency),
  currency: row.currency,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(row.image_key),
  company_name: row.company_name,
  status: row.status,
  change_count: row.change_count,
  pay_deadline: row.pay_deadline.toISOString(),
});

function toDetail(
  row: ReservationDetailRow | null,
  { language }: Pick<MemberCaller, 'language'>,
): ReservationDetail {
  if (!row) throw new AppError('NOT_FOUND');
  const minutesLeft = (row.start_at.getTime() - row.now.getTime()) / MINUTE_MS;
  return {
    ...toRow(row),
    time_zone: row.time_zone,
    answer_deadline: row.answer_deadline?.toISOString() ?? null,
    reason: row.reason,
    rules: VIEWING_RULES.map((texts) => textIn(texts, language)),
    can_change:
      reservationMachine.may(row.status, 'move the time') &&
      row.change_count < VIEWING_CHANGES_MAX &&
      minutesLeft > VIEWING_CHANGE_BEFORE_MINUTES,
    // Rooms open with the video calls.
    can_join: false,
    created_at: row.created_at.toISOString(),
    server_time: row.now.toISOString(),
  };
}
