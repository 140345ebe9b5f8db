import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsInstant, IsMoneyText, IsOptionalRequestId } from '../validators.js';
import { PAYOUT_FORMAT, type PayoutFormat } from './payout-file-bounds.js';

const FORMATS = Object.values(PAYOUT_FORMAT);

/** Approved withdrawals that are in no file yet. */
export class PayoutsWaiting {
  @IsIn(FORMATS) format: PayoutFormat;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsInt() count: number;
  @IsMoneyText() total: string;
  /** Whether the files can name our paying account. */
  @IsBoolean() is_ready: boolean;
  /** The first day, from today on, on which banks pay in the currency. */
  @IsDay() pay_on: string;
}

/**
 * An approved withdrawal that no file can contain: its bank is abroad for its currency, or it is too much for
 * one record.
 */
export class PayoutByHand {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() money: string;
  /** Of the bank. */
  @IsString() country: string;
  /** Until when somebody records its payout. */
  @IsInstant() deadline_at: string;
}

/** An approved withdrawal to an account that its owner changed lately. */
export class PayoutHeld {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() money: string;
  /** From when it is paid. */
  @IsInstant() held_until: string;
}

export class PayoutFile {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsIn(FORMATS) format: PayoutFormat;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsDay() pay_on: string;
  @IsInt() count: number;
  @IsMoneyText() total: string;
  /** Of its withdrawals, how many the bank has paid, and how many it refused. */
  @IsInt() paid_count: number;
  @IsInt() failed_count: number;
  @IsString() username: string;
  @IsInstant() created_at: string;
}

export class PayoutFiles {
  @IsArray() @ValidateNested({ each: true }) @Type(() => PayoutsWaiting) waiting: PayoutsWaiting[];
  /** The most urgent first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PayoutByHand) by_hand: PayoutByHand[];
  /** Held as their payees changed their accounts lately; the earliest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PayoutHeld) held: PayoutHeld[];
  /** The latest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PayoutFile) files: PayoutFile[];
}

export class PayoutPayeesRequest {
  @IsIn(FORMATS) format: PayoutFormat;
  @IsIn([...CURRENCIES]) currency: Currency;
}

/** Who is paid by a file. */
export class PayoutPayee {
  /** As the file, and the bank's answer, refer to the payout. */
  @IsString() reference: string;
  @IsString() payee: string;
  @IsString() bank_name: string;
  @IsString() branch_name: string;
  /** Its last digits alone. */
  @IsString() account_no: string;
  @IsMoneyText() money: string;
}

/** What a file contains, or would contain if it were made now. */
export class PayoutPayees {
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsInt() count: number;
  @IsMoneyText() total: string;
  /** In the order of the file. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PayoutPayee) payees: PayoutPayee[];
}

/** Where the list of payees is as PDF. */
export class PayoutList {
  @IsString() url: string;
}

export class AddPayoutFileRequest {
  @IsIn(FORMATS) format: PayoutFormat;
  @IsIn([...CURRENCIES]) currency: Currency;
  /** The day the bank is to pay. */
  @IsDay() pay_on: string;
  /** The sum that its maker saw; a file of another sum is refused. */
  @IsMoneyText() expected_total: string;
  @IsOptionalRequestId() request_id?: string;
}

export class PayoutFileContent {
  @IsString() name: string;
  @IsString() mime: string;
  /** Base64 of its bytes. */
  @IsString() content: string;
}
