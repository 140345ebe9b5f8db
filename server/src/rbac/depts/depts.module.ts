import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { DeptController } from './dept.controller.js';
import { DeptRepository } from './dept.repository.js';
import { DeptService } from './dept.service.js';

/** Departments of the platform and of companies. */
@Module({
  imports: [GrantsModule],
  controllers: [DeptController],
  providers: [DeptRepository, DeptService],
  exports: [DeptService],
})
export class DeptsModule {}
