import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AddDraftProductRequest,
  CopyGoodsRequest,
  DraftProductListRequest,
  UpdateDraftProductRequest,
} from '@fovea/shared-types/goods/draft.dto';
import {
  addDraftProducts,
  copyGoodsToDraft,
  delDraftProducts,
  draftProductsDetail,
  draftProductsList,
  publishDraftProducts,
  updateDraftProducts,
} from '@fovea/shared-types/goods/publishing.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DraftPublishingService } from './draft-publishing.service.js';
import { DraftService } from './draft.service.js';

@Controller()
export class DraftController {
  constructor(
    private readonly drafts: DraftService,
    private readonly publishing: DraftPublishingService,
  ) {}

  @Call(draftProductsList)
  draftProductsList(caller: StaffCaller, request: DraftProductListRequest) {
    return this.drafts.listDrafts(caller, request);
  }

  @Call(draftProductsDetail)
  draftProductsDetail(caller: StaffCaller, request: IdRequest) {
    return this.drafts.getDraftDetail(caller, request);
  }

  @Call(addDraftProducts)
  addDraftProducts(caller: StaffCaller, request: AddDraftProductRequest) {
    return this.drafts.addDraft(caller, request);
  }

  @Call(updateDraftProducts)
  updateDraftProducts(caller: StaffCaller, request: UpdateDraftProductRequest) {
    return this.drafts.updateDraft(caller, request);
  }

  @Call(delDraftProducts)
  delDraftProducts(caller: StaffCaller, request: IdActionRequest) {
    return this.drafts.deleteDraft(caller, request);
  }

  @Call(publishDraftProducts)
  publish(caller: StaffCaller, request: IdActionRequest) {
    return this.publishing.publish(caller, request);
  }

  @Call(copyGoodsToDraft)
  copy(caller: StaffCaller, request: CopyGoodsRequest) {
    return this.publishing.copy(caller, request);
  }
}
