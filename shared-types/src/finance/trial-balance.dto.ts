import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsInstant, IsMoneyText } from '../validators.js';
import { ACCOUNT_KINDS, type AccountKindName } from './balance-types.js';

export class TrialBalanceRequest {
  /** Absent: now. */
  @IsOptional() @IsInstant() at?: string;
}

/** All accounts of one kind and currency. */
export class TrialBalanceRow {
  @IsIn(ACCOUNT_KINDS) kind: AccountKindName;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() account_code: string;
  @IsString() account_name: string;
  /** How many accounts had moved by then. */
  @IsInt() accounts: number;
  @IsMoneyText() debit: string;
  @IsMoneyText() credit: string;
}

/** Both sides of one currency: equal, or the ledger is wrong. */
export class TrialBalanceTotal {
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() debit: string;
  @IsMoneyText() credit: string;
}

export class TrialBalance {
  @IsInstant() at: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => TrialBalanceRow) rows: TrialBalanceRow[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => TrialBalanceTotal) totals: TrialBalanceTotal[];
}
