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

/** What a bank's account held before its first statement, where the ledger has something else. */
export class MissingOpening {
  @IsIn([...CURRENCIES]) currency: Currency;
  /** The first day of the first statement. */
  @IsDay() from_day: string;
  /** The day before, on which it belongs into the ledger. */
  @IsDay() value_day: string;
  /** With which the statement begins, what the ledger has at the end of the day before, and what it lacks: below 0 too much. */
  @IsMoneyText() opening: string;
  @IsMoneyText() ledger_balance: string;
  @IsMoneyText() missing: string;
  /** The voucher for it that waits for its approval. */
  @OrNull() @IsInt() voucher_id: number | null;
  @OrNull() @IsString() voucher_sn: string | null;
}
