import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
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
import type {
  AddGoodsRequest,
  AdminGoodsListRequest,
  AuditGoodsRequest,
  GoodsStatusRequest,
  UpdateGoodsRequest,
} from '@fovea/shared-types/goods/publishing.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { GoodsAdminQueryService } from './goods-admin-query.service.js';
import { GoodsEditService } from './goods-edit.service.js';
import { GoodsReviewService } from './goods-review.service.js';
import { GoodsSubmissionService } from './goods-submission.service.js';
import { PublishingService } from './publishing.service.js';
import { SubmissionWithdrawalService } from './submission-withdrawal.service.js';
import { ShelfService } from './shelf.service.js';

@Controller()
export class PublishingController {
  constructor(
    private readonly query: GoodsAdminQueryService,
    private readonly publishing: PublishingService,
    private readonly editing: GoodsEditService,
    private readonly submissions: GoodsSubmissionService,
    private readonly withdrawals: SubmissionWithdrawalService,
    private readonly review: GoodsReviewService,
    private readonly shelf: ShelfService,
  ) {}

  @Call(adminGoodsList)
  list(caller: StaffCaller, request: AdminGoodsListRequest) {
    return this.query.list(caller, request);
  }

  @Call(adminGoodsDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.query.detail(caller, request);
  }

  @Call(addGoods)
  add(caller: StaffCaller, request: AddGoodsRequest) {
    return this.publishing.add(caller, request);
  }

  @Call(updateGoods)
  update(caller: StaffCaller, request: UpdateGoodsRequest) {
    return this.editing.update(caller, request);
  }

  @Call(delGoods)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.shelf.delete(caller, request);
  }

  @Call(submitGoods)
  submit(caller: StaffCaller, request: IdActionRequest) {
    return this.submissions.submit(caller, request);
  }

  @Call(cancelSubmitGoods)
  cancel(caller: StaffCaller, request: IdActionRequest) {
    return this.withdrawals.cancel(caller, request);
  }

  @Call(auditGoods)
  decide(caller: StaffCaller, request: AuditGoodsRequest) {
    return this.review.decide(caller, request);
  }

  @Call(goodsStatus)
  move(caller: StaffCaller, request: GoodsStatusRequest) {
    return this.shelf.move(caller, request);
  }
}
