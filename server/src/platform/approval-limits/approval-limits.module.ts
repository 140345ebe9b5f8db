import { Module } from '@nestjs/common';
import { servedApprovalLimit } from './approval-limit.record.js';

/** The limits above which a second person approves. */
@Module({
  controllers: [...servedApprovalLimit.controllers],
  providers: [...servedApprovalLimit.providers],
})
export class ApprovalLimitsModule {}
