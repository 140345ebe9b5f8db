import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import { areaCodes, countryList, myProfile, updateProfile } from '@fovea/shared-types/member/member.calls';
import { AreaCode, Country, Profile, UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { areaCodesIn, countriesIn } from '../contact/countries.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class MemberController {
  constructor(private readonly profiles: ProfileService) {}

  @Call(myProfile, { may: 'member', request: null, response: Profile, summary: "The caller's own profile" })
  profile(@RequestCaller() caller: MemberCaller) {
    return this.profiles.get(caller);
  }

  @Call(updateProfile, {
    may: 'member',
    request: UpdateProfileRequest,
    response: IdAnswer,
    summary: 'Changes picture, name, country, postal code or address of the caller',
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
