import { Module } from '@nestjs/common';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { PlatformAccountsModule } from '../platform-accounts/platform-accounts.module.js';
import { PayoutFilesModule } from '../payout-files/payout-files.module.js';
import { RechargesModule } from '../recharges/recharges.module.js';
import { BankFileIntake } from './bank-file-intake.js';
import { BankImportController } from './bank-import.controller.js';
import { BankImportRepository } from './bank-import.repository.js';
import { BankImportService } from './bank-import.service.js';
import { BankStatements } from './bank-statements.js';
import { servedBankLine } from './bank-line.record.js';
import { BankLineService } from './bank-line.service.js';

/** Bank files of our accounts, and how a person matches them. */
@Module({
  imports: [BankMatchesModule, PlatformAccountsModule, PayoutFilesModule, RechargesModule],
  controllers: [BankImportController, ...servedBankLine.controllers],
  providers: [
    BankFileIntake,
    BankImportRepository,
    BankImportService,
    BankLineService,
    BankStatements,
    ...servedBankLine.providers,
  ],
})
export class BankImportsModule {}
