import { Injectable } from '@nestjs/common';
import { auditGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { AuditGoodsRequest, GoodsDecision } from '@fovea/shared-types/goods/publishing.dto';
import { goodsMachine, submissionMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type {
  ApprovalDocument,
  LockedDocument,
  Decision,
} from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { decisionRequestOf } from '../../platform/approval/decision-request.js';
import type { Money } from '../../platform/approval/second-level.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { ApprovedGoods } from './approved-goods.js';
import type { GoodsState } from './goods-outcome.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { FORM_FIELDS } from './settled-form.js';
import { SubmissionRepository, type SubmissionRow } from './submission.repository.js';
import { GOODS_ROWS } from '../listing/goods-rows.js';

const { under_review, approved, rejected, withdrawn } = SUBMISSION_STATUS;

/** Goods with the pending form, or the one submitted last. */
interface ReviewedGoods extends LockedDocument {
  goods: PublishedGoods;
  submission: SubmissionRow | null;
  /** A lot of theirs is scheduled or running: nothing new may come to the shop. */
  isHeld: boolean;
}

/** The platform's decision on goods that were submitted, or changed. */
@Injectable()
export class GoodsReviewService implements ApprovalDocument<ReviewedGoods, GoodsState> {
  readonly name = 'goods_submission';
  readonly notesField = 'audit_notes';
  readonly reached = GOODS_ROWS;
  readonly fields: ReadonlySet<string> = new Set(FORM_FIELDS);

  constructor(
    private readonly db: Database,
    private readonly approval: ApprovalService,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly shelf: ApprovedGoods,
    private readonly holds: GoodsHolds,
  ) {}

  decideGoods(caller: StaffCaller, request: AuditGoodsRequest): Promise<GoodsDecision[]> {
    return this.approval.decideEach(this, caller, auditGoods, request, decisionRequestOf(request), {
      status: null,
      audit_status: null,
    });
  }

  /** Goods whose form waits for a decision. */
  countWaiting(): Promise<number> {
    return this.submissions.countWaiting(this.db);
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedGoods>> {
    const rows = await this.goods.lockListing(tx, ids, companies);
    const submissions = await this.submissions.listNewest(tx, ids);
    const held = await this.holds.inLot(tx, ids);
    return new Map(
      [...rows].map(([id, goods]) => [id, reviewedGoods(goods, submissions.get(id) ?? null, held.has(id))]),
    );
  }

  /** The shop's price for all pieces; an auction's price is its bidders'. */
  value({ goods: { currency, quantity, price } }: ReviewedGoods): Money | null {
    return price === null ? null : { amount: price * quantity, currency };
  }

  waiting({ goods }: ReviewedGoods): GoodsState {
    return { status: goods.status, audit_status: under_review };
  }

  async approve(tx: Tx, caller: StaffCaller, row: ReviewedGoods, decision: Decision): Promise<GoodsState> {
    if (row.isHeld) throw new AppError('AUCTION_LOCKED');
    const submission = sent(row);
    await this.submissions.decideSubmission(tx, submission.id, approved, decision.id);
    const status = await this.shelf.approve(tx, caller, row.goods, submission);
    return { status, audit_status: approved };
  }

  /** Goods that the shop shows stay as they were. */
  async reject(tx: Tx, _caller: StaffCaller, row: ReviewedGoods, decision: Decision): Promise<GoodsState> {
    const { goods } = row;
    await this.submissions.decideSubmission(tx, sent(row).id, rejected, decision.id);
    const status = goodsMachine.may(goods.status, 'reject') ? GOODS_STATUS.rejected : goods.status;
    await this.goods.updateListing(tx, goods.id, { status, audit_status: rejected });
    return { status, audit_status: rejected };
  }

  event(row: ReviewedGoods, { isApproved, notes }: Decision): NewEvent {
    const { id, goods_id, submitted_by } = sent(row);
    const payload = {
      goods_id,
      submission_id: id,
      account_id: submitted_by,
      is_approved: isApproved,
      reason: notes,
    };
    return { event: 'goods.decided', payload };
  }

  audit({ goods }: ReviewedGoods, decision: Decision, { status, audit_status }: GoodsState): AuditLine {
    return {
      action: 'goods:goods:audit',
      subjectType: 'goods',
      subjectId: goods.id,
      before: { status: goods.status, audit_status: under_review },
      after: { status, audit_status, field_reasons: decision.fieldReasons },
    };
  }
}

function reviewedGoods(
  goods: PublishedGoods,
  submission: SubmissionRow | null,
  isHeld: boolean,
): ReviewedGoods {
  const status = submission?.audit_status;
  return {
    id: goods.id,
    goods,
    submission,
    isHeld,
    documentId: submission?.id ?? null,
    reviewState:
      status === undefined || status === withdrawn
        ? 'closed'
        : submissionMachine.may(status, 'approve')
          ? 'waiting'
          : 'decided',
    version: submission?.id ?? 0,
    initiatorId: submission?.submitted_by ?? 0,
    companyId: goods.company_id,
  };
}

/** What was decided was submitted. */
function sent({ submission }: ReviewedGoods): SubmissionRow {
  invariant(submission, 'decided goods were submitted');
  return submission;
}
