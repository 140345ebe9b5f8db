import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { cancelSubmitGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsAuditAnswer } from '@fovea/shared-types/goods/publishing.dto';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { SubmissionRepository } from './submission.repository.js';
import { GoodsLock } from './goods-lock.js';

const { approved, rejected, withdrawn } = SUBMISSION_STATUS;

/** Withdraws a submission while nobody has decided. */
@Injectable()
export class SubmissionWithdrawalService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lock: GoodsLock,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Back to a draft; what the shop shows meanwhile stays up. */
  withdrawSubmission(caller: StaffCaller, request: IdActionRequest): Promise<GoodsAuditAnswer> {
    return this.idempotency.run(caller, cancelSubmitGoods.path, request, async (tx) => {
      const row = await this.lock.one(tx, caller, request.id);
      if (!(await this.submissions.withdraw(tx, row.id))) throw nothingWaits(row);
      const status = goodsMachine.may(row.status, 'withdraw') ? GOODS_STATUS.draft : row.status;
      await this.goods.updateListing(tx, row.id, { status, audit_status: withdrawn });
      await this.audit.record(tx, caller, {
        action: 'goods:goods:cancel-submit',
        subjectType: 'goods',
        subjectId: row.id,
      });
      return { id: row.id, audit_status: withdrawn };
    });
  }
}

/** Somebody was faster, or there never was anything to decide. */
const nothingWaits = ({ audit_status }: PublishedGoods): AppError =>
  new AppError(audit_status === approved || audit_status === rejected ? 'ALREADY_DECIDED' : 'STATE_CONFLICT');
