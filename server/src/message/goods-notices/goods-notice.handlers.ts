import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GoodsService } from '../../goods/goods.service.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import {
  GoodsSubjectRepository,
  type GoodsSubject,
  type QuestionSubject,
} from './goods-subject.repository.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { excerpt } from '../inbox/excerpt.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies sellers of questions about their goods, members of answers, and of goods they waited for. */
@Injectable()
export class GoodsNoticeHandlers {
  constructor(
    private readonly goods: GoodsService,
    private readonly subjects: GoodsSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  /** The names leave the list in the transaction of the notices: notified once, whatever happens to the goods later. */
  @OnEvent('goods.sale-state-changed', 'message.tell-goods-arrived')
  async onSaleState({ payload, id }: OutboxEvent<'goods.sale-state-changed'>, tx: Tx): HandlerResult {
    const { from, to } = payload;
    if (from !== SALE_STATE.coming_soon || (to !== SALE_STATE.on_sale && to !== SALE_STATE.in_auction))
      return;
    const goods = await this.getGoods(tx, payload.goods_id);
    const recipients = await this.goods.consumeSubscribers(tx, goods.id);
    const params = { ...paramsOf(goods), notice: 'goods_arrived' as const };
    return this.notify(tx, recipients, `goods.sale-state-changed:${id}`, params);
  }

  @OnEvent('goods-question.added', 'message.tell-question')
  async onQuestion({ payload }: OutboxEvent<'goods-question.added'>, tx: Tx): HandlerResult {
    const question = await this.getQuestion(tx, payload.question_id);
    const goods = await this.getGoods(tx, question.goods_id);
    const answerers = await this.holders.listIn(tx, 'goods:question:answer', goods.company_id);
    const recipients = new Set(answerers.length > 0 ? answerers : [goods.seller_id]);
    return this.notify(tx, [...recipients], `goods-question.added:${question.id}`, {
      ...paramsOf(goods),
      notice: 'question_received',
      question_id: question.id,
      who: question.asker,
      words: excerpt(question.question),
    });
  }

  @OnEvent('goods-question.answered', 'message.tell-answer')
  async onAnswer({ payload }: OutboxEvent<'goods-question.answered'>, tx: Tx): HandlerResult {
    const question = await this.getQuestion(tx, payload.question_id);
    invariant(question.answer !== null, 'an answered question has its answer');
    const goods = await this.getGoods(tx, question.goods_id);
    return this.notify(tx, [question.asker_id], `goods-question.answered:${question.id}`, {
      ...paramsOf(goods),
      notice: 'question_answered',
      words: excerpt(question.answer),
    });
  }

  private notify(
    tx: Tx,
    recipients: readonly number[],
    eventKey: string,
    params: NoticeParams,
  ): HandlerResult {
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }

  private async getGoods(tx: Tx, id: number): Promise<GoodsSubject> {
    const goods = await this.subjects.findGoods(tx, id);
    invariant(goods, 'an event of goods refers to some that exist');
    return goods;
  }

  private async getQuestion(tx: Tx, id: number): Promise<QuestionSubject> {
    const question = await this.subjects.findQuestion(tx, id);
    invariant(question, 'an event of a question refers to one that exists');
    return question;
  }
}

const paramsOf = ({ id, name_c, name_e, name_j }: GoodsSubject) => ({
  goods_id: id,
  goods_name: { c: name_c, e: name_e, j: name_j },
});
