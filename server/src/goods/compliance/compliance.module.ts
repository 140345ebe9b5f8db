import { Module } from '@nestjs/common';
import { ComplianceDoor } from './compliance-door.js';
import { RuleController } from './rule.controller.js';
import { servedRule } from './rule.record.js';
import { RecallStopRepository } from './recall-stop.repository.js';
import { RuleRepository } from './rule.repository.js';

/** The rules of the law for a sale, and the one door to them. */
@Module({
  controllers: [RuleController, ...servedRule.controllers],
  providers: [ComplianceDoor, RecallStopRepository, RuleRepository, ...servedRule.providers],
  exports: [ComplianceDoor],
})
export class ComplianceModule {}
