import { Module } from '@nestjs/common';
import { namedBy, registerAuditSubjects } from '../audit/audit-subjects.js';
import { registerConstraints } from '../database/constraint-errors.js';
import { preferenceConstraints } from './preference.constraints.js';
import { PreferenceController } from './preference.controller.js';
import { PreferenceRepository } from './preference.repository.js';
import { PreferenceService } from './preference.service.js';
import { TableViewRepository } from './table-view.repository.js';
import { TableViewService } from './table-view.service.js';

/** What people set for themselves: preferences, and views of tables. */
@Module({
  controllers: [PreferenceController],
  providers: [PreferenceRepository, PreferenceService, TableViewRepository, TableViewService],
})
export class PreferencesModule {
  constructor() {
    registerConstraints(preferenceConstraints);
    registerAuditSubjects({ table_view: namedBy('table_view', 'name', { company: 't.company_id' }) });
  }
}
