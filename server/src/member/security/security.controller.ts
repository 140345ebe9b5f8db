import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  BindEmailAnswer,
  BindEmailRequest,
  BindPhoneAnswer,
  BindPhoneRequest,
} from '@fovea/shared-types/member/code.dto';
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
import {
  ChangePasswordRequest,
  TokenAnswer,
  VerifyPasswordRequest,
} from '@fovea/shared-types/member/password.dto';
import {
  ConfirmSecondFactorRequest,
  EnrolSecondFactorRequest,
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorProof,
  SecondFactorSecret,
} from '@fovea/shared-types/member/second-factor.dto';
import { EndedSessionsAnswer, SessionItem } from '@fovea/shared-types/member/session.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BindingService } from './binding.service.js';
import { nothingSlow, OwnerCheckService } from '../passwords/owner-check.service.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
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
    private readonly owner: OwnerCheckService,
  ) {}

  @Call(bindEmail, {
    may: 'member',
    request: BindEmailRequest,
    response: BindEmailAnswer,
    summary: 'Gives the account another e-mail address, with the code sent to it',
  })
  bindEmail(@RequestCaller() caller: MemberCaller, @Body() request: BindEmailRequest) {
    return this.bindings.bindEmail(caller, request);
  }

  @Call(bindPhone, {
    may: 'member',
    request: BindPhoneRequest,
    response: BindPhoneAnswer,
    summary: 'Gives the account another phone number, with the code sent to it',
  })
  bindPhone(@RequestCaller() caller: MemberCaller, @Body() request: BindPhoneRequest) {
    return this.bindings.bindPhone(caller, request);
  }

  @Call(changePassword, {
    may: 'member',
    request: ChangePasswordRequest,
    response: TokenAnswer,
    summary: 'Sets a new password, ends all sessions, and answers the token of a new one',
  })
  changePassword(@RequestCaller() caller: MemberCaller, @Body() request: ChangePasswordRequest) {
    return this.passwords.change(caller, request);
  }

  @Call(verifyPassword, {
    may: 'member',
    request: VerifyPasswordRequest,
    response: null,
    summary: "Says whether this is the caller's password, for a screen that was locked",
  })
  verifyPassword(@RequestCaller() caller: MemberCaller, @Body() { password }: VerifyPasswordRequest) {
    return this.owner.prove(caller, password, nothingSlow, async () => null);
  }

  @Call(sessionList, {
    may: 'member',
    request: null,
    response: [SessionItem],
    summary: "The caller's own sessions that still live, the one last seen first",
  })
  list(@RequestCaller() caller: MemberCaller) {
    return this.sessions.list(caller);
  }

  @Call(endSession, {
    may: 'member',
    request: IdRequest,
    response: null,
    summary: "Ends one of the caller's own sessions",
  })
  endOne(@RequestCaller() caller: MemberCaller, @Body() { id }: IdRequest) {
    return this.sessions.endOwn(caller, id);
  }

  @Call(endOtherSessions, {
    may: 'member',
    request: null,
    response: EndedSessionsAnswer,
    summary: 'Signs the caller out everywhere but here',
  })
  endOthers(@RequestCaller() caller: MemberCaller) {
    return this.sessions.endOthers(caller);
  }

  @Call(secondFactorInfo, {
    may: 'member',
    request: null,
    response: SecondFactorInfo,
    summary: 'Whether the second factor is on, and whether a role asks for it',
  })
  factor(@RequestCaller() caller: MemberCaller) {
    return this.factors.info(caller);
  }

  @Call(enrolSecondFactor, {
    may: 'member',
    request: EnrolSecondFactorRequest,
    response: SecondFactorSecret,
    summary: 'Offers a secret for an authenticator, to be confirmed with a code',
  })
  enrol(@RequestCaller() caller: MemberCaller, @Body() { password }: EnrolSecondFactorRequest) {
    return this.factors.enrol(caller, password);
  }

  @Call(confirmSecondFactor, {
    may: 'member',
    request: ConfirmSecondFactorRequest,
    response: RecoveryCodes,
    summary: 'Turns the second factor on, and tells the recovery codes once',
  })
  confirm(@RequestCaller() caller: MemberCaller, @Body() { code }: ConfirmSecondFactorRequest) {
    return this.factors.confirm(caller, code);
  }

  @Call(renewRecoveryCodes, {
    may: 'member',
    request: SecondFactorProof,
    response: RecoveryCodes,
    summary: 'Replaces all recovery codes, and tells the new ones once',
  })
  renew(@RequestCaller() caller: MemberCaller, @Body() request: SecondFactorProof) {
    return this.factors.renewRecoveryCodes(caller, request);
  }

  @Call(disableSecondFactor, {
    may: 'member',
    request: SecondFactorProof,
    response: null,
    summary: 'Turns the second factor off, unless a role asks for it',
  })
  disable(@RequestCaller() caller: MemberCaller, @Body() request: SecondFactorProof) {
    return this.factors.disable(caller, request);
  }
}
