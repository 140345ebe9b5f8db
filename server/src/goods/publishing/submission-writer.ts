import { Injectable } from '@nestjs/common';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type { SqlValue, Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { GoodsFiles } from './goods-files.js';
import { PublishingRepository } from './publishing.repository.js';
import { filesOf, type CompleteForm, type SettledForm } from './settled-form.js';
import { SubmissionRepository } from './submission.repository.js';

/** Hands goods in to their review; under the lock of the goods. */
@Injectable()
export class SubmissionWriter {
  constructor(
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly files: GoodsFiles,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param published what the shop shows of these goods, null when it shows nothing yet
   * @param row what else becomes of the goods, its state for one
   */
  async handIn(
    tx: Tx,
    caller: StaffCaller,
    { goodsId, form, published }: { goodsId: number; form: CompleteForm; published: SettledForm | null },
    row: Record<string, SqlValue> = {},
  ): Promise<void> {
    const id = await this.submissions.insert(tx, goodsId, caller.member.accountId, form, published);
    const pictures = await this.files.picturesOf(tx, form);
    await this.submissions.addFiles(tx, id, [...new Set([...filesOf(form), ...pictures])]);
    await this.goods.update(tx, goodsId, { ...row, audit_status: SUBMISSION_STATUS.under_review });
    await this.outbox.add(tx, 'goods.submitted', { goods_id: goodsId, submission_id: id });
  }
}
