import { Module } from '@nestjs/common';
import { StaffSessionsModule } from '../sessions/staff-sessions.module.js';
import { AuditSearchRepository } from './audit-search.repository.js';
import { AuditSearchService } from './audit-search.service.js';
import { AuditController } from './audit.controller.js';
import { AuditExports } from './audit.exports.js';
import { ChangedFieldsService } from './changed-fields.service.js';
import { SubjectNamesRepository } from './subject-names.js';

/** The audit log, as staff read it. */
@Module({
  imports: [StaffSessionsModule],
  controllers: [AuditController],
  providers: [
    AuditExports,
    AuditSearchRepository,
    AuditSearchService,
    ChangedFieldsService,
    SubjectNamesRepository,
  ],
  exports: [ChangedFieldsService],
})
export class AuditLogModule {}
