import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addBargain,
  adminBargainDetail,
  auditBargain,
  bargainDetail,
  cancelBargain,
  myBargainList,
  replyBargain,
} from '@fovea/shared-types/order/bargain.calls';
import type {
  AddBargainRequest,
  AuditBargainRequest,
  CancelBargainRequest,
  MyBargainListRequest,
  ReplyBargainRequest,
} from '@fovea/shared-types/order/bargain.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { BargainAdminService } from './bargain-admin.service.js';
import { BargainQueryService } from './bargain-query.service.js';
import { BargainService } from './bargain.service.js';

@Controller()
export class BargainController {
  constructor(
    private readonly bargains: BargainService,
    private readonly admin: BargainAdminService,
    private readonly queries: BargainQueryService,
  ) {}

  @Call(addBargain)
  add(caller: MemberCaller, request: AddBargainRequest) {
    return this.bargains.add(caller, request);
  }

  @Call(myBargainList)
  mine(caller: MemberCaller, request: MyBargainListRequest) {
    return this.queries.listMine(caller, request);
  }

  @Call(bargainDetail)
  detail(caller: MemberCaller, { id }: IdRequest) {
    return this.queries.detail(caller, id);
  }

  @Call(replyBargain)
  reply(caller: MemberCaller, request: ReplyBargainRequest) {
    return this.bargains.reply(caller, request);
  }

  @Call(adminBargainDetail)
  staffDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.staffDetail(caller, id);
  }

  @Call(auditBargain)
  answer(caller: StaffCaller, request: AuditBargainRequest) {
    return this.admin.answer(caller, request);
  }

  @Call(cancelBargain)
  cancel(caller: StaffCaller, request: CancelBargainRequest) {
    return this.admin.cancel(caller, request);
  }
}
