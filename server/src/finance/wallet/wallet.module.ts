import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { servedBalanceLine } from './balance-line.record.js';
import { WalletController } from './wallet.controller.js';
import { WalletRepository } from './wallet.repository.js';
import { WalletService } from './wallet.service.js';

/** Money as its owners and staff read it. */
@Module({
  imports: [LedgerModule],
  controllers: [WalletController, ...servedBalanceLine.controllers],
  providers: [WalletRepository, WalletService, ...servedBalanceLine.providers],
})
export class WalletModule {}
