import { Module } from '@nestjs/common';
import { ComplianceDoor } from './compliance-door.js';
import { RuleController } from './rule.controller.js';
import { servedRule } from './rule.record.js';
import { RecallStopRepository } from './recall-stop.repository.js';
import { RuleRepository } from './rule.repository.js';

/** The legal rules for a sale, and the checks of them. */
@Module({
  controllers: [RuleController, ...servedRule.controllers],
  providers: [ComplianceDoor, RecallStopRepository, RuleRepository, ...servedRule.providers],
  exports: [ComplianceDoor],
})
export class ComplianceModule {}
