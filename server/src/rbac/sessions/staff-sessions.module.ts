import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { RolesModule } from '../roles/roles.module.js';
import { StaffSessionQueryService } from './staff-session-query.service.js';
import { StaffSessionRepository } from './staff-session.repository.js';
import { StaffSessionService } from './staff-session.service.js';

/** Sessions of people, as staff above them see them. */
@Module({
  imports: [GrantsModule, RolesModule],
  providers: [StaffSessionQueryService, StaffSessionRepository, StaffSessionService],
  exports: [StaffSessionQueryService, StaffSessionService],
})
export class StaffSessionsModule {}
