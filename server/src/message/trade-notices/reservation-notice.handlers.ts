import { Injectable } from '@nestjs/common';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { Notice } from '../inbox/notice.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { type ReservationSubject, ReservationSubjectRepository } from './reservation-subject.repository.js';

const { under_review, booked, unpaid, refunding, refunded } = RESERVATION_STATUS;

/** The buyer's notice of a state, and the merchant's. */
interface ReservationNotices {
  buyer?: NoticeId;
  staff?: NoticeId;
}

/** Notifies both sides of a viewing of its status, and every open page of theirs that it moved. */
@Injectable()
export class ReservationNoticeHandlers {
  constructor(
    private readonly subjects: ReservationSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('reservation.moved', 'message.tell-reservation')
  async onMoved({ id, payload }: OutboxEvent<'reservation.moved'>, tx: Tx): HandlerResult {
    const found = await this.subjects.findReservationSubject(tx, payload.reservation_id);
    invariant(found, 'an event of a viewing refers to one that exists');
    const { buyer, staff: staffNotice } = noticesOf(payload.status, payload.is_moved, found);
    const eventKey = `reservation.moved:${id}`;
    const params = paramsOf(found);
    const notices: Notice[] = [];
    if (buyer !== undefined)
      notices.push({ eventKey, recipientId: found.buyer_id, params: { notice: buyer, ...params } });
    if (staffNotice !== undefined)
      for (const recipientId of await this.holders.listIn(tx, 'order:reservation:audit', found.company_id))
        notices.push({ eventKey, recipientId, params: { notice: staffNotice, is_desk: 1, ...params } });
    const written = await this.writer.write(tx, notices);
    const document = { kind: 'reservation' as const, id: found.id };
    return async () => {
      this.realtime.toAccount(found.buyer_id, 'document:changed', document);
      this.realtime.toStaff([found.company_id], 'document:changed', document);
      this.realtime.figuresChanged([found.company_id]);
      await written();
    };
  }
}

function noticesOf(status: number, isMoved: boolean, { reason }: ReservationSubject): ReservationNotices {
  if (isMoved) return { buyer: 'reservation_moved', staff: 'reservation_moved' };
  switch (status) {
    case under_review:
      return { staff: 'reservation_received' };
    case booked:
      return { buyer: 'reservation_booked', staff: 'reservation_booked' };
    case refunding: {
      const notice = reason === null ? 'reservation_unanswered' : 'reservation_refused';
      return { buyer: notice, staff: notice };
    }
    case refunded:
      return { buyer: 'reservation_refunded' };
    case unpaid:
      return { buyer: 'reservation_unpaid' };
    default:
      return {};
  }
}

const paramsOf = (found: ReservationSubject) => ({
  reservation_id: found.id,
  goods_id: found.goods_id,
  goods_name: { c: found.name_c, e: found.name_e, j: found.name_j },
  who: found.username,
  price: found.fee,
  currency: found.currency,
  until: found.start_at.toISOString(),
  ...(found.reason !== null && { reason: found.reason }),
});
