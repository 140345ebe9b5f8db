import { Injectable } from '@nestjs/common';
import { answerQuestion } from '@fovea/shared-types/goods/question.calls';
import type {
  AnswerQuestionRequest,
  QuestionAnswer,
  QuestionStatusRequest,
} from '@fovea/shared-types/goods/question.dto';
import { QUESTION_STATUS } from '@fovea/shared-types/goods/question-rules';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { filled } from '../../platform/text/filled.js';
import { QuestionRepository, type LockedQuestion } from './question.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { GOODS_ROWS } from '../listing/goods-rows.js';

const isPublic = (status: number): number => (status === QUESTION_STATUS.answered ? 1 : 0);

/** What the seller's people do with questions about their goods. */
@Injectable()
export class QuestionAdminService {
  constructor(
    private readonly db: Database,
    private readonly questions: QuestionRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** The asker is notified of the first answer, not of corrections. */
  answerQuestion(caller: StaffCaller, request: AnswerQuestionRequest): Promise<QuestionAnswer> {
    const answer = filled('answer', request.answer);
    return this.idempotency.run(caller, answerQuestion.path, request, async (tx) => {
      const before = await this.lockQuestion(tx, caller, request.id);
      refuseStale(request.version, { answer: before.answer });
      const status = await this.questions.setAnswer(tx, before.id, answer, caller.member.accountId);
      await this.recount(tx, before, status);
      await this.audit.record(tx, caller, {
        action: 'goods:question:answer',
        subjectType: 'goods_question',
        subjectId: before.id,
        before: { answer: before.answer },
        after: { answer },
      });
      if (before.answer === null)
        await this.outbox.add(tx, 'goods-question.answered', { question_id: before.id });
      return { id: before.id, status };
    });
  }

  async hide(caller: StaffCaller, { id, is_hidden }: QuestionStatusRequest): Promise<QuestionAnswer> {
    return this.db.transaction(async (tx) => {
      const before = await this.lockQuestion(tx, caller, id);
      const status = await this.questions.setHidden(tx, id, is_hidden === 1);
      if (status === before.status) return { id, status };
      await this.recount(tx, before, status);
      await this.audit.record(tx, caller, {
        action: 'goods:question:hide',
        subjectType: 'goods_question',
        subjectId: id,
        before: { status: before.status },
        after: { status },
      });
      return { id, status };
    });
  }

  /** Questions are of whose goods they are about. */
  private async lockQuestion(tx: Tx, caller: StaffCaller, id: number): Promise<LockedQuestion> {
    const row = await this.questions.lockQuestion(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(tx, caller, GOODS_ROWS, row.goods_id);
    return row;
  }

  private async recount(tx: Tx, before: LockedQuestion, status: number): Promise<void> {
    const change = isPublic(status) - isPublic(before.status);
    if (change !== 0) await this.questions.addToCount(tx, before.goods_id, change);
  }
}
