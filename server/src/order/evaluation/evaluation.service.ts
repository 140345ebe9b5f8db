import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addEvaluation, replyEvaluation } from '@fovea/shared-types/order/evaluation.calls';
import type {
  AddEvaluationRequest,
  EvaluationStatusAnswer,
  EvaluationStatusRequest,
  ReplyEvaluationRequest,
} from '@fovea/shared-types/order/evaluation.dto';
import { EVALUATION_IMAGES_MAX } from '@fovea/shared-types/order/evaluation-rules';
import { evaluationMachine, orderMachine } from '@fovea/shared-types/states/order.states';
import { EVALUATION_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { EvaluationRepository, type EvaluationState } from './evaluation.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { EVALUATION_ROWS } from './evaluation.record.js';

const PICTURES: ClaimRule = { kinds: ['image'], max: EVALUATION_IMAGES_MAX, isPrivate: false };

/** Buyers evaluate what they received, merchants answer, the platform hides what is not acceptable. */
@Injectable()
export class EvaluationService {
  constructor(
    private readonly db: Database,
    private readonly evaluations: EvaluationRepository,
    private readonly moves: OrderMoveService,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Once per order and author, after receipt (O7); the order is completed by it.
   * @throws NOT_FOUND for an order of somebody else, STATE_CONFLICT before receipt, ALREADY_REVIEWED, FILE_UNKNOWN
   */
  async addEvaluation(caller: MemberCaller, request: AddEvaluationRequest): Promise<IdAnswer> {
    const { accountId } = caller.member;
    const content = filled('comment_content', request.comment_content);
    const images = [...new Set(request.images ?? [])];
    const answer = await this.idempotency.run(caller, addEvaluation.path, request, async (tx) => {
      const order = await this.evaluations.lockOrder(tx, request.order_id, accountId);
      if (!order) throw new AppError('NOT_FOUND');
      await this.files.claim(tx, accountId, images, PICTURES);
      const id = await this.evaluations.insertEvaluation(tx, {
        order,
        star: request.comment_star,
        content,
        images,
      });
      if (orderMachine.may(order.status, 'evaluate'))
        await this.moves.move(tx, [order.id], {
          from: order.status,
          to: ORDER_STATUS.completed,
          actorId: accountId,
          reason: null,
        });
      await this.outbox.add(tx, 'evaluation.added', { evaluation_id: id });
      return { id };
    });
    this.outbox.wake();
    return answer;
  }

  /** The merchant's answer; it may be corrected later, and the author is notified of each. */
  async reply(caller: StaffCaller, request: ReplyEvaluationRequest): Promise<IdAnswer> {
    const reply = filled('reply', request.reply);
    const answer = await this.idempotency.run(caller, replyEvaluation.path, request, async (tx) => {
      const before = await this.lockEvaluation(tx, caller, request.id);
      await this.evaluations.setReply(tx, before.id, reply, caller.member.accountId);
      await this.audit.record(tx, caller, {
        action: 'order:evaluation:reply',
        subjectType: 'evaluation',
        subjectId: before.id,
        before: { reply: before.reply },
        after: { reply },
      });
      await this.outbox.add(tx, 'evaluation.replied', { evaluation_id: before.id });
      return { id: before.id };
    });
    this.outbox.wake();
    return answer;
  }

  /**
   * Hides or shows again; averages leave out what is hidden.
   * @throws STATE_CONFLICT when it is in that state already
   */
  async setEvaluationStatus(
    caller: StaffCaller,
    request: EvaluationStatusRequest,
  ): Promise<EvaluationStatusAnswer> {
    const isHiding = request.status === EVALUATION_STATUS.hidden;
    const reason = isHiding ? filled('reason', request.reason ?? '') : null;
    await this.db.transaction(async (tx) => {
      const before = await this.lockEvaluation(tx, caller, request.id);
      if (!evaluationMachine.may(before.status, isHiding ? 'hide' : 'show again'))
        throw new AppError('STATE_CONFLICT');
      await this.evaluations.setEvaluationStatus(tx, before.id, reason);
      await this.audit.record(tx, caller, {
        action: 'order:evaluation:status',
        subjectType: 'evaluation',
        subjectId: before.id,
        ...(reason === null ? {} : { reason }),
        before: { status: before.status },
        after: { status: request.status },
      });
      if (reason !== null)
        await this.outbox.add(tx, 'evaluation.hidden', { evaluation_id: before.id, reason });
    });
    this.outbox.wake();
    return { id: request.id, status: request.status };
  }

  private async lockEvaluation(tx: Tx, caller: StaffCaller, id: number): Promise<EvaluationState> {
    const found = await this.evaluations.lockEvaluation(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(tx, caller, EVALUATION_ROWS, id);
    return found;
  }
}
