import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  memberAddGood,
  memberDetail,
  memberList,
  memberMonthPayment,
  memberStatus,
} from '@fovea/shared-types/member/company.calls';
import {
  MemberAddGoodAnswer,
  MemberAddGoodRequest,
  MemberDetail,
  MemberListRequest,
  MemberListResponse,
  MemberMonthPaymentAnswer,
  MemberMonthPaymentRequest,
  MemberStatusAnswer,
  MemberStatusRequest,
} from '@fovea/shared-types/member/members.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { MembersAdminService } from './members-admin.service.js';

/** People in the back office; an account belongs to its person, so that only the platform switches it. */
@Controller()
export class MembersController {
  constructor(private readonly members: MembersAdminService) {}

  @Call(memberList, {
    may: 'member:account:list',
    request: MemberListRequest,
    response: MemberListResponse,
    summary: 'Lists people; a merchant’s staff see those of their company',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: MemberListRequest) {
    return this.members.list(caller, request);
  }

  @Call(memberDetail, {
    may: 'member:account:list',
    request: IdRequest,
    response: MemberDetail,
    summary: 'A person with company, roles, sessions and addresses',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.members.detail(caller, request);
  }

  @Call(memberStatus, {
    may: 'member:account:status',
    request: MemberStatusRequest,
    response: MemberStatusAnswer,
    summary: 'Disables an account with a reason and ends its sessions, or enables it again',
  })
  setStatus(@RequestCaller() caller: StaffCaller, @Body() request: MemberStatusRequest) {
    return this.members.setStatus(ofPlatform(caller), request);
  }

  @Call(memberMonthPayment, {
    may: 'member:account:month-payment',
    request: MemberMonthPaymentRequest,
    response: MemberMonthPaymentAnswer,
    summary: 'Allows a person to pay monthly, or stops that',
  })
  setMonthPayment(@RequestCaller() caller: StaffCaller, @Body() request: MemberMonthPaymentRequest) {
    return this.members.setMonthPayment(ofPlatform(caller), request);
  }

  @Call(memberAddGood, {
    may: 'member:account:add-good',
    request: MemberAddGoodRequest,
    response: MemberAddGoodAnswer,
    summary: 'Allows a person to publish goods of his company, or stops that',
  })
  setAddGood(@RequestCaller() caller: StaffCaller, @Body() request: MemberAddGoodRequest) {
    return this.members.setAddGood(ofPlatform(caller), request);
  }
}
