import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { BalanceService } from './balance.service.js';
import { financeConstraints } from './finance.constraints.js';
import { FinanceController } from './finance.controller.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** The ledger. */
@Module({
  controllers: [FinanceController],
  providers: [LedgerRepository, LedgerService, BalanceService],
  exports: [LedgerService],
})
export class FinanceModule {
  constructor() {
    registerConstraints(financeConstraints);
  }
}
