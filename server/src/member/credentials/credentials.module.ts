import { Module } from '@nestjs/common';
import { AccountCredentials } from './account-credentials.js';
import { SignInChallenges } from './sign-in-challenges.js';

/** Credentials for signing in; for packages of this module only. */
@Module({
  providers: [AccountCredentials, SignInChallenges],
  exports: [AccountCredentials, SignInChallenges],
})
export class CredentialsModule {}
