import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

type GoodsParams = Pick<NoticeParams, 'goods_id' | 'goods_name'>;

/** Notifies approvers of pending goods, and their seller of the decision. */
@Injectable()
export class GoodsReviewNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('goods.submitted', 'message.tell-goods-wait')
  async onSubmitted({ payload }: OutboxEvent<'goods.submitted'>, tx: Tx): HandlerResult {
    const params: NoticeParams = { notice: 'goods_submitted', ...(await goodsOf(tx, payload.goods_id)) };
    const approvers = await this.holders.listEverywhere(tx, 'goods:goods:approve');
    const eventKey = `goods.submitted:${payload.submission_id}`;
    return this.writer.write(
      tx,
      approvers.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }

  @OnEvent('goods.decided', 'message.tell-goods-decided')
  async onDecided({ payload }: OutboxEvent<'goods.decided'>, tx: Tx): HandlerResult {
    const { goods_id, submission_id, account_id, is_approved, reason } = payload;
    const params: NoticeParams = {
      notice: is_approved ? 'goods_approved' : 'goods_rejected',
      ...(await goodsOf(tx, goods_id)),
      ...(reason === null ? {} : { reason }),
    };
    const eventKey = `goods.decided:${submission_id}`;
    return this.writer.write(tx, [{ eventKey, recipientId: account_id, params }]);
  }

  @OnEvent('goods.forced-off', 'message.tell-goods-forced-off')
  async onForcedOff({ id, payload }: OutboxEvent<'goods.forced-off'>, tx: Tx): HandlerResult {
    const { goods_id, seller_id, reason } = payload;
    const params: NoticeParams = { notice: 'goods_forced_off', ...(await goodsOf(tx, goods_id)), reason };
    return this.writer.write(tx, [{ eventKey: `goods.forced-off:${id}`, recipientId: seller_id, params }]);
  }
}

async function goodsOf(q: Queryable, id: number): Promise<GoodsParams> {
  const { rows } = await q.query<{ c: string; e: string; j: string }>(
    `SELECT name_c AS c, name_e AS e, name_j AS j FROM goods WHERE id = $1`,
    [id],
  );
  const [name] = rows;
  invariant(name, 'an event of goods refers to some that exist');
  return { goods_id: id, goods_name: { c: name.c, e: name.e, j: name.j } };
}
