import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type {
  CopyGoodsRequest,
  DraftProductAnswer,
  PublishDraftResponse,
} from '@fovea/shared-types/goods/draft.dto';
import { copyGoodsToDraft, publishDraftProducts } from '@fovea/shared-types/goods/publishing.calls';
import { draftMachine } from '@fovea/shared-types/states/goods.states';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { DraftFiles } from './draft-files.js';
import { draftFormOf } from './draft-form.js';
import { DraftRepository } from './draft.repository.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { draftCompanyOf } from './draft.service.js';

/** From a draft to goods, and back to a new draft. */
@Injectable()
export class DraftPublishingService {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly draftFiles: DraftFiles,
    private readonly publishing: PublishingService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async publish(caller: StaffCaller, request: IdActionRequest): Promise<PublishDraftResponse> {
    const answer = await this.idempotency.run(caller, publishDraftProducts.path, request, async (tx) => {
      const draft = await this.drafts.lockDraft(tx, readerOf(caller), request.id);
      if (!draft) throw new AppError('NOT_FOUND');
      if (!draftMachine.may(draft.status, 'publish')) throw new AppError('ALREADY_DONE');
      const goods = await this.publishing.publish(tx, caller, draft.form, { draftId: draft.id });
      // They are the goods' from now on.
      await this.draftFiles.letGo(tx, draft);
      return { goods_id: goods.id, audit_status: goods.audit_status };
    });
    this.outbox.wake();
    return answer;
  }

  copy(caller: StaffCaller, request: CopyGoodsRequest): Promise<DraftProductAnswer> {
    return this.idempotency.run(caller, copyGoodsToDraft.path, request, async (tx) => {
      const { form: publishedForm, files } = await this.publishing.formOf(tx, caller, request.goods_id);
      const { accountId } = caller.member;
      const form = draftFormOf({ ...publishedForm, serial_number: '', up_at: null });
      const draft = await this.drafts.insertDraft(tx, {
        owner_id: accountId,
        company_id: draftCompanyOf(caller),
        form,
      });
      const known = await this.drafts.kindsOf(tx, files);
      await this.draftFiles.keep(tx, accountId, { id: draft.id, form }, known);
      return draft;
    });
  }
}
