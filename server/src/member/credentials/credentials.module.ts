import { Module } from '@nestjs/common';
import { AccountCredentials } from './account-credentials.js';
import { SignInChallenges } from './sign-in-challenges.js';

/** What signing in rests on; rooms of this module only may ask for it. */
@Module({
  providers: [AccountCredentials, SignInChallenges],
  exports: [AccountCredentials, SignInChallenges],
})
export class CredentialsModule {}
