import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsInstant, IsMoneyText, OrNull } from '../validators.js';

export class ReconciledDaysRequest {
  /** Days before this one; absent: the newest. */
  @IsOptional() @IsDay() before?: string;
}

export class ReconcileDayRequest {
  @IsDay() day: string;
  @IsIn([...CURRENCIES]) currency: Currency;
}

/** The state of the comparison of a day in one currency. */
export class ReconciledDay {
  @IsDay() day: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  /** The last time it was compared to the end; null: never yet. */
  @OrNull() @IsInstant() finished_at: string | null;
  /** When it is compared next by itself; null: not any more. */
  @OrNull() @IsInstant() next_at: string | null;
  /** How often in a row it could not be compared, and why. */
  @IsInt() attempts: number;
  @OrNull() @IsString() last_error: string | null;
  /**
   * At the end of the day, when it was compared last: of the bank's statements, null where none reaches the day, and of
   * the ledger.
   */
  @OrNull() @IsMoneyText() statement_balance: string | null;
  @OrNull() @IsMoneyText() ledger_balance: string | null;
  /** Differences that nobody has explained, that somebody has, and that have gone by themselves. */
  @IsInt() open: number;
  @IsInt() explained: number;
  @IsInt() settled: number;
}
