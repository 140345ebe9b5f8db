import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { ContactService } from './contact.service.js';
import { MemberController } from './member.controller.js';
import { ProfileService } from './profile.service.js';
import { SecurityMailService } from './security-mail.service.js';

/** Accounts as their owners see them, and how they are written to. */
@Module({
  controllers: [MemberController],
  providers: [AccountRepository, ContactService, ProfileService, SecurityMailService],
  exports: [ContactService, SecurityMailService],
})
export class AccountsModule {}
