import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { BindEmailRequest, BindPhoneRequest } from '@fovea/shared-types/member/code.dto';
import {
  bindEmail,
  bindPhone,
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  enrolSecondFactor,
  renewRecoveryCodes,
  secondFactorInfo,
  sessionList,
  verifyPassword,
} from '@fovea/shared-types/member/member.calls';
import type { ChangePasswordRequest, VerifyPasswordRequest } from '@fovea/shared-types/member/password.dto';
import type {
  ConfirmSecondFactorRequest,
  EnrolSecondFactorRequest,
  SecondFactorProof,
} from '@fovea/shared-types/member/second-factor.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BindingService } from './binding.service.js';
import { nothingSlow, OwnerCheckService } from '../passwords/owner-check.service.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
import { SecondFactorEnrolmentService } from '../second-factor/second-factor-enrolment.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { SessionService } from '../sessions/session.service.js';

/** What keeps the caller's own account safe: addresses, password, sessions, second factor. */
@Controller()
export class SecurityController {
  constructor(
    private readonly bindings: BindingService,
    private readonly passwords: PasswordChangeService,
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorService,
    private readonly enrolment: SecondFactorEnrolmentService,
    private readonly owner: OwnerCheckService,
  ) {}

  @Call(bindEmail)
  bindEmail(caller: MemberCaller, request: BindEmailRequest) {
    return this.bindings.bindEmail(caller, request);
  }

  @Call(bindPhone)
  bindPhone(caller: MemberCaller, request: BindPhoneRequest) {
    return this.bindings.bindPhone(caller, request);
  }

  @Call(changePassword)
  changePassword(caller: MemberCaller, request: ChangePasswordRequest) {
    return this.passwords.change(caller, request);
  }

  @Call(verifyPassword)
  verifyPassword(caller: MemberCaller, { password }: VerifyPasswordRequest) {
    return this.owner.prove(caller, password, nothingSlow, async () => null);
  }

  @Call(sessionList)
  sessionList(caller: MemberCaller) {
    return this.sessions.listSessions(caller);
  }

  @Call(endSession)
  endOne(caller: MemberCaller, { id }: IdRequest) {
    return this.sessions.endOwn(caller, id);
  }

  @Call(endOtherSessions)
  endOthers(caller: MemberCaller) {
    return this.sessions.endOthers(caller);
  }

  @Call(secondFactorInfo)
  factor(caller: MemberCaller) {
    return this.factors.info(caller);
  }

  @Call(enrolSecondFactor)
  enrol(caller: MemberCaller, { password }: EnrolSecondFactorRequest) {
    return this.enrolment.enrol(caller, password);
  }

  @Call(confirmSecondFactor)
  confirm(caller: MemberCaller, { code }: ConfirmSecondFactorRequest) {
    return this.enrolment.confirm(caller, code);
  }

  @Call(renewRecoveryCodes)
  renew(caller: MemberCaller, request: SecondFactorProof) {
    return this.factors.renewRecoveryCodes(caller, request);
  }

  @Call(disableSecondFactor)
  disable(caller: MemberCaller, request: SecondFactorProof) {
    return this.factors.disable(caller, request);
  }
}
