import { Injectable } from '@nestjs/common';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import type { Permission } from '@fovea/shared-types/permissions';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Events, OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

type Moved = Events['order.refund-moved'];

const { paying, pay_failed, escalated } = REFUND_STATUS;

/** Tasks of the platform's own people. */
const PLATFORM_WORK: Readonly<Record<number, { notice: NoticeId; permission: Permission }>> = {
  [escalated]: { notice: 'refund_escalated', permission: 'order:refund:decide' },
  [pay_failed]: { notice: 'refund_failed', permission: 'order:refund:retry' },
};

/** Notifies everybody concerned, except the actor, of a refund's move or message; pages reload it at once. */
@Injectable()
export class RefundNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  /** What the provider of the card refused is on the balance. */
  @OnEvent('payment.refund-settled', 'message.tell-freight-credited')
  async onSettled({ id, payload }: OutboxEvent<'payment.refund-settled'>, tx: Tx): HandlerResult {
    const { cause, is_done: isDone, payer_id: recipientId } = payload;
    if (cause.type !== 'freight_bill' || isDone) return;
    const order = (await this.subjects.orders(tx, [cause.id])).get(cause.id);
    invariant(order, 'freight is of an order that exists');
    return this.writer.write(tx, [
      {
        eventKey: `order.freight-credited:${id}`,
        recipientId,
        params: { notice: 'freight_credited', order_id: order.id, order_no: order.order_no },
      },
    ]);
  }

  @OnEvent('order.refund-moved', 'message.tell-refund')
  async onMoved({ id, payload }: OutboxEvent<'order.refund-moved'>, tx: Tx): HandlerResult {
    const order = (await this.subjects.orders(tx, [payload.order_id])).get(payload.order_id);
    invariant(order, 'a refund is of an order that exists');
    const eventKey = `order.refund-moved:${id}`;
    const params = { order_id: order.id, order_no: order.order_no };
    const staffParams = { ...params, refund_id: payload.refund_id, is_desk: 1 as const };
    const forSeller = sellersNotice(payload);
    const platformStaff = await this.platformStaff(tx, payload);
    const pushNotices = await this.writer.write(tx, [
      ...(payload.side === REFUND_SIDE.buyer
        ? []
        : [
            {
              eventKey,
              recipientId: payload.buyer_id,
              params: { ...params, notice: 'refund_moved' as const },
            },
          ]),
      ...(forSeller === null
        ? []
        : [{ eventKey, recipientId: payload.seller_id, params: { ...staffParams, notice: forSeller } }]),
      ...platformStaff.map(({ recipientId, notice }) => ({
        eventKey,
        recipientId,
        params: { ...staffParams, notice },
      })),
    ]);
    return async () => {
      await pushNotices();
      this.realtime.figuresChanged(payload.company_id === null ? [] : [payload.company_id]);
    };
  }

  /** A party of a side is notified as that side. */
  private async platformStaff(
    tx: Tx,
    { status, is_move, buyer_id, seller_id }: Moved,
  ): Promise<{ recipientId: number; notice: NoticeId }[]> {
    const work = is_move ? PLATFORM_WORK[status] : undefined;
    if (!work) return [];
    const people = await this.holders.listEverywhere(tx, work.permission);
    return people
      .filter((one) => one !== buyer_id && one !== seller_id)
      .map((recipientId) => ({ recipientId, notice: work.notice }));
  }
}

/** Money on its way, or refused by a provider, requires nothing of the buyer: they are notified once it arrived. */
function sellersNotice({ side, status }: Moved): NoticeId | null {
  if (side === REFUND_SIDE.merchant || status === paying || status === pay_failed) return null;
  return refundMachine.may(status, 'merchant silent') ? 'refund_waits' : 'refund_told';
}
