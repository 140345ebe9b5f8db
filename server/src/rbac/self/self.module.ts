import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module.js';
import { RbacController } from './rbac.controller.js';
import { SelfRepository } from './self.repository.js';
import { SelfService } from './self.service.js';

/** Data of the signed-in person for the shell of the page. */
@Module({
  imports: [MenusModule],
  controllers: [RbacController],
  providers: [SelfRepository, SelfService],
})
export class SelfModule {}
