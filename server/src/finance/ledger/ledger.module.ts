import { Module } from '@nestjs/common';
import { BalanceService } from './balance.service.js';
import { DepositService } from './deposit.service.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** Accounts, entries and postings: the one place where money moves. */
@Module({
  controllers: [LedgerController],
  providers: [LedgerRepository, LedgerService, DepositService, BalanceService],
  exports: [LedgerService, DepositService],
})
export class LedgerModule {}
