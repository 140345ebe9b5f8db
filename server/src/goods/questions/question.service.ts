import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addQuestion } from '@fovea/shared-types/goods/question.calls';
import type {
  AddQuestionRequest,
  MyQuestionListRequest,
  MyQuestionListResponse,
  QuestionListRequest,
  QuestionListResponse,
} from '@fovea/shared-types/goods/question.dto';
import type { Language } from '@fovea/shared-types/language';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { filled } from '../../platform/text/filled.js';
import { toMyQuestion, toPublicQuestion } from './question.mapper.js';
import { QuestionRepository } from './question.repository.js';

/** Questions of one member about the same goods that nobody answered yet. */
const WAITING_MAX = 5;

/** Questions of members about goods. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly db: Database,
    private readonly questions: QuestionRepository,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, QUESTION_OWN_GOODS, QUESTIONS_WAITING when five wait already, RATE_LIMITED */
  async addQuestion(caller: MemberCaller, request: AddQuestionRequest): Promise<IdAnswer> {
    const { accountId, companyId } = caller.member;
    const question = filled('question', request.question);
    await this.limits.consume('form', `account ${accountId}`);
    return this.idempotency.run(caller, addQuestion.path, request, async (tx) => {
      const goods = await this.questions.findQuestionedGoods(tx, request.goods_id);
      if (!goods) throw new AppError('NOT_FOUND');
      const isOwn = goods.seller_id === accountId || (companyId !== null && goods.company_id === companyId);
      if (isOwn) throw new AppError('QUESTION_OWN_GOODS');
      if ((await this.questions.countWaiting(tx, accountId, request.goods_id)) >= WAITING_MAX)
        throw new AppError('QUESTIONS_WAITING', { max: WAITING_MAX });
      const id = await this.questions.insertQuestion(tx, accountId, request.goods_id, question);
      await this.outbox.add(tx, 'goods-question.added', { question_id: id });
      return { id };
    });
  }

  /** Nothing for goods that the shop does not show. */
  async shown(language: Language, request: QuestionListRequest): Promise<QuestionListResponse> {
    const bounds = pageOf(request);
    const rows = await this.questions.listShown(this.db, language, request.goods_id, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.questions.countShown(this.db, request.goods_id),
    );
    return toPage(rows.map(toPublicQuestion), total, request);
  }

  async mine(
    { language, member }: MemberCaller,
    request: MyQuestionListRequest,
  ): Promise<MyQuestionListResponse> {
    const bounds = pageOf(request);
    const goodsId = request.goods_id ?? null;
    const rows = await this.questions.listMine(this.db, language, member.accountId, goodsId, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.questions.countMine(this.db, member.accountId, goodsId),
    );
    return toPage(rows.map(toMyQuestion), total, request);
  }
}
