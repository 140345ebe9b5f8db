import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { EvaluationSubjectRepository, type EvaluationSubject } from './evaluation-subject.repository.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { excerpt } from '../inbox/excerpt.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies a merchant of reviews of their goods, and an author of what became of a review. */
@Injectable()
export class EvaluationNoticeHandlers {
  constructor(
    private readonly subjects: EvaluationSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('evaluation.added', 'message.tell-evaluation')
  async onAdded({ payload }: OutboxEvent<'evaluation.added'>, tx: Tx): HandlerResult {
    const evaluation = await this.get(tx, payload.evaluation_id);
    const recipients =
      evaluation.company_id === null
        ? [evaluation.seller_id]
        : await this.holders.listIn(tx, 'order:evaluation:reply', evaluation.company_id);
    const params: NoticeParams = {
      notice: 'evaluation_received',
      ...goodsOf(evaluation),
      who: evaluation.username,
      count: evaluation.comment_star,
      words: excerpt(evaluation.comment_content),
    };
    const eventKey = `evaluation.added:${evaluation.id}`;
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }

  @OnEvent('evaluation.replied', 'message.tell-evaluation-reply')
  async onReplied({ id, payload }: OutboxEvent<'evaluation.replied'>, tx: Tx): HandlerResult {
    const evaluation = await this.get(tx, payload.evaluation_id);
    invariant(evaluation.reply !== null, 'an answered evaluation has its answer');
    return this.notifyAuthor(tx, evaluation, `evaluation.replied:${id}`, {
      notice: 'evaluation_replied',
      words: excerpt(evaluation.reply),
    });
  }

  @OnEvent('evaluation.hidden', 'message.tell-evaluation-hidden')
  async onHidden({ id, payload }: OutboxEvent<'evaluation.hidden'>, tx: Tx): HandlerResult {
    const evaluation = await this.get(tx, payload.evaluation_id);
    return this.notifyAuthor(tx, evaluation, `evaluation.hidden:${id}`, {
      notice: 'evaluation_hidden',
      reason: payload.reason,
    });
  }

  private notifyAuthor(
    tx: Tx,
    evaluation: EvaluationSubject,
    eventKey: string,
    about: Pick<NoticeParams, 'notice' | 'words' | 'reason'>,
  ): HandlerResult {
    const { author_id: recipientId, order_id, order_no } = evaluation;
    const params: NoticeParams = { ...about, ...goodsOf(evaluation), order_id, order_no };
    return this.writer.write(tx, [{ eventKey, recipientId, params }]);
  }

  private async get(tx: Tx, id: number): Promise<EvaluationSubject> {
    const evaluation = await this.subjects.findEvaluationSubject(tx, id);
    invariant(evaluation, 'an event of an evaluation refers to one that exists');
    return evaluation;
  }
}

const goodsOf = (
  evaluation: EvaluationSubject,
): Pick<NoticeParams, 'evaluation_id' | 'goods_id' | 'goods_name'> => ({
  evaluation_id: evaluation.id,
  goods_id: evaluation.goods_id,
  goods_name: { c: evaluation.name_c, e: evaluation.name_e, j: evaluation.name_j },
});
