import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { RequestedStory } from '../platform/approval.dto.js';
import { rowClassOf } from '../record/classes.js';
import { MONTH_BILL_STATUS } from '../states.js';
import { IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { BILL_LINE_TYPE, REMARK_MAX } from './month-bill-bounds.js';
import { monthBill } from './month-bill.record.js';

export class MonthBillLine {
  @IsInt() id: number;
  @IsIn(Object.values(BILL_LINE_TYPE)) type: number;
  /** The customer's text: the number of an order, for example. */
  @IsString() title: string;
  /** Below 0 for refunds. */
  @IsString() price: string;
  @IsInstant() created_at: string;
}

export class MonthBillDetail extends rowClassOf(monthBill) {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MonthBillLine) lines: MonthBillLine[];
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
  /** When the money came to the bank. */
  @IsInstant() pay_time: string;
  @IsOptional() @IsText(REMARK_MAX) remark?: string;
}

export class MonthBillState {
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
  @IsIn([...CURRENCIES]) currency: Currency;
  @OrNull() @IsInstant() pay_time: string | null;
  @IsString() remark: string;
  @IsIn(Object.values(MONTH_BILL_STATUS)) status: number;
  @IsString() month: string;
  @OrNull() @IsInstant() due_at: string | null;
  /** Of the last transfer that was shown for it (`states:remittance`). */
  @OrNull() @IsInt() remittance_status: number | null;
  /** Void because nobody will pay it, and not because it came to nothing. */
  @IsBoolean() is_written_off: boolean;
}

export class MyMonthBillPage extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyMonthBill) data: MyMonthBill[];
}

export class MonthBillDocument {
  @IsString() url: string;
}
