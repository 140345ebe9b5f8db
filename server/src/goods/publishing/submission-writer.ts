import { Injectable } from '@nestjs/common';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type { SqlValue, Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { GoodsFiles } from './goods-files.js';
import { PublishingRepository } from './publishing.repository.js';
import { filesOf } from './settled-form.js';
import { SubmissionRepository, type NewSubmission } from './submission.repository.js';

/** Submits goods for their review; under the lock of the goods. */
@Injectable()
export class SubmissionWriter {
  constructor(
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly files: GoodsFiles,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Goods that are there already.
   * @param published what the shop shows of these goods, null when it shows nothing yet
   * @param row what else becomes of the goods, its state for one
   */
  async handIn(
    tx: Tx,
    caller: StaffCaller,
    submission: NewSubmission,
    row: Record<string, SqlValue> = {},
  ): Promise<void> {
    const pictures = await this.files.picturesOf(tx, submission.form);
    await this.add(tx, caller, [{ ...submission, pictures }]);
    await this.goods.updateListing(tx, submission.goodsId, {
      ...row,
      audit_status: SUBMISSION_STATUS.under_review,
    });
  }

  /**
   * Submissions whose goods are already marked as under review.
   * @param submissions each with the pictures that its descriptions show
   */
  async add(
    tx: Tx,
    caller: StaffCaller,
    submissions: readonly (NewSubmission & { pictures: readonly number[] })[],
  ): Promise<void> {
    const ids = await this.submissions.insertSubmission(tx, caller.member.accountId, submissions);
    const added = submissions.map((submission, at) => ({ ...submission, id: elementAt(ids, at) }));
    await this.submissions.addFiles(
      tx,
      added.flatMap(({ id, form, pictures }) =>
        [...new Set([...filesOf(form), ...pictures])].map((fileId) => ({ submissionId: id, fileId })),
      ),
    );
    await this.outbox.addAll(
      tx,
      added.map(({ id, goodsId }) => ({
        event: 'goods.submitted',
        payload: { goods_id: goodsId, submission_id: id },
      })),
    );
  }
}
