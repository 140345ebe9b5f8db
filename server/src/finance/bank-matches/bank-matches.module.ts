import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BankMatches } from './bank-matches.js';

@Module({ imports: [LedgerModule], providers: [BankMatches], exports: [BankMatches] })
export class BankMatchesModule {}
