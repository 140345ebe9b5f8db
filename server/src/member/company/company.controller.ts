import { Body, Controller } from '@nestjs/common';
import {
  cancelCompany,
  companyInfo,
  registerCompany,
  updateCompany,
} from '@fovea/shared-types/member/company.calls';
import {
  CancelCompanyRequest,
  CancelledCompany,
  CompanyInfo,
  CompanyStatusAnswer,
  RegisterCompanyRequest,
  UpdateCompanyRequest,
} from '@fovea/shared-types/member/company.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CertificationService } from './certification.service.js';

/** A member's own company: its papers and where they stand. */
@Controller()
export class CompanyController {
  constructor(private readonly certification: CertificationService) {}

  @Call(registerCompany, {
    may: 'member',
    request: RegisterCompanyRequest,
    response: CompanyStatusAnswer,
    summary: 'Sends the papers of a company for its certification',
  })
  register(@RequestCaller() caller: MemberCaller, @Body() request: RegisterCompanyRequest) {
    return this.certification.register(caller, request);
  }

  @Call(companyInfo, {
    may: 'member',
    request: null,
    response: CompanyInfo,
    summary: "The caller's company, its certification and why papers were refused",
  })
  info(@RequestCaller() caller: MemberCaller) {
    return this.certification.info(caller);
  }

  @Call(updateCompany, {
    may: 'member',
    request: UpdateCompanyRequest,
    response: CompanyStatusAnswer,
    summary: 'Sends papers again after a refusal, completes them, or changes what was certified',
  })
  update(@RequestCaller() caller: MemberCaller, @Body() request: UpdateCompanyRequest) {
    return this.certification.update(caller, request);
  }

  @Call(cancelCompany, {
    may: 'member',
    request: CancelCompanyRequest,
    response: CancelledCompany,
    summary: 'Takes the first papers back while nobody has decided them',
  })
  cancel(@RequestCaller() caller: MemberCaller, @Body() request: CancelCompanyRequest) {
    return this.certification.cancel(caller, request);
  }
}
