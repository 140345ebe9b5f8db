import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addGoods,
  adminGoodsDetail,
  adminGoodsList,
  auditGoods,
  cancelSubmitGoods,
  delGoods,
  goodsStatus,
  submitGoods,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import {
  AddGoodsRequest,
  AddGoodsResponse,
  AdminGoodsDetail,
  AdminGoodsListRequest,
  AdminGoodsListResponse,
  AuditGoodsRequest,
  GoodsAuditAnswer,
  GoodsOutcome,
  GoodsStatusRequest,
  UpdateGoodsRequest,
} from '@fovea/shared-types/goods/publishing.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { GoodsAdminQueryService } from './goods-admin-query.service.js';
import { GoodsEditService } from './goods-edit.service.js';
import { GoodsReviewService } from './goods-review.service.js';
import { PublishingService } from './publishing.service.js';
import { ShelfService } from './shelf.service.js';

@Controller()
export class PublishingController {
  constructor(
    private readonly query: GoodsAdminQueryService,
    private readonly publishing: PublishingService,
    private readonly editing: GoodsEditService,
    private readonly review: GoodsReviewService,
    private readonly shelf: ShelfService,
  ) {}

  @Call(adminGoodsList, {
    may: 'goods:goods:list',
    request: AdminGoodsListRequest,
    response: AdminGoodsListResponse,
    summary: 'Goods of every state but deleted, as staff see them',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AdminGoodsListRequest) {
    return this.query.list(caller, request);
  }

  @Call(adminGoodsDetail, {
    may: 'goods:goods:list',
    request: IdRequest,
    response: AdminGoodsDetail,
    summary:
      'The whole form of goods, what waits for its review beside what the shop shows, and what was decided',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.query.detail(caller, request);
  }

  @Call(addGoods, {
    may: 'goods:goods:add',
    request: AddGoodsRequest,
    response: AddGoodsResponse,
    summary: 'Publishes goods: makes them of the form and hands them in for review',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddGoodsRequest) {
    return this.publishing.add(caller, request);
  }

  @Call(updateGoods, {
    may: 'goods:goods:edit',
    request: UpdateGoodsRequest,
    response: GoodsAuditAnswer,
    summary: 'Changes goods; text and pictures of listed ones after a review, price and quantity at once',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateGoodsRequest) {
    return this.editing.update(caller, request);
  }

  @Call(delGoods, {
    may: 'goods:goods:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes goods that are off the shelf and promised to nobody',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.shelf.delete(caller, request);
  }

  @Call(submitGoods, {
    may: 'goods:goods:edit',
    request: IdActionRequest,
    response: GoodsAuditAnswer,
    summary: 'Hands goods in for review',
  })
  submit(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.review.submit(caller, request);
  }

  @Call(cancelSubmitGoods, {
    may: 'goods:goods:edit',
    request: IdActionRequest,
    response: GoodsAuditAnswer,
    summary: 'Takes goods back from their review while nobody has decided',
  })
  cancel(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.review.cancel(caller, request);
  }

  @Call(auditGoods, {
    may: 'goods:goods:approve',
    request: AuditGoodsRequest,
    response: [GoodsOutcome],
    summary: 'Approves or rejects what waits, each goods by itself',
  })
  decide(@RequestCaller() caller: StaffCaller, @Body() request: AuditGoodsRequest) {
    return this.review.decide(caller, request);
  }

  @Call(goodsStatus, {
    may: 'goods:goods:shelf',
    request: GoodsStatusRequest,
    response: [GoodsOutcome],
    summary: 'Puts reviewed goods on the shelf or takes them off, each by itself',
  })
  move(@RequestCaller() caller: StaffCaller, @Body() request: GoodsStatusRequest) {
    return this.shelf.move(caller, request);
  }
}
