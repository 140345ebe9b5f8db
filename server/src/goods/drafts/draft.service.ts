import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AddDraftProductRequest,
  DraftProductAnswer,
  DraftProductDetail,
  DraftProductListRequest,
  DraftProductListResponse,
  UpdateDraftProductRequest,
} from '@fovea/shared-types/goods/draft.dto';
import { addDraftProducts, delDraftProducts } from '@fovea/shared-types/goods/publishing.calls';
import { draftMachine } from '@fovea/shared-types/states/goods.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { FileService } from '../../platform/storage/file.service.js';
import { DraftFiles } from './draft-files.js';
import { draftFormOf, namedFilesOf } from './draft-form.js';
import { toDraft, toDraftDetail } from './draft.mapper.js';
import { DraftRepository, type LockedDraft } from './draft.repository.js';

/** The owner of the draft: the company, as long as the writer's permission holds there. */
export const draftCompanyOf = ({ member, companies }: StaffCaller): number | null =>
  companies === null || (member.companyId !== null && companies.includes(member.companyId))
    ? member.companyId
    : (companies[0] ?? null);

/** Publish forms that are not finished. They are saved while somebody types, so that no save leaves an audit line. */
@Injectable()
export class DraftService {
  constructor(
    private readonly db: Database,
    private readonly drafts: DraftRepository,
    private readonly draftFiles: DraftFiles,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async listDrafts(caller: StaffCaller, request: DraftProductListRequest): Promise<DraftProductListResponse> {
    const page = await this.drafts.page(this.db, caller.language, readerOf(caller), request);
    return { ...page, data: page.data.map((row) => toDraft(row, caller.language)) };
  }

  async getDraftDetail(caller: StaffCaller, { id }: IdRequest): Promise<DraftProductDetail> {
    const row = await this.drafts.findDraft(this.db, caller.language, readerOf(caller), id);
    if (!row) throw new AppError('NOT_FOUND');
    return toDraftDetail(row, caller.language, await this.files.links(this.db, namedFilesOf(row.form)));
  }

  addDraft(caller: StaffCaller, request: AddDraftProductRequest): Promise<DraftProductAnswer> {
    const form = draftFormOf(request);
    return this.idempotency.run(caller, addDraftProducts.path, request, async (tx) => {
      const { accountId } = caller.member;
      const draft = await this.drafts.insertDraft(tx, {
        owner_id: accountId,
        company_id: draftCompanyOf(caller),
        form,
      });
      await this.draftFiles.keep(tx, accountId, { id: draft.id, form }, []);
      return draft;
    });
  }

  async updateDraft(caller: StaffCaller, request: UpdateDraftProductRequest): Promise<DraftProductAnswer> {
    const form = draftFormOf(request);
    return this.db.transaction(async (tx) => {
      const draft = await this.lockOpen(tx, caller, request.id);
      if (request.version !== undefined && request.version !== draft.version)
        throw new AppError('CHANGED_MEANWHILE');
      const version = await this.drafts.updateDraft(tx, draft.id, form);
      if (version !== draft.version)
        await this.draftFiles.keep(tx, caller.member.accountId, { id: draft.id, form }, draft.files);
      return { id: draft.id, version };
    });
  }

  async deleteDraft(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delDraftProducts.path, request, async (tx) => {
      const draft = await this.lockOpen(tx, caller, request.id);
      await this.drafts.markDeleted(tx, draft.id);
      await this.draftFiles.letGo(tx, draft);
      await this.audit.record(tx, caller, {
        action: 'goods:draft:delete',
        subjectType: 'draft_product',
        subjectId: draft.id,
        before: {
          name_c: draft.form.goods_name_c ?? '',
          name_e: draft.form.goods_name_e ?? '',
          name_j: draft.form.goods_name_j ?? '',
        },
      });
    });
  }

  private async lockOpen(tx: Tx, caller: StaffCaller, id: number): Promise<LockedDraft> {
    const draft = await this.drafts.lockDraft(tx, readerOf(caller), id);
    if (!draft) throw new AppError('NOT_FOUND');
    if (!draftMachine.may(draft.status, 'publish', 'delete')) throw new AppError('STATE_CONFLICT');
    return draft;
  }
}
