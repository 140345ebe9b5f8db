import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { auditGoods, cancelSubmitGoods, submitGoods } from '@fovea/shared-types/goods/publishing.calls';
import type {
  AuditGoodsRequest,
  GoodsAuditAnswer,
  GoodsOutcome,
} from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { ApprovedGoods } from './approved-goods.js';
import { FormCheck } from './form-check.js';
import { formOfRow } from './goods-columns.js';
import { mayMove } from './goods-moves.js';
import { eachGoods, type GoodsState } from './goods-outcome.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository, type SubmissionRow } from './submission.repository.js';

const { under_review, approved, rejected, withdrawn } = SUBMISSION_STATUS;

interface Decision {
  isApproved: boolean;
  notes: string | null;
  /** By goods, the submission that was read; none: whichever waits. */
  read: ReadonlyMap<number, number>;
}

/** Goods are handed in, taken back and decided: each submission once, by one of two who race for it. */
@Injectable()
export class GoodsReviewService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly writer: SubmissionWriter,
    private readonly shelf: ApprovedGoods,
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

  /** Decides each by itself (R-APR-09). */
  async decide(caller: StaffCaller, request: AuditGoodsRequest): Promise<GoodsOutcome[]> {
    const decision = readDecision(request);
    const outcomes = await this.idempotency.run(caller, auditGoods.path, request, async (tx) => {
      const rows = await this.goods.lock(tx, request.ids, caller.companies);
      const pending = await this.submissions.listPending(tx, request.ids);
      const held = await this.holds.inLot(tx, request.ids);
      return eachGoods(tx, caller.language, request.ids, async (id) => {
        const row = rows.get(id);
        if (!row) throw new AppError('NOT_FOUND');
        const submission = pending.get(id);
        if (!submission) throw nothingWaits(row);
        if ((decision.read.get(id) ?? submission.id) !== submission.id)
          throw new AppError('CHANGED_MEANWHILE');
        if (decision.isApproved && held.has(id)) throw new AppError('AUCTION_LOCKED');
        return this.decideOne(tx, caller, row, submission, decision);
      });
    });
    this.outbox.wake();
    return outcomes;
  }

  private async decideOne(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    submission: SubmissionRow,
    { isApproved, notes }: Decision,
  ): Promise<GoodsState> {
    const { accountId, grants } = caller.member;
    if (submission.submitted_by === accountId && !grants.isWildcard) throw new AppError('SELF_APPROVAL');
    const auditStatus = isApproved ? approved : rejected;
    const isFirst = await this.submissions.decide(tx, submission.id, {
      status: auditStatus,
      notes,
      decidedBy: accountId,
    });
    if (!isFirst) throw new AppError('ALREADY_DECIDED');
    const status = isApproved
      ? await this.shelf.approve(tx, caller, row, submission)
      : await this.reject(tx, row);
    await this.outbox.add(tx, 'goods.decided', {
      goods_id: row.id,
      submission_id: submission.id,
      account_id: submission.submitted_by,
      is_approved: isApproved,
      reason: notes,
    });
    await this.audit.record(tx, caller, {
      action: 'goods:goods:audit',
      subjectType: 'goods',
      subjectId: row.id,
      ...(notes === null ? {} : { reason: notes }),
      before: { status: row.status, audit_status: under_review },
      after: { status, audit_status: auditStatus },
    });
    return { status, audit_status: auditStatus };
  }

  /** Goods that the shop shows stay as they were. */
  private async reject(tx: Tx, row: PublishedGoods): Promise<number> {
    const status = row.status === GOODS_STATUS.under_review ? GOODS_STATUS.rejected : row.status;
    await this.goods.update(tx, row.id, { status, audit_status: rejected });
    return status;
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

function readDecision({ ids, status, audit_notes, submission_ids }: AuditGoodsRequest): Decision {
  const isApproved = status === approved;
  const notes = (audit_notes ?? '').normalize('NFC').trim();
  if (!isApproved && notes === '') throw fieldError({ audit_notes: { key: 'required' } });
  if (submission_ids && submission_ids.length !== ids.length)
    throw fieldError({ submission_ids: { key: 'choice' } });
  const read = new Map((submission_ids ?? []).map((id, at) => [ids[at] ?? 0, id]));
  return { isApproved, notes: notes === '' ? null : notes, read };
}
