import { Module } from '@nestjs/common';
import { ComplianceChecks } from './compliance-checks.js';
import { RuleController } from './rule.controller.js';
import { servedRule } from './rule.record.js';
import { RecallStops } from './recall-stops.js';
import { RuleRepository } from './rule.repository.js';

/** The legal rules for a sale, and the checks of them. */
@Module({
  controllers: [RuleController, ...servedRule.controllers],
  providers: [ComplianceChecks, RecallStops, RuleRepository, ...servedRule.providers],
  exports: [ComplianceChecks, RecallStops],
})
export class ComplianceModule {}
