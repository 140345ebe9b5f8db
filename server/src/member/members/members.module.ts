import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { servedMember } from './member.record.js';
import { MemberSearch } from './member.search.js';
import { MembersAdminRepository } from './members-admin.repository.js';
import { MembersAdminService } from './members-admin.service.js';
import { MembersController } from './members.controller.js';

/** People, as the platform keeps them. */
@Module({
  imports: [SessionsModule],
  controllers: [MembersController, ...servedMember.controllers],
  providers: [MemberSearch, MembersAdminRepository, MembersAdminService, ...servedMember.providers],
})
export class MembersModule {}
