import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsInstant, IsMoneyText, OrNull } from '../validators.js';
import { BALANCE_TYPE, HISTORY_DAYS, OWNER_KINDS } from './balance-types.js';

/** A member's money in one currency; a decimal string each. */
export class Balance {
  @IsString() balance: string;
  /** Put aside for deposits and withdrawals, on top of `balance`. */
  @IsString() freeze_balance: string;
  @IsIn([...CURRENCIES]) currency: Currency;
}

export class BalanceDetailListRequest extends PageRequest {
  @IsOptional() @IsIn([...CURRENCIES]) currency?: Currency;
  /** Which of the member's accounts; the available one by default. */
  @IsOptional() @IsIn(OWNER_KINDS) kind?: string;
  @IsOptional() @IsIn(Object.values(BALANCE_TYPE)) type?: number;
  @IsOptional() @IsInstant() begin?: string;
  @IsOptional() @IsInstant() end?: string;
}

export class BalanceDetail {
  @IsInt() id: number;
  @IsInstant() created_at: string;
  @IsMoneyText() change: string;
  @IsMoneyText() after: string;
  @IsString() currency: string;
  /** Of the dictionary `balance_type`. */
  @IsInt() type: number;
  @IsString() type_name: string;
  @OrNull() @IsString() remark: string | null;
  /** What the movement is about: `auction`, `order` …, the id its page is opened by, and what it is called. */
  @OrNull() @IsString() document_type: string | null;
  @OrNull() @IsInt() document_id: number | null;
  @OrNull() @IsString() document: string | null;
}

export class BalanceDetailListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => BalanceDetail) data: BalanceDetail[];
}

export class BalanceHistoryRequest {
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(HISTORY_DAYS) days: number;
}

/** The balance at the end of a day in Japan's time. */
export class BalanceOfDay {
  @IsString() day: string;
  @IsMoneyText() balance: string;
  @IsMoneyText() freeze_balance: string;
}
