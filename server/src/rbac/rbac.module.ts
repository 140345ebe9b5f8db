import { Global, Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module.js';
import { GrantReader } from '../platform/auth/grant-reader.js';
import { GrantService } from './grant.service.js';
import { RbacController } from './rbac.controller.js';
import { RbacRepository } from './rbac.repository.js';
import { UserService } from './user.service.js';

/** Roles and what they allow. Global, because the guards of every module ask it. */
@Global()
@Module({
  imports: [MemberModule],
  controllers: [RbacController],
  providers: [RbacRepository, UserService, GrantService, { provide: GrantReader, useExisting: GrantService }],
  exports: [GrantReader],
})
export class RbacModule {}
