import { ArrayMinSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { DecisionOutcome } from '../platform/approval.dto.js';
import { EXCHANGE_STATUS } from '../states.js';
import {
  IsDay,
  IsId,
  IsIds,
  IsInstant,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import { RATE_LENGTH } from './exchange-rate.js';
import { EXCHANGE_OWNER } from './exchange.record.js';

const DECIDED_AT_ONCE = 160;
const STATUSES = Object.values(EXCHANGE_STATUS);

/** Of a member's or a company's balance; of neither: what the house changed at its bank. */
export class AddExchangeRequest {
  @IsOptional() @IsId() member_id?: number;
  @IsOptional() @IsId() company_id?: number;
  @IsIn([...CURRENCIES]) sold_currency: Currency;
  /** In whole units. */
  @IsMoneyText() sold: string;
  @IsIn([...CURRENCIES]) bought_currency: Currency;
  /** Units of the bought currency for one of the sold, with 8 decimals at most; what is bought is rounded half up. */
  @IsText(RATE_LENGTH) @Length(1, RATE_LENGTH) rate: string;
  /** Of the house alone: what the bank took on top, in the sold currency. */
  @IsOptional() @IsMoneyText() fee?: string;
  /** Of the house alone, and always there: when the bank moves it. */
  @IsOptional() @IsDay() value_day?: string;
  /** What the bank calls it, or how its owner asked for it. The house's own has one. */
  @IsOptional() @IsText(60) reference?: string;
  @IsText(500) @Length(1, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

/** Where one stands after a call. */
export class ExchangeState {
  @IsInt() id: number;
  @IsIn(STATUSES) status: number;
}

export class ExchangeDetail {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsIn(Object.values(EXCHANGE_OWNER)) whose: number;
  @OrNull() @IsString() owner_name: string | null;
  @IsIn([...CURRENCIES]) sold_currency: Currency;
  @IsMoneyText() sold: string;
  @IsIn([...CURRENCIES]) bought_currency: Currency;
  @IsMoneyText() bought: string;
  @IsString() rate: string;
  @IsMoneyText() fee: string;
  /** What its owner may spend of the sold currency now; null of the house. */
  @OrNull() @IsMoneyText() balance: string | null;
  @OrNull() @IsDay() value_day: string | null;
  @IsString() reference: string;
  @IsString() reason: string;
  @IsIn(STATUSES) status: number;
  @IsString() asked_by: string;
  @IsInstant() created_at: string;
  /** Asked for by the reader. */
  @IsBoolean() is_own: boolean;
  /** Null while it waits, and of one that was taken back. */
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  @OrNull() @IsString() audit_notes: string | null;
  @OrNull() @IsInstant() withdrawn_at: string | null;
  /** Of the journal, where it is booked. */
  @OrNull() @IsInt() entry_id: number | null;
}

export class AuditExchangeRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** 1 book, -1 refuse. */
  @IsIn([1, -1]) status: number;
  /** Said when it is refused. */
  @IsOptional() @IsText(500) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class ExchangeDecision extends DecisionOutcome {
  @OrNull() @IsIn(STATUSES) status: number | null;
}
