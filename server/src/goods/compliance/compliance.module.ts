import { Module } from '@nestjs/common';
import { ComplianceChecks } from './compliance-checks.js';
import { RuleController } from './rule.controller.js';
import { servedRule } from './rule.record.js';
import { RecallStopRepository } from './recall-stop.repository.js';
import { RuleRepository } from './rule.repository.js';

/** The legal rules for a sale, and the checks of them. */
@Module({
  controllers: [RuleController, ...servedRule.controllers],
  providers: [ComplianceChecks, RecallStopRepository, RuleRepository, ...servedRule.providers],
  exports: [ComplianceChecks],
})
export class ComplianceModule {}
