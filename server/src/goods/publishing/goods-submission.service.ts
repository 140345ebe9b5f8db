import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { submitGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsAuditAnswer } from '@fovea/shared-types/goods/publishing.dto';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { FormCheck } from './form-check.js';
import { formOfRow } from './goods-columns.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository } from './submission.repository.js';
import { GoodsLock } from './goods-lock.js';

const { under_review } = SUBMISSION_STATUS;

/** Submits goods for their review. */
@Injectable()
export class GoodsSubmissionService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lock: GoodsLock,
    private readonly submissions: SubmissionRepository,
    private readonly writer: SubmissionWriter,
    private readonly check: FormCheck,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async submit(caller: StaffCaller, request: IdActionRequest): Promise<GoodsAuditAnswer> {
    const answer = await this.idempotency.run(caller, submitGoods.path, request, async (tx) => {
      const row = await this.lock.one(tx, caller, request.id);
      await this.lock.refuseHeld(tx, row.id);
      if (!goodsMachine.may(row.status, 'submit')) throw new AppError('STATE_CONFLICT');
      if ((await this.submissions.listPending(tx, [row.id])).size > 0) throw new AppError('STATE_CONFLICT');
      await this.lock.refuseUnpublishing(tx, caller, row);
      const present = formOfRow(row);
      // What has been hidden since must be chosen again, and the law is checked as it is today; a time that
      // has come lists the goods at once.
      const before = {
        form: { ...present, category_id: null, brand_id: null, product_id: null, condition: 0 },
      };
      const form = await this.check.complete(tx, row.company_id, present, {
        ...before,
        hasOwnPictures: row.has_own_pictures,
      });
      const published = await this.submissions.findApproved(tx, row.id);
      await this.writer.handIn(
        tx,
        caller,
        { goodsId: row.id, form, published },
        { status: GOODS_STATUS.under_review, needs_review: true },
      );
      await this.audit.record(tx, caller, {
        action: 'goods:goods:submit',
        subjectType: 'goods',
        subjectId: row.id,
      });
      return { id: row.id, audit_status: under_review };
    });
    this.outbox.wake();
    return answer;
  }
}
