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
  adminGoodsList(caller: StaffCaller, request: AdminGoodsListRequest) {
    return this.query.listGoods(caller, request);
  }

  @Call(adminGoodsDetail)
  adminGoodsDetail(caller: StaffCaller, request: IdRequest) {
    return this.query.getGoodsDetail(caller, request);
  }

  @Call(addGoods)
  addGoods(caller: StaffCaller, request: AddGoodsRequest) {
    return this.publishing.addGoods(caller, request);
  }

  @Call(updateGoods)
  updateGoods(caller: StaffCaller, request: UpdateGoodsRequest) {
    return this.editing.updateGoods(caller, request);
  }

  @Call(delGoods)
  delGoods(caller: StaffCaller, request: IdActionRequest) {
    return this.shelf.deleteGoods(caller, request);
  }

  @Call(submitGoods)
  submit(caller: StaffCaller, request: IdActionRequest) {
    return this.submissions.submit(caller, request);
  }

  @Call(cancelSubmitGoods)
  cancelSubmitGoods(caller: StaffCaller, request: IdActionRequest) {
    return this.withdrawals.withdrawSubmission(caller, request);
  }

  @Call(auditGoods)
  auditGoods(caller: StaffCaller, request: AuditGoodsRequest) {
    return this.review.decideGoods(caller, request);
  }

  @Call(goodsStatus)
  move(caller: StaffCaller, request: GoodsStatusRequest) {
    return this.shelf.move(caller, request);
  }
}
