import { Controller } from '@nestjs/common';
import type { SendEmailCodeRequest, SendPhoneCodeRequest } from '@fovea/shared-types/member/code.dto';
import {
  emailLogin,
  forcedPassword,
  forgetPassword,
  register,
  secondFactorLogin,
  sendEmailCode,
  sendPhoneCode,
  smsLogin,
} from '@fovea/shared-types/member/member.calls';
import type {
  EmailLoginRequest,
  RegisterRequest,
  SmsLoginRequest,
} from '@fovea/shared-types/member/member.dto';
import type { ForcedPasswordRequest, ForgetPasswordRequest } from '@fovea/shared-types/member/password.dto';
import type { SecondFactorLoginRequest } from '@fovea/shared-types/member/second-factor.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { PasswordRetrievalService } from '../passwords/password-retrieval.service.js';
import { ForcedPasswordService } from './forced-password.service.js';
import { SecondStepService } from './second-step.service.js';
import { RegistrationService } from './registration.service.js';
import { SignInService } from './sign-in.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

/** What a person needs before they have a session. */
@Controller()
export class SignInController {
  constructor(
    private readonly codes: VerificationCodeService,
    private readonly registration: RegistrationService,
    private readonly signIns: SignInService,
    private readonly secondStep: SecondStepService,
    private readonly forced: ForcedPasswordService,
    private readonly passwords: PasswordRetrievalService,
  ) {}

  @Call(sendEmailCode)
  sendByMail(caller: Caller, request: SendEmailCodeRequest) {
    return this.codes.sendByMail(caller, request);
  }

  @Call(sendPhoneCode)
  sendByPhone(caller: Caller, request: SendPhoneCodeRequest) {
    return this.codes.sendByPhone(caller, request);
  }

  @Call(register)
  register(caller: Caller, request: RegisterRequest) {
    return this.registration.register(caller, request);
  }

  @Call(emailLogin)
  byPassword(caller: Caller, request: EmailLoginRequest) {
    return this.signIns.byPassword(caller, request);
  }

  @Call(smsLogin)
  bySms(caller: Caller, request: SmsLoginRequest) {
    return this.signIns.bySms(caller, request);
  }

  @Call(secondFactorLogin)
  bySecondFactor(caller: Caller, request: SecondFactorLoginRequest) {
    return this.secondStep.answerSecondStep(caller, request);
  }

  @Call(forcedPassword)
  setPassword(caller: Caller, request: ForcedPasswordRequest) {
    return this.forced.set(caller, request);
  }

  @Call(forgetPassword)
  retrieve(caller: Caller, request: ForgetPasswordRequest) {
    return this.passwords.retrieve(caller, request);
  }
}
