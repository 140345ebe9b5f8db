import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { financeConstraints } from './finance.constraints.js';
import { LedgerModule } from './ledger/ledger.module.js';

/** Money: a room for each thing that is done with it. */
@Module({
  imports: [LedgerModule],
  exports: [LedgerModule],
})
export class FinanceModule {
  constructor() {
    registerConstraints(financeConstraints);
  }
}
