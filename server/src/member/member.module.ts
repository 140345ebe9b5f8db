import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { SessionReader } from '../platform/auth/session-reader.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AddressController } from './address/address.controller.js';
import { AddressRepository } from './address/address.repository.js';
import { AddressService } from './address/address.service.js';
import { BindingService } from './binding.service.js';
import { OwnerCheckService } from './owner-check.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecurityMailService } from './security-mail.service.js';
import { SignInSessionService } from './sign-in-session.service.js';
import { CredentialRepository } from './credential.repository.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SignInChallengeRepository } from './sign-in-challenge.repository.js';
import { SecurityController } from './security.controller.js';
import { SignInController } from './sign-in.controller.js';
import { AccountRepository } from './account.repository.js';
import { CertificationService } from './certification.service.js';
import { CompanyController } from './company.controller.js';
import { CompanyJobs } from './company.jobs.js';
import { CompanyPapers } from './company-papers.js';
import { CompanyRepository } from './company.repository.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';
import { ContactService } from './contact.service.js';
import { prepareCountries } from './countries.js';
import { VerificationCodeRepository } from './verification-code.repository.js';
import { VerificationCodeService } from './verification-code.service.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { MemberJobs } from './member.jobs.js';
import { memberConstraints } from './member.constraints.js';
import { MemberController } from './member.controller.js';
import { MembersAdminRepository } from './members-admin.repository.js';
import { MembersAdminService } from './members-admin.service.js';
import { MembersController } from './members.controller.js';
import { MemberExports } from './member.exports.js';
import { MembersListRepository } from './members-list.repository.js';
import { MerchantController } from './merchant.controller.js';
import { MerchantListRepository } from './merchant-list.repository.js';
import { MerchantQueryService } from './merchant-query.service.js';
import { MerchantService } from './merchant.service.js';
import { MyMerchantService } from './my-merchant.service.js';
import { PasswordService } from './password.service.js';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { StaffAccountRepository } from './staff-account.repository.js';
import { StaffAccountService } from './staff-account.service.js';

/** Accounts, codes, sign-in and sessions. Global, because the guards of every module ask it who calls. */
@Global()
@Module({
  controllers: [
    AddressController,
    CompanyController,
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
    CertificationService,
    CompanyJobs,
    CompanyPapers,
    CompanyRepository,
    CompanySubmissionRepository,
    ContactService,
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
    SessionService,
    SignInService,
    StaffAccountRepository,
    StaffAccountService,
    { provide: SessionReader, useExisting: SessionService },
  ],
  exports: [
    ContactService,
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
  }

  onApplicationBootstrap(): void {
    prepareCountries();
  }
}
