import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { RequestedStory } from '../platform/approval.dto.js';
import { rowClassOf } from '../record/classes.js';
import { MONTH_BILL_STATUS } from '../states.js';
import { IsDay, IsId, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { PAY_TYPE } from './pay-kinds.js';
import { BILL_LINE_TYPE, type BillLineType, REMARK_MAX } from './month-bill-bounds.js';
import { monthBill } from './month-bill.record.js';

export class MonthBillLine {
  @IsInt() id: number;
  @IsIn(Object.values(BILL_LINE_TYPE)) type: BillLineType;
  /** The customer's text: the number of an order, for example. */
  @IsString() title: string;
  /** Below 0 for refunds. */
  @IsString() price: string;
  /** By how much the bill's tax, computed once per rate, differs from that of its orders. */
  @IsBoolean() is_rounding: boolean;
  @IsInstant() created_at: string;
}

/** Money that came for a bill, or went back. */
export class MonthBillPayment {
  @IsInt() id: number;
  /** Below 0: the reversal of another. */
  @IsString() price: string;
  @IsIn(Object.values(PAY_TYPE)) pay_type: number;
  @IsInstant() paid_at: string;
  /** Who recorded it; null: the customer paid themselves. */
  @OrNull() @IsString() made_by: string | null;
  @IsString() remark: string;
  @OrNull() @IsInt() reverses_id: number | null;
  /** Recorded by finance, and neither reversed nor matched to a line of the bank. */
  @IsBoolean() is_reversible: boolean;
}

/** A bill's tax at one rate: computed once, on the sum of the bases. */
export class MonthBillTax {
  @IsNumber() rate: number;
  /** Whether its sellers are registered as issuers of qualified invoices. */
  @IsBoolean() is_qualified: boolean;
  @IsString() base: string;
  @IsString() tax: string;
}

export class MonthBillDetail extends rowClassOf(monthBill) {
  /** The customer. */
  @IsInt() account_id: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => MonthBillLine) lines: MonthBillLine[];
  /** Once the month is over. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => MonthBillTax) taxes: MonthBillTax[];
  /** The latest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => MonthBillPayment) payments: MonthBillPayment[];
  /** All requests, the newest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RequestedStory) write_offs: RequestedStory[];
}

export class AddMonthBillRequest {
  @IsId() customer_id: number;
  /** The month that runs where the customer is: `2026-11`. */
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/) month: string;
  @IsOptional() @IsText(REMARK_MAX) remark?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class ConfirmMonthBillRequest extends IdActionRequest {
  /** When the money came to the bank: from the day of issue until now. */
  @IsInstant() pay_time: string;
  /** As on the statement; without it all that is left. */
  @IsOptional() @IsMoneyText() amount?: string;
  @IsOptional() @IsText(REMARK_MAX) remark?: string;
}

export class ReverseMonthBillPaymentRequest extends IdActionRequest {
  @IsText(REMARK_MAX) @Length(1, REMARK_MAX) reason: string;
}

export class MonthBillState {
  /** Of the bill. */
  @IsInt() id: number;
  @IsIn(Object.values(MONTH_BILL_STATUS)) status: number;
}

export class MyMonthBillListRequest extends PageRequest {
  @IsOptional() @IsIn(Object.values(MONTH_BILL_STATUS)) status?: number;
}

/** A bill as its customer sees it. */
export class MyMonthBill {
  @IsInt() id: number;
  @IsString() customer_name: string;
  @IsString() price: string;
  @IsString() type1_total_price: string;
  @IsString() type2_total_price: string;
  @IsString() goods_total_price: string;
  /** The sum of the payments, and what is left. */
  @IsString() paid: string;
  @IsString() owed: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @OrNull() @IsInstant() pay_time: string | null;
  @IsString() remark: string;
  @IsIn(Object.values(MONTH_BILL_STATUS)) status: number;
  @IsString() month: string;
  /** The last day to pay, where the customer is, and the first instant after it. */
  @OrNull() @IsDay() due_on: string | null;
  @OrNull() @IsInstant() due_at: string | null;
  /** Of the last transfer that was shown for it (`states:remittance`). */
  @OrNull() @IsInt() remittance_status: number | null;
  /** Void because nobody will pay it, and not because it came to nothing. */
  @IsBoolean() is_written_off: boolean;
}

export class MyMonthBillPage extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyMonthBill) data: MyMonthBill[];
}

/** Which of a customer's bills a statement of account is of. */
export class MyStatementRequest {
  @IsIn([...CURRENCIES]) currency: Currency;
}

export class CustomerStatementRequest extends MyStatementRequest {
  @IsId() account_id: number;
}

export class MonthBillDocument {
  @IsString() url: string;
}
