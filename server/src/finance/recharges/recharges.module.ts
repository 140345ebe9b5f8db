import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RechargeController } from './recharge.controller.js';
import { RechargeJobs } from './recharge.jobs.js';
import { RechargePayable } from './recharge-payable.js';
import { RechargeRepository } from './recharge.repository.js';
import { RechargeService } from './recharge.service.js';
import { UntoldRecharges } from './untold-recharges.js';

/** Money that members put on their balance. */
@Module({
  imports: [LedgerModule, PaymentsModule],
  controllers: [RechargeController],
  providers: [RechargeRepository, RechargePayable, RechargeService, RechargeJobs, UntoldRecharges],
  exports: [UntoldRecharges],
})
export class RechargesModule {}
