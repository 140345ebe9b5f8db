import { Module } from '@nestjs/common';
import { BankMatches } from './bank-matches.js';

@Module({ providers: [BankMatches], exports: [BankMatches] })
export class BankMatchesModule {}
