import { Module } from '@nestjs/common';
import { namedBy, registerAuditSubjects } from '../../platform/audit/audit-subjects.js';
import { PassportController } from './passport.controller.js';
import { PassportEntries } from './passport-entries.js';
import { PassportPrinting } from './passport-printing.js';
import { PassportRepository } from './passport.repository.js';
import { PassportService } from './passport.service.js';
import { SerialLabels } from './serial-labels.js';

/** The passports of pieces with serial numbers. */
@Module({
  controllers: [PassportController],
  providers: [PassportEntries, PassportPrinting, PassportRepository, PassportService, SerialLabels],
  exports: [PassportEntries],
})
export class PassportModule {
  constructor() {
    registerAuditSubjects({
      serial_unit: namedBy('serial_unit', 'serial_number', { company: 't.company_id' }),
    });
  }
}
