import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { MenuSync } from './menu-sync.js';
import { MenuController } from './menu.controller.js';
import { MenuRepository } from './menu.repository.js';
import { MenuService } from './menu.service.js';

/** The menu of the back office. */
@Module({
  imports: [GrantsModule],
  controllers: [MenuController],
  providers: [MenuRepository, MenuService, MenuSync],
  exports: [MenuService, MenuSync],
})
export class MenusModule {}
