import { IsIn, IsString } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';

/** A member's money in one currency; a decimal string each. */
export class Balance {
  @IsString() balance: string;
  /** Put aside for deposits and withdrawals, on top of `balance`. */
  @IsString() freeze_balance: string;
  @IsIn([...CURRENCIES]) currency: Currency;
}
