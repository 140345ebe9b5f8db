import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressModule } from './address/address.module.js';
import { CertificationQueryService } from './company/certification-query.service.js';
import { CertificationReviewService } from './company/certification-review.service.js';
import { CertificationService } from './company/certification.service.js';
import { CompanyPapers } from './company/company-papers.js';
import { CompanySubmissionRepository } from './company/company-submission.repository.js';
import { CompanyController } from './company/company.controller.js';
import { CompanyJobs } from './company/company.jobs.js';
import { CompanyRepository } from './company/company.repository.js';
import { prepareCountries } from './contact/countries.js';
import { LicenceModule } from './licence/licence.module.js';
import { memberAudit } from './member.audit.js';
import { memberConstraints } from './member.constraints.js';
import { MemberJobs } from './member.jobs.js';
import { MemberSearch } from './member.search.js';
import { MembersAdminRepository } from './members/members-admin.repository.js';
import { MembersAdminService } from './members/members-admin.service.js';
import { MembersController } from './members/members.controller.js';
import { servedMember } from './members/member.record.js';
import { servedMerchant } from './merchants/merchant.record.js';
import { MerchantRepository } from './merchants/merchant.repository.js';
import { MerchantQueryService } from './merchants/merchant-query.service.js';
import { MerchantController } from './merchants/merchant.controller.js';
import { MerchantService } from './merchants/merchant.service.js';
import { MyMerchantQueryService } from './merchants/my-merchant-query.service.js';
import { MyMerchantService } from './merchants/my-merchant.service.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SecurityModule } from './security/security.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffModule } from './staff/staff.module.js';
import { VerificationModule } from './verification/verification.module.js';

/** Accounts, codes, sign-in and sessions. Global, because the guards of every module ask it who calls. */
@Global()
@Module({
  imports: [
    AccountsModule,
    AddressModule,
    LicenceModule,
    PasswordsModule,
    SecondFactorModule,
    SecurityModule,
    SessionsModule,
    SignInModule,
    StaffModule,
    VerificationModule,
  ],
  controllers: [
    CompanyController,
    MembersController,
    ...servedMember.controllers,
    MerchantController,
    ...servedMerchant.controllers,
  ],
  providers: [
    CertificationReviewService,
    CertificationService,
    CompanyJobs,
    CompanyPapers,
    CompanyRepository,
    CompanySubmissionRepository,
    ...servedMember.providers,
    ...servedMerchant.providers,
    MemberSearch,
    MemberJobs,
    MembersAdminRepository,
    MembersAdminService,
    MerchantRepository,
    MerchantQueryService,
    MerchantService,
    MyMerchantService,
    CertificationQueryService,
    MyMerchantQueryService,
  ],
  exports: [
    AccountsModule,
    LicenceModule,
    PasswordsModule,
    SessionsModule,
    StaffModule,
    MerchantQueryService,
  ],
})
export class MemberModule implements OnApplicationBootstrap {
  constructor() {
    registerConstraints(memberConstraints);
    registerAuditSubjects(memberAudit);
  }

  onApplicationBootstrap(): void {
    prepareCountries();
  }
}
