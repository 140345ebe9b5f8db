import { Module } from '@nestjs/common';
import { SettingChanges } from '../../platform/records/setting-changes.js';
import { AuditLogModule } from '../audit/audit-log.module.js';
import { ApprovedSettingChanges } from './approved-setting-changes.js';
import { SettingChangeController } from './setting-change.controller.js';
import { servedSettingChange } from './setting-change.document.js';
import { SettingChangeJobs } from './setting-change.jobs.js';
import { SettingChangeRepository } from './setting-change.repository.js';
import { SettingChangeValuesService } from './setting-change-values.service.js';

/** Changes of settings that protect money. */
@Module({
  imports: [AuditLogModule],
  controllers: [SettingChangeController, ...servedSettingChange.controllers],
  providers: [
    ApprovedSettingChanges,
    { provide: SettingChanges, useExisting: ApprovedSettingChanges },
    SettingChangeJobs,
    SettingChangeRepository,
    SettingChangeValuesService,
    ...servedSettingChange.providers,
  ],
  exports: [SettingChanges],
})
export class SettingChangesModule {}
