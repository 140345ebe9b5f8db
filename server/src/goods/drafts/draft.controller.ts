import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  AddDraftProductRequest,
  CopyGoodsRequest,
  DraftProductAnswer,
  DraftProductDetail,
  DraftProductListRequest,
  DraftProductListResponse,
  PublishDraftResponse,
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
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DraftPublishingService } from './draft-publishing.service.js';
import { DraftService } from './draft.service.js';

@Controller()
export class DraftController {
  constructor(
    private readonly drafts: DraftService,
    private readonly publishing: DraftPublishingService,
  ) {}

  @Call(draftProductsList, {
    may: 'goods:draft:list',
    request: DraftProductListRequest,
    response: DraftProductListResponse,
    summary: 'Unfinished publish forms, the last one saved first',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: DraftProductListRequest) {
    return this.drafts.list(caller, request);
  }

  @Call(draftProductsDetail, {
    may: 'goods:draft:list',
    request: IdRequest,
    response: DraftProductDetail,
    summary: 'One unfinished publish form with its files and its version',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.drafts.detail(caller, request);
  }

  @Call(addDraftProducts, {
    may: 'goods:draft:edit',
    request: AddDraftProductRequest,
    response: DraftProductAnswer,
    summary: 'Keeps a publish form of which at least one field is filled in',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddDraftProductRequest) {
    return this.drafts.add(caller, request);
  }

  @Call(updateDraftProducts, {
    may: 'goods:draft:edit',
    request: UpdateDraftProductRequest,
    response: DraftProductAnswer,
    summary: 'Saves the whole form as it stands in the editor',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateDraftProductRequest) {
    return this.drafts.update(caller, request);
  }

  @Call(delDraftProducts, {
    may: 'goods:draft:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Throws an unfinished publish form away',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.drafts.delete(caller, request);
  }

  @Call(publishDraftProducts, {
    may: 'goods:goods:add',
    request: IdActionRequest,
    response: PublishDraftResponse,
    summary: 'Makes goods of a draft and hands them in for their review',
  })
  publish(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.publishing.publish(caller, request);
  }

  @Call(copyGoodsToDraft, {
    may: 'goods:draft:edit',
    request: CopyGoodsRequest,
    response: DraftProductAnswer,
    summary: 'Makes a draft of goods, all but their serial number and schedule',
  })
  copy(@RequestCaller() caller: StaffCaller, @Body() request: CopyGoodsRequest) {
    return this.publishing.copy(caller, request);
  }
}
