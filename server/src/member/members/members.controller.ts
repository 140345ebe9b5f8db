import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  memberAddGood,
  memberDetail,
  memberMonthPayment,
  memberStatus,
} from '@fovea/shared-types/member/company.calls';
import type {
  MemberAddGoodRequest,
  MemberMonthPaymentRequest,
  MemberStatusRequest,
} from '@fovea/shared-types/member/members.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { MembersAdminService } from './members-admin.service.js';

/** People in the back office beside their list; an account belongs to its person, so that only the platform switches it. */
@Controller()
export class MembersController {
  constructor(private readonly members: MembersAdminService) {}

  @Call(memberDetail)
  memberDetail(caller: StaffCaller, request: IdRequest) {
    return this.members.getMemberDetail(caller, request);
  }

  @Call(memberStatus)
  memberStatus(caller: StaffCaller, request: MemberStatusRequest) {
    return this.members.setMemberStatus(ofPlatform(caller), request);
  }

  @Call(memberMonthPayment)
  setMonthPayment(caller: StaffCaller, request: MemberMonthPaymentRequest) {
    return this.members.setMonthPayment(ofPlatform(caller), request);
  }

  @Call(memberAddGood)
  setAddGood(caller: StaffCaller, request: MemberAddGoodRequest) {
    return this.members.setAddGood(ofPlatform(caller), request);
  }
}
