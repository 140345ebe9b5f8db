import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { financeConstraints } from './finance.constraints.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** The ledger. */
@Module({ providers: [LedgerRepository, LedgerService], exports: [LedgerService] })
export class FinanceModule {
  constructor() {
    registerConstraints(financeConstraints);
  }
}
