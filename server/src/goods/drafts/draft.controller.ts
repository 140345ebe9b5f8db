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
  list(caller: StaffCaller, request: DraftProductListRequest) {
    return this.drafts.list(caller, request);
  }

  @Call(draftProductsDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.drafts.detail(caller, request);
  }

  @Call(addDraftProducts)
  add(caller: StaffCaller, request: AddDraftProductRequest) {
    return this.drafts.add(caller, request);
  }

  @Call(updateDraftProducts)
  update(caller: StaffCaller, request: UpdateDraftProductRequest) {
    return this.drafts.update(caller, request);
  }

  @Call(delDraftProducts)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.drafts.delete(caller, request);
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
