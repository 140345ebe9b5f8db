import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AdminGoodsDetail,
  AdminGoodsListRequest,
  AdminGoodsListResponse,
} from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { Database } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { versionOf } from '../../platform/database/row-version.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { formOfRow, formSourceOf } from './goods-columns.js';
import { toAdminGoods, toPending, toSubmission } from './goods-admin.mapper.js';
import { GoodsAdminRepository } from './goods-admin.repository.js';
import { PublishingRepository } from './publishing.repository.js';
import { filesOf, settledForm } from './settled-form.js';
import { SubmissionRepository } from './submission.repository.js';

/** What staff see of goods: the platform of all, a merchant's of its own. */
@Injectable()
export class GoodsAdminQueryService {
  constructor(
    private readonly db: Database,
    private readonly lists: GoodsAdminRepository,
    private readonly goods: PublishingRepository,
    private readonly submissions: SubmissionRepository,
    private readonly files: FileService,
    private readonly holds: GoodsHolds,
    private readonly approval: ApprovalService,
  ) {}

  async listGoods(caller: StaffCaller, request: AdminGoodsListRequest): Promise<AdminGoodsListResponse> {
    const page = await this.lists.page(this.db, caller.language, request, readerOf(caller));
    return { ...page, data: page.data.map(toAdminGoods) };
  }

  async getGoodsDetail(caller: StaffCaller, { id }: IdRequest): Promise<AdminGoodsDetail> {
    const { language, companies, member } = caller;
    const [goods, row] = [
      await this.goods.findListing(this.db, id, companies),
      await this.lists.findGoods(this.db, language, readerOf(caller), id),
    ];
    if (!goods || !row) throw new AppError('NOT_FOUND');
    const history = await this.submissions.listOf(this.db, id);
    const submission = (await this.submissions.listPending(this.db, [id])).get(id);
    const form = formOfRow(goods);
    const shown = [form, ...(submission ? [submission.form, submission.published ?? form] : [])];
    const links = await this.files.links(this.db, shown.flatMap(filesOf));
    const waiting = history.find((one) => one.id === submission?.id);
    const isOwn = submission?.submitted_by === member.accountId && !member.grants.isWildcard;
    const decisions =
      submission && (await this.approval.decisionsOf(this.db, caller, 'goods_submission', [submission.id]));
    const firstDecision = decisions?.get(submission?.id ?? 0)?.[0] ?? null;
    const rejection = history.find(({ audit_status }) => audit_status === SUBMISSION_STATUS.rejected);
    return {
      ...toAdminGoods(row),
      form: settledForm(form),
      files: [...links.values()],
      pending: submission && waiting ? toPending(waiting, submission, { isOwn, firstDecision }) : null,
      submissions: history.map(toSubmission),
      audit_notes: goods.status === GOODS_STATUS.rejected ? (rejection?.audit_notes ?? null) : null,
      is_in_auction: (await this.holds.inLot(this.db, [id])).has(id),
      version: versionOf(formSourceOf(goods)),
      stock: await this.lists.stockBehind(this.db, id),
    };
  }
}
