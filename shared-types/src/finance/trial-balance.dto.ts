import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsMoneyText } from '../validators.js';
import { ACCOUNT_KINDS, type AccountKindName } from './balance-types.js';

export class TrialBalanceRequest {
  /** The first day, by the days on which entries count; absent: the first of the month of the last one. */
  @IsOptional() @IsDay() begin?: string;
  /** The last day; absent: today. */
  @IsOptional() @IsDay() end?: string;
}

/** Both sides before the first day, of what moved, and after the last day. */
class TrialBalanceSums {
  @IsMoneyText() opening_debit: string;
  @IsMoneyText() opening_credit: string;
  @IsMoneyText() moved_debit: string;
  @IsMoneyText() moved_credit: string;
  @IsMoneyText() debit: string;
  @IsMoneyText() credit: string;
}

/** All accounts of one kind and currency. */
export class TrialBalanceRow extends TrialBalanceSums {
  @IsIn(ACCOUNT_KINDS) kind: AccountKindName;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() account_code: string;
  @IsString() account_name: string;
  /** How many accounts had moved by the last day. */
  @IsInt() accounts: number;
}

/** One currency: both sides are equal, or the ledger is wrong. */
export class TrialBalanceTotal extends TrialBalanceSums {
  @IsIn([...CURRENCIES]) currency: Currency;
}

export class TrialBalance {
  @IsDay() begin: string;
  @IsDay() end: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => TrialBalanceRow) rows: TrialBalanceRow[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => TrialBalanceTotal) totals: TrialBalanceTotal[];
}
