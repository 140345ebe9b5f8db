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
  addBargain(caller: MemberCaller, request: AddBargainRequest) {
    return this.bargains.addBargain(caller, request);
  }

  @Call(myBargainList)
  mine(caller: MemberCaller, request: MyBargainListRequest) {
    return this.queries.listMine(caller, request);
  }

  @Call(bargainDetail)
  bargainDetail(caller: MemberCaller, { id }: IdRequest) {
    return this.queries.getBargainDetail(caller, id);
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
  auditBargain(caller: StaffCaller, request: AuditBargainRequest) {
    return this.admin.answerBargain(caller, request);
  }

  @Call(cancelBargain)
  cancelBargain(caller: StaffCaller, request: CancelBargainRequest) {
    return this.admin.cancelBargain(caller, request);
  }
}
