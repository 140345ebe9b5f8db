import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import { updateGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsAuditAnswer, UpdateGoodsRequest } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseOutrun } from '../../platform/database/row-version.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { FormCheck } from './form-check.js';
import { columnsOf, formOfRow, termColumnsOf } from './goods-columns.js';
import { GoodsFiles } from './goods-files.js';
import { isSoldLot, mayMove, saleStateOf } from './goods-moves.js';
import { standingOf } from './goods-standing.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import {
  changedFields,
  formIn,
  namedIn,
  reviewedAmong,
  withTermsOf,
  type CompleteForm,
  type SettledForm,
} from './settled-form.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository } from './submission.repository.js';

/** An edit that was found sound, and what it changes. */
interface Edit {
  present: SettledForm;
  wanted: CompleteForm;
  changed: GoodsFormField[];
  contentImages: number[];
}

/**
 * Changes what goods say. What the shop shows of listed goods is reviewed first, while the old text stays up; price,
 * quantity and terms of delivery count at once (R-GDS-08).
 */
@Injectable()
export class GoodsEditService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly writer: SubmissionWriter,
    private readonly check: FormCheck,
    private readonly files: GoodsFiles,
    private readonly holds: GoodsHolds,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async update(caller: StaffCaller, request: UpdateGoodsRequest): Promise<GoodsAuditAnswer> {
    const answer = await this.idempotency.run(caller, updateGoods.path, request, (tx) =>
      this.edit(tx, caller, request.id, formIn(request), request.version),
    );
    this.outbox.wake();
    return answer;
  }

  /**
   * The same in a transaction of the caller's, for many at once: lock them in id order.
   * @param form what it does not name stays; null takes back
   * @param version absent: whatever stands is replaced
   * @throws NOT_FOUND, STATE_CONFLICT, AUCTION_LOCKED, CHANGED_MEANWHILE, VALIDATION with `fields`, FILE_UNKNOWN
   */
  async edit(
    tx: Tx,
    caller: StaffCaller,
    id: number,
    form: GoodsForm,
    version?: string,
  ): Promise<GoodsAuditAnswer> {
    const row = (await this.goods.lock(tx, [id], caller.companies)).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    if ((await this.holds.inLot(tx, [id])).has(id)) throw new AppError('AUCTION_LOCKED');
    if (!mayMove(row.status, 'edit')) throw new AppError('STATE_CONFLICT');
    refuseOutrun(version, standingOf(row));
    const edit = await this.read(tx, caller, row, form);
    if (edit.changed.length === 0) return { id, audit_status: null };
    const isListed = row.status === GOODS_STATUS.listed;
    const waits = isListed
      ? await this.changeListed(tx, caller, row, edit)
      : await this.changeOther(tx, row, edit);
    await this.audit.record(tx, caller, {
      action: 'goods:goods:update',
      subjectType: 'goods',
      subjectId: id,
      before: only(edit.present, edit.changed),
      after: only(edit.wanted, edit.changed),
    });
    return { id, audit_status: waits ? SUBMISSION_STATUS.under_review : null };
  }

  private async read(tx: Tx, caller: StaffCaller, row: PublishedGoods, form: GoodsForm): Promise<Edit> {
    const present = formOfRow(row);
    const pending = (await this.submissions.listPending(tx, [row.id])).get(row.id);
    // New words come on top of those that wait already: what is not named stays as it was handed in.
    const isReviewed = reviewedAmong(namedIn(form)).length > 0;
    const base = pending && isReviewed ? withTermsOf(pending.form, present) : present;
    const before = { form: present, hasOwnPictures: row.has_own_pictures };
    const wanted = await this.check.complete(tx, row.company_id, { ...base, ...form }, before);
    const changed = changedFields(present, wanted);
    const isOtherSale = changed.includes('sale_type') || changed.includes('quantity');
    if (isOtherSale && isSoldLot(row)) throw new AppError('STATE_CONFLICT');
    const known = await this.files.knownOf(tx, row.id);
    if (pending) for (const file of await this.submissions.listFiles(tx, pending.id)) known.add(file);
    const contentImages = await this.files.claim(tx, caller.member.accountId, wanted, known);
    return { present, wanted, changed, contentImages };
  }

  /** @returns whether a review waits */
  private async changeListed(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    { present, wanted, changed }: Edit,
  ): Promise<boolean> {
    const reviewed = reviewedAmong(changed);
    if (reviewed.length < changed.length) await this.changeTerms(tx, row, wanted);
    if (reviewed.length === 0) return false;
    // A change that waited is replaced by this one.
    await this.submissions.withdraw(tx, row.id);
    const published = withTermsOf(present, wanted);
    await this.writer.handIn(tx, caller, { goodsId: row.id, form: wanted, published });
    return true;
  }

  /** What counts at once, and what the shop then shows of the sale. */
  private async changeTerms(tx: Tx, row: PublishedGoods, wanted: CompleteForm): Promise<void> {
    const saleState = saleStateOf({ ...wanted, sale_state: row.sale_state });
    // Listed goods are past their time.
    await this.goods.update(tx, row.id, { ...termColumnsOf(wanted), up_at: null, sale_state: saleState });
    await this.outbox.add(tx, 'goods.changed', { goods_id: row.id });
    if (saleState !== row.sale_state)
      await this.outbox.add(tx, 'goods.sale-state-changed', {
        goods_id: row.id,
        from: row.sale_state,
        to: saleState,
      });
  }

  /** Goods that the shop does not show say at once what they are told; the shelf asks for a review of new text. */
  private async changeOther(
    tx: Tx,
    row: PublishedGoods,
    { wanted, changed, contentImages }: Edit,
  ): Promise<false> {
    const isReviewed = reviewedAmong(changed).length > 0;
    const isWithdrawn = isReviewed && (await this.submissions.withdraw(tx, row.id));
    await this.goods.update(tx, row.id, {
      ...columnsOf(wanted),
      needs_review: row.needs_review || isReviewed,
      ...(isWithdrawn ? { audit_status: SUBMISSION_STATUS.withdrawn } : {}),
    });
    await this.files.write(tx, row.id, wanted, contentImages);
    return false;
  }
}

/** Some fields of a form, for the audit log. */
const only = (form: SettledForm, fields: readonly GoodsFormField[]): Partial<SettledForm> =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));
