import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, OrNull } from '../validators.js';

export class ExchangeReferenceRequest {
  @IsIn([...CURRENCIES]) sold_currency: Currency;
  @IsIn([...CURRENCIES]) bought_currency: Currency;
  /** When the bank moves it; absent: today. */
  @IsOptional() @IsDay() value_day?: string;
}

/** What the rate of an exchange is compared with. */
export class ExchangeReference {
  /** Units of the bought currency for one of the sold; null where no reference is new enough. */
  @OrNull() @IsString() rate: string | null;
  @OrNull() @IsDay() day: string | null;
  @OrNull() @IsString() source: string | null;
  /** In percent: a rate further from its reference needs a reason. */
  @IsInt() tolerance: number;
}
