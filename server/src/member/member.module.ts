import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { SessionReader } from '../platform/auth/session-reader.js';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AddressController } from './address/address.controller.js';
import { AddressRepository } from './address/address.repository.js';
import { AddressService } from './address/address.service.js';
import { BindingService } from './security/binding.service.js';
import { OwnerCheckService } from './passwords/owner-check.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecurityMailService } from './accounts/security-mail.service.js';
import { SignInSessionService } from './sign-in/sign-in-session.service.js';
import { CredentialRepository } from './accounts/credential.repository.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SignInChallengeRepository } from './sessions/sign-in-challenge.repository.js';
import { SecurityController } from './security/security.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { AccountRepository } from './accounts/account.repository.js';
import { CertificationReviewService } from './company/certification-review.service.js';
import { CertificationService } from './company/certification.service.js';
import { CompanyController } from './company/company.controller.js';
import { CompanyJobs } from './company/company.jobs.js';
import { CompanyPapers } from './company/company-papers.js';
import { CompanyRepository } from './company/company.repository.js';
import { CompanySubmissionRepository } from './company/company-submission.repository.js';
import { ContactService } from './accounts/contact.service.js';
import { prepareCountries } from './contact/countries.js';
import { VerificationCodeRepository } from './verification/verification-code.repository.js';
import { VerificationCodeService } from './verification/verification-code.service.js';
import { LicenceController } from './licence/licence.controller.js';
import { LicenceJobs } from './licence/licence.jobs.js';
import { servedLicence } from './licence/licence.record.js';
import { LicenceRepository } from './licence/licence.repository.js';
import { LicenceReviewService } from './licence/licence-review.service.js';
import { LoginAttemptRepository } from './passwords/login-attempt.repository.js';
import { LoginAttemptService } from './passwords/login-attempt.service.js';
import { MemberJobs } from './member.jobs.js';
import { memberAudit } from './member.audit.js';
import { memberConstraints } from './member.constraints.js';
import { MemberController } from './accounts/member.controller.js';
import { MembersAdminRepository } from './members/members-admin.repository.js';
import { MembersAdminService } from './members/members-admin.service.js';
import { MembersController } from './members/members.controller.js';
import { MemberExports } from './member.exports.js';
import { MembersListRepository } from './members/members-list.repository.js';
import { MerchantController } from './merchants/merchant.controller.js';
import { MerchantListRepository } from './merchants/merchant-list.repository.js';
import { MerchantQueryService } from './merchants/merchant-query.service.js';
import { MerchantService } from './merchants/merchant.service.js';
import { MyMerchantService } from './merchants/my-merchant.service.js';
import { PasswordService } from './passwords/password.service.js';
import { ProfileService } from './accounts/profile.service.js';
import { RegistrationService } from './sign-in/registration.service.js';
import { SessionLookup } from './sessions/session-lookup.js';
import { SecondStepService } from './sign-in/second-step.service.js';
import { SecondFactorEnrolmentService } from './second-factor/second-factor-enrolment.service.js';
import { SecondFactorNotes } from './second-factor/second-factor-notes.js';
import { PasswordReplacement } from './passwords/password-replacement.js';
import { PasswordRetrievalService } from './passwords/password-retrieval.service.js';
import { CertificationQueryService } from './company/certification-query.service.js';
import { MyMerchantQueryService } from './merchants/my-merchant-query.service.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { StaffAccountRepository } from './staff/staff-account.repository.js';
import { StaffAccountService } from './staff/staff-account.service.js';

/** Accounts, codes, sign-in and sessions. Global, because the guards of every module ask it who calls. */
@Global()
@Module({
  controllers: [
    AddressController,
    CompanyController,
    LicenceController,
    ...servedLicence.controllers,
    MemberController,
    MembersController,
    MerchantController,
    SecurityController,
    SignInController,
  ],
  providers: [
    AccountRepository,
    AddressRepository,
    AddressService,
    VerificationCodeRepository,
    CredentialRepository,
    SecondFactorRepository,
    SignInChallengeRepository,
    LoginAttemptRepository,
    SessionRepository,
    BindingService,
    OwnerCheckService,
    PasswordChangeService,
    SecondFactorCheckService,
    SecondFactorService,
    SecurityMailService,
    SignInSessionService,
    CertificationReviewService,
    CertificationService,
    CompanyJobs,
    CompanyPapers,
    CompanyRepository,
    CompanySubmissionRepository,
    ContactService,
    ...servedLicence.providers,
    LicenceJobs,
    LicenceRepository,
    LicenceReviewService,
    VerificationCodeService,
    LoginAttemptService,
    MemberExports,
    MemberJobs,
    MembersAdminRepository,
    MembersAdminService,
    MembersListRepository,
    MerchantListRepository,
    MerchantQueryService,
    MerchantService,
    MyMerchantService,
    PasswordService,
    ProfileService,
    RegistrationService,
    SessionLookup,
    SecondStepService,
    SecondFactorEnrolmentService,
    SecondFactorNotes,
    PasswordReplacement,
    PasswordRetrievalService,
    CertificationQueryService,
    MyMerchantQueryService,
    SessionService,
    SignInService,
    StaffAccountRepository,
    StaffAccountService,
    { provide: SessionReader, useExisting: SessionLookup },
  ],
  exports: [
    ContactService,
    LicenceReviewService,
    MerchantQueryService,
    PasswordService,
    SessionReader,
    SessionService,
    StaffAccountService,
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
