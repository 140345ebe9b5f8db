import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { cancelSubmitGoods, submitGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsAuditAnswer } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { FormCheck } from './form-check.js';
import { formOfRow } from './goods-columns.js';
import { mayMove } from './goods-moves.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository } from './submission.repository.js';

const { under_review, approved, rejected, withdrawn } = SUBMISSION_STATUS;

/** Goods are handed in for their review, and taken back while nobody has decided. */
@Injectable()
export class GoodsSubmissionService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly writer: SubmissionWriter,
    private readonly check: FormCheck,
    private readonly holds: GoodsHolds,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async submit(caller: StaffCaller, request: IdActionRequest): Promise<GoodsAuditAnswer> {
    const answer = await this.idempotency.run(caller, submitGoods.path, request, async (tx) => {
      const row = await this.lockOne(tx, caller, request.id);
      await this.refuseHeld(tx, row.id);
      if (!mayMove(row.status, 'submit')) throw new AppError('STATE_CONFLICT');
      if ((await this.submissions.listPending(tx, [row.id])).size > 0) throw new AppError('STATE_CONFLICT');
      await this.refuseUnpublishing(tx, caller, row);
      const present = formOfRow(row);
      // What has been hidden since is to be chosen anew; a time that has come lets goods up at once.
      const before = { form: { ...present, category_id: null, brand_id: null, product_id: null } };
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
      await this.record(tx, caller, 'goods:goods:submit', row.id);
      return { id: row.id, audit_status: under_review };
    });
    this.outbox.wake();
    return answer;
  }

  /** Back to a draft; what the shop shows meanwhile stays up. */
  cancel(caller: StaffCaller, request: IdActionRequest): Promise<GoodsAuditAnswer> {
    return this.idempotency.run(caller, cancelSubmitGoods.path, request, async (tx) => {
      const row = await this.lockOne(tx, caller, request.id);
      if (!(await this.submissions.withdraw(tx, row.id))) throw nothingWaits(row);
      const status = row.status === GOODS_STATUS.under_review ? GOODS_STATUS.draft : row.status;
      await this.goods.update(tx, row.id, { status, audit_status: withdrawn });
      await this.record(tx, caller, 'goods:goods:cancel-submit', row.id);
      return { id: row.id, audit_status: withdrawn };
    });
  }

  private async lockOne(tx: Tx, caller: StaffCaller, id: number): Promise<PublishedGoods> {
    const row = (await this.goods.lock(tx, [id], caller.companies)).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async refuseHeld(tx: Tx, id: number): Promise<void> {
    if ((await this.holds.inLot(tx, [id])).has(id)) throw new AppError('AUCTION_LOCKED');
  }

  /** As for publishing (R-PUB-03); the platform's own staff need no leave to publish, the merchant does. */
  private async refuseUnpublishing(
    tx: Tx,
    { member, companies }: StaffCaller,
    row: PublishedGoods,
  ): Promise<void> {
    if (row.company_id === null) return;
    const publisher = companies === null ? null : member.accountId;
    if (!(await this.goods.mayPublish(tx, publisher, row.company_id))) throw new AppError('FORBIDDEN');
  }

  private record(
    tx: Tx,
    caller: StaffCaller,
    action: 'goods:goods:submit' | 'goods:goods:cancel-submit',
    subjectId: number,
  ): Promise<void> {
    return this.audit.record(tx, caller, { action, subjectType: 'goods', subjectId });
  }
}

/** Somebody was faster, or there never was anything to decide. */
const nothingWaits = ({ audit_status }: PublishedGoods): AppError =>
  new AppError(audit_status === approved || audit_status === rejected ? 'ALREADY_DECIDED' : 'STATE_CONFLICT');
