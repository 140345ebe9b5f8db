import { Controller } from '@nestjs/common';
import { areaCodes, countryList, myProfile, updateProfile } from '@fovea/shared-types/member/member.calls';
import type { UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { areaCodesIn, countriesIn } from '../contact/countries.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class MemberController {
  constructor(private readonly profiles: ProfileService) {}

  @Call(myProfile)
  profile(caller: MemberCaller) {
    return this.profiles.get(caller);
  }

  @Call(updateProfile)
  updateProfile(caller: MemberCaller, request: UpdateProfileRequest) {
    return this.profiles.updateProfile(caller, request);
  }

  @Call(areaCodes)
  areaCodes(caller: Caller) {
    return areaCodesIn(caller.language);
  }

  @Call(countryList)
  countries(caller: Caller) {
    return countriesIn(caller.language);
  }
}
