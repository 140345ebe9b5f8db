import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressModule } from './address/address.module.js';
import { CompanyModule } from './company/company.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { LicenceModule } from './licence/licence.module.js';
import { MembersModule } from './members/members.module.js';
import { MerchantsModule } from './merchants/merchants.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SecurityModule } from './security/security.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffModule } from './staff/staff.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { prepareCountries } from './contact/countries.js';
import { memberAudit } from './member.audit.js';
import { memberConstraints } from './member.constraints.js';
import { MemberHandlers } from './member.handlers.js';
import { MemberJobs } from './member.jobs.js';

/** Accounts, codes, sign-in and sessions. Global, because the guards of every module need the caller. */
@Global()
@Module({
  imports: [
    AccountsModule,
    AddressModule,
    CompanyModule,
    CustomersModule,
    LicenceModule,
    MembersModule,
    MerchantsModule,
    PasswordsModule,
    SecondFactorModule,
    SecurityModule,
    SessionsModule,
    SignInModule,
    StaffModule,
    VerificationModule,
  ],
  providers: [MemberHandlers, MemberJobs],
  exports: [
    AccountsModule,
    CustomersModule,
    LicenceModule,
    MerchantsModule,
    SecurityModule,
    SessionsModule,
    StaffModule,
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
