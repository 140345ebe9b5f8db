import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import {
  areaCodes,
  countryList,
  emailLogin,
  myProfile,
  register,
  sendEmailCode,
  updateProfile,
} from '@fovea/shared-types/member/member.calls';
import { SendEmailCodeRequest } from '@fovea/shared-types/member/code.dto';
import {
  AreaCode,
  Country,
  EmailLoginRequest,
  Profile,
  RegisterRequest,
  SessionAnswer,
  UpdateProfileRequest,
} from '@fovea/shared-types/member/member.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../platform/http/caller.js';
import { areaCodesIn, countriesIn } from './countries.js';
import { EmailCodeService } from './email-code.service.js';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class MemberController {
  constructor(
    private readonly codes: EmailCodeService,
    private readonly registration: RegistrationService,
    private readonly signIns: SignInService,
    private readonly profiles: ProfileService,
  ) {}

  @Call(sendEmailCode, {
    may: 'public',
    request: SendEmailCodeRequest,
    response: null,
    summary: 'Sends a code of six digits to an e-mail address',
  })
  sendCode(@RequestCaller() caller: Caller, @Body() request: SendEmailCodeRequest) {
    return this.codes.send(caller, request);
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
  signIn(@RequestCaller() caller: Caller, @Body() request: EmailLoginRequest) {
    return this.signIns.signIn(caller, request);
  }

  @Call(myProfile, { may: 'member', request: null, response: Profile, summary: "The caller's own profile" })
  profile(@RequestCaller() caller: MemberCaller) {
    return this.profiles.get(caller);
  }

  @Call(updateProfile, {
    may: 'member',
    request: UpdateProfileRequest,
    response: IdAnswer,
    summary: 'Changes name, country, postal code or address of the caller',
  })
  updateProfile(@RequestCaller() caller: MemberCaller, @Body() request: UpdateProfileRequest) {
    return this.profiles.update(caller, request);
  }

  @Call(areaCodes, {
    may: 'public',
    request: null,
    response: [AreaCode],
    summary: "Telephone codes of all countries, named in the reader's language",
  })
  areaCodes(@RequestCaller() caller: Caller) {
    return areaCodesIn(caller.language);
  }

  @Call(countryList, {
    may: 'public',
    request: null,
    response: [Country],
    summary: "All countries, named in the reader's language",
  })
  countries(@RequestCaller() caller: Caller) {
    return countriesIn(caller.language);
  }
}
