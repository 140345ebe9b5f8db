import { Injectable } from '@nestjs/common';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { columnsOf, termColumnsOf } from './goods-columns.js';
import { GoodsFiles } from './goods-files.js';
import { saleStateOf } from './goods-moves.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { reviewedAmong, withTermsOf, type CompleteForm } from './settled-form.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository } from './submission.repository.js';
import type { GoodsEdit } from './goods-edit-reader.js';

/** Writes an edit: at once, or as a submission that waits for its review. */
@Injectable()
export class GoodsEditWriter {
  constructor(
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly writer: SubmissionWriter,
    private readonly files: GoodsFiles,
    private readonly outbox: Outbox,
  ) {}

  /** @returns whether a review waits */
  async changeListed(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    { present, wanted, changed }: GoodsEdit,
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
    await this.goods.updateListing(tx, row.id, {
      ...termColumnsOf(wanted),
      up_at: null,
      sale_state: saleState,
    });
    await this.outbox.add(tx, 'goods.changed', { goods_id: row.id });
    if (saleState !== row.sale_state)
      await this.outbox.add(tx, 'goods.sale-state-changed', {
        goods_id: row.id,
        from: row.sale_state,
        to: saleState,
      });
  }

  /** Goods off the shelf change at once; goods on the shelf require a review of new text. */
  async changeOther(
    tx: Tx,
    row: PublishedGoods,
    { wanted, changed, contentImages }: GoodsEdit,
  ): Promise<false> {
    const isReviewed = reviewedAmong(changed).length > 0;
    const isWithdrawn = isReviewed && (await this.submissions.withdraw(tx, row.id));
    await this.goods.updateListing(tx, row.id, {
      ...columnsOf(wanted),
      needs_review: row.needs_review || isReviewed,
      ...(isWithdrawn ? { audit_status: SUBMISSION_STATUS.withdrawn } : {}),
    });
    await this.files.write(tx, row.id, wanted, contentImages);
    return false;
  }
}
