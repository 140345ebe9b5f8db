import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { RequestedStory } from '../platform/approval.dto.js';
import { IsDay, IsId, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { RATE_LENGTH } from './exchange-rate.js';
import { EXCHANGE_OWNER } from './exchange.record.js';

/** Of a member's or a company's balance; of neither: what the platform exchanged at its bank. */
export class AddExchangeRequest {
  @IsOptional() @IsId() member_id?: number;
  @IsOptional() @IsId() company_id?: number;
  @IsIn([...CURRENCIES]) sold_currency: Currency;
  /** In whole units. */
  @IsMoneyText() sold: string;
  @IsIn([...CURRENCIES]) bought_currency: Currency;
  /** Units of the bought currency for one of the sold, with 8 decimals at most; what is bought is rounded half up. */
  @IsText(RATE_LENGTH) @Length(1, RATE_LENGTH) rate: string;
  /** Of the platform alone: what the bank charged on top, in the sold currency. */
  @IsOptional() @IsMoneyText() fee?: string;
  /** Of the platform alone, and always there: when the bank moves it. */
  @IsOptional() @IsDay() value_day?: string;
  /** The bank's name of it, or how its owner requested it. The platform's own has one. */
  @IsOptional() @IsText(60) reference?: string;
  @IsText(500) @Length(1, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class ExchangeDetail extends RequestedStory {
  @IsIn(Object.values(EXCHANGE_OWNER)) whose: number;
  @OrNull() @IsString() owner_name: string | null;
  @IsIn([...CURRENCIES]) sold_currency: Currency;
  @IsMoneyText() sold: string;
  @IsIn([...CURRENCIES]) bought_currency: Currency;
  @IsMoneyText() bought: string;
  @IsString() rate: string;
  @IsMoneyText() fee: string;
  /** What its owner may spend of the sold currency now; null of the platform. */
  @OrNull() @IsMoneyText() balance: string | null;
  @OrNull() @IsDay() value_day: string | null;
  @IsString() reference: string;
}
