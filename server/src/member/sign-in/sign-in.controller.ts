import { Body, Controller } from '@nestjs/common';
import { SendEmailCodeRequest, SendPhoneCodeRequest } from '@fovea/shared-types/member/code.dto';
import {
  emailLogin,
  forgetPassword,
  register,
  secondFactorLogin,
  sendEmailCode,
  sendPhoneCode,
  smsLogin,
} from '@fovea/shared-types/member/member.calls';
import {
  EmailLoginRequest,
  RegisterRequest,
  SessionAnswer,
  SmsLoginRequest,
} from '@fovea/shared-types/member/member.dto';
import { ForgetPasswordRequest } from '@fovea/shared-types/member/password.dto';
import { SecondFactorLoginRequest } from '@fovea/shared-types/member/second-factor.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
import { RegistrationService } from './registration.service.js';
import { SignInService } from './sign-in.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

/** What a person needs before he has a session. */
@Controller()
export class SignInController {
  constructor(
    private readonly codes: VerificationCodeService,
    private readonly registration: RegistrationService,
    private readonly signIns: SignInService,
    private readonly passwords: PasswordChangeService,
  ) {}

  @Call(sendEmailCode, {
    may: 'public',
    request: SendEmailCodeRequest,
    response: null,
    summary: 'Sends a code of six digits to an e-mail address',
    success: 'code_sent',
  })
  sendByMail(@RequestCaller() caller: Caller, @Body() request: SendEmailCodeRequest) {
    return this.codes.sendByMail(caller, request);
  }

  @Call(sendPhoneCode, {
    may: 'public',
    request: SendPhoneCodeRequest,
    response: null,
    summary: 'Sends a code of six digits to a phone',
    success: 'code_sent',
  })
  sendByPhone(@RequestCaller() caller: Caller, @Body() request: SendPhoneCodeRequest) {
    return this.codes.sendByPhone(caller, request);
  }

  @Call(register, {
    may: 'public',
    request: RegisterRequest,
    response: SessionAnswer,
    summary: 'Opens an account with the code sent by mail, and signs in',
  })
  register(@RequestCaller() caller: Caller, @Body() request: RegisterRequest) {
    return this.registration.register(caller, request);
  }

  @Call(emailLogin, {
    may: 'public',
    request: EmailLoginRequest,
    response: SessionAnswer,
    summary: 'Signs in with an e-mail address or phone number and the password',
  })
  byPassword(@RequestCaller() caller: Caller, @Body() request: EmailLoginRequest) {
    return this.signIns.byPassword(caller, request);
  }

  @Call(smsLogin, {
    may: 'public',
    request: SmsLoginRequest,
    response: SessionAnswer,
    summary: 'Signs in with a phone number and the code sent to it',
  })
  bySms(@RequestCaller() caller: Caller, @Body() request: SmsLoginRequest) {
    return this.signIns.bySms(caller, request);
  }

  @Call(secondFactorLogin, {
    may: 'public',
    request: SecondFactorLoginRequest,
    response: SessionAnswer,
    summary: 'Completes a sign-in that was answered SECOND_FACTOR_REQUIRED',
  })
  bySecondFactor(@RequestCaller() caller: Caller, @Body() request: SecondFactorLoginRequest) {
    return this.signIns.bySecondFactor(caller, request);
  }

  @Call(forgetPassword, {
    may: 'public',
    request: ForgetPasswordRequest,
    response: null,
    summary: 'Sets a new password with a code sent by mail or to a phone, and ends all sessions',
  })
  retrieve(@RequestCaller() caller: Caller, @Body() request: ForgetPasswordRequest) {
    return this.passwords.retrieve(caller, request);
  }
}
