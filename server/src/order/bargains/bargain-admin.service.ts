import { Injectable } from '@nestjs/common';
import { auditBargain, cancelBargain } from '@fovea/shared-types/order/bargain.calls';
import type {
  AuditBargainRequest,
  BargainAnswer,
  CancelBargainRequest,
} from '@fovea/shared-types/order/bargain.dto';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { type Bargainer, BargainMoves } from './bargain-moves.js';
import { BARGAIN_ROWS } from './bargain.record.js';
import type { BargainState } from './bargain.repository.js';

const { offered, countered, agreed, declined } = BARGAIN_STATUS;

/** A merchant answers what buyers offer; the platform ends what must not be sold. */
@Injectable()
export class BargainAdminService {
  constructor(
    private readonly moves: BargainMoves,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws STATE_CONFLICT where it is the buyer's turn, or the price on the table is another; SELF_APPROVAL */
  async answerBargain(caller: StaffCaller, request: AuditBargainRequest): Promise<BargainAnswer> {
    const answer = await this.idempotency.run(caller, auditBargain.path, request, async (tx) => {
      const by = { accountId: caller.member.accountId, isBuyer: false };
      const bargain = await this.lockBargain(tx, caller, request.id);
      if (bargain.buyer_id === by.accountId) throw new AppError('SELF_APPROVAL');
      if (bargain.status !== offered) throw new AppError('STATE_CONFLICT');
      const status = await this.move(tx, bargain, by, request);
      await this.audit.record(tx, caller, {
        action: 'order:bargain:answer',
        subjectType: 'bargain',
        subjectId: bargain.id,
        before: { status: bargain.status },
        after: { status },
      });
      return { id: bargain.id, status };
    });
    this.outbox.wake();
    return answer;
  }

  /** Goods are withdrawn for safety or law: the price that was agreed holds no longer. */
  async cancelBargain(caller: StaffCaller, request: CancelBargainRequest): Promise<BargainAnswer> {
    const reason = filled('reason', request.reason);
    const answer = await this.idempotency.run(caller, cancelBargain.path, request, async (tx) => {
      const bargain = await this.lockBargain(tx, caller, request.id);
      if (!bargainMachine.may(bargain.status, 'cancel with reason')) throw new AppError('STATE_CONFLICT');
      const by = { accountId: caller.member.accountId, isBuyer: false };
      const status = await this.moves.end(tx, bargain, BARGAIN_STATUS.void, by, reason);
      await this.audit.record(tx, caller, {
        action: 'order:bargain:void',
        subjectType: 'bargain',
        subjectId: bargain.id,
        reason,
        before: { status: bargain.status },
        after: { status },
      });
      return { id: bargain.id, status };
    });
    this.outbox.wake();
    return answer;
  }

  private move(tx: Tx, bargain: BargainState, by: Bargainer, request: AuditBargainRequest): Promise<number> {
    if (request.status === countered) return this.moves.offer(tx, bargain, by, request);
    if (request.status === agreed) return this.moves.accept(tx, bargain, by, request);
    return this.moves.end(tx, bargain, declined, by);
  }

  private async lockBargain(tx: Tx, caller: StaffCaller, id: number): Promise<BargainState> {
    const found = await this.moves.lock(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(tx, caller, BARGAIN_ROWS, id);
    return found;
  }
}
