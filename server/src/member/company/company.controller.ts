import { Controller } from '@nestjs/common';
import {
  cancelCompany,
  companyInfo,
  registerCompany,
  updateCompany,
} from '@fovea/shared-types/member/company.calls';
import type {
  CancelCompanyRequest,
  RegisterCompanyRequest,
  UpdateCompanyRequest,
} from '@fovea/shared-types/member/company.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CertificationQueryService } from './certification-query.service.js';
import { CertificationService } from './certification.service.js';

/** A member's own company: its documents and their states. */
@Controller()
export class CompanyController {
  constructor(
    private readonly certification: CertificationService,
    private readonly queries: CertificationQueryService,
  ) {}

  @Call(registerCompany)
  register(caller: MemberCaller, request: RegisterCompanyRequest) {
    return this.certification.register(caller, request);
  }

  @Call(companyInfo)
  info(caller: MemberCaller) {
    return this.queries.info(caller);
  }

  @Call(updateCompany)
  updateCompany(caller: MemberCaller, request: UpdateCompanyRequest) {
    return this.certification.updateCertification(caller, request);
  }

  @Call(cancelCompany)
  cancelCompany(caller: MemberCaller, request: CancelCompanyRequest) {
    return this.certification.withdrawCertification(caller, request);
  }
}
