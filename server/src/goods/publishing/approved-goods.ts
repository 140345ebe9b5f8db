import { Injectable } from '@nestjs/common';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { Database, type Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ComplianceChecks } from '../compliance/compliance-checks.js';
import { refusalError } from '../compliance/law-refusal.js';
import { columnsOf, formOfRow } from './goods-columns.js';
import { GoodsFiles } from './goods-files.js';
import { saleStateOf } from './goods-moves.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { withTermsOf } from './settled-form.js';
import { SubmissionRepository, type SubmissionRow } from './submission.repository.js';

/** Approved goods are put on the shelf, or their text replaces the listed one. */
@Injectable()
export class ApprovedGoods {
  constructor(
    private readonly db: Database,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly files: GoodsFiles,
    private readonly compliance: ComplianceChecks,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the state that the goods have now */
  async approve(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    submission: SubmissionRow,
  ): Promise<number> {
    if (row.company_id !== null) {
      const law = await this.compliance.offersOf(tx, row.company_id, [submission.form.product_id]);
      const refusal = law.refusalOf(submission.form);
      if (refusal !== null) throw refusalError(refusal, 'id');
    }
    const isFirst = goodsMachine.may(row.status, 'approve');
    if (!isFirst) await this.applyChange(tx, caller, row, submission);
    await this.goods.updateListing(tx, row.id, {
      audit_status: SUBMISSION_STATUS.approved,
      needs_review: false,
    });
    if (!isFirst) return row.status;
    const isLater = row.up_at !== null && row.up_at.getTime() > (await this.db.clock(tx));
    if (!isLater) {
      await this.putOn(tx, row);
      return GOODS_STATUS.listed;
    }
    await this.goods.updateListing(tx, row.id, { status: GOODS_STATUS.off_shelf });
    return GOODS_STATUS.off_shelf;
  }

  /**
   * Of goods whose text is reviewed.
   * @throws what a licence that has ended, a rule or a recall does not allow any more
   */
  putOn(tx: Tx, row: PublishedGoods): Promise<void> {
    return this.putOnAll(tx, [row]);
  }

  /** The same of several, in as many statements as of one. */
  async putOnAll(tx: Tx, rows: readonly PublishedGoods[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const [refusal] = (await this.compliance.refusalsOfOffered(tx, ids)).values();
    if (refusal !== undefined) throw refusalError(refusal, 'ids');
    await this.goods.putOnShelf(
      tx,
      rows.map((row) => ({ id: row.id, saleState: saleStateOf(row) })),
    );
    await this.outbox.add(tx, 'goods.listed', { goods_ids: ids });
  }

  /** The terms of the sale apply since they were submitted, and may have changed again. */
  private async applyChange(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    submission: SubmissionRow,
  ): Promise<void> {
    const form = withTermsOf(submission.form, formOfRow(row));
    const known = new Set(await this.submissions.listFiles(tx, submission.id));
    const contentImages = await this.files.claim(tx, caller.member.accountId, form, known);
    await this.goods.updateListing(tx, row.id, columnsOf(form));
    await this.files.write(tx, row.id, form, contentImages);
    if (row.status === GOODS_STATUS.listed) await this.outbox.add(tx, 'goods.changed', { goods_id: row.id });
  }
}
