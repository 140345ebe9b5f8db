import { Module } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { contentAudit } from './content.audit.js';
import { contentConstraints } from './content.constraints.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { HomeModule } from './home/home.module.js';
import { StaticPagesModule } from './static-pages/static-pages.module.js';

/** Enquiries of people, and the static pages. */
@Module({
  imports: [EnquiriesModule, HomeModule, StaticPagesModule],
  exports: [EnquiriesModule],
})
export class ContentModule {
  constructor() {
    registerConstraints(contentConstraints);
    registerAuditSubjects(contentAudit);
  }
}
