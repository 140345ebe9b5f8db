import { Module } from '@nestjs/common';
import { DepositService } from './deposit.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** Accounts, entries and postings: the one place where money moves. */
@Module({
  providers: [LedgerRepository, LedgerService, DepositService],
  exports: [LedgerService, DepositService],
})
export class LedgerModule {}
