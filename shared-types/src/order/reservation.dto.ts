import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { RESERVATION_STATUS } from '../states.js';
import { IsDay, IsId, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import {
  VIEWING_CURRENCIES,
  VIEWING_EXCEPTIONS_MAX,
  VIEWING_REASON_MAX,
  type ViewingCurrency,
} from './reservation-rules.js';

export class SlotListRequest {
  @IsId() goods_id: number;
  @IsDay() day: string;
  /** Whose day it is, as `Asia/Tokyo`; the merchant's own without it. */
  @IsOptional() @IsText(60) time_zone?: string;
}

/** A quarter of an hour of the merchant. */
export class ViewingSlot {
  @IsInstant() start_at: string;
  @IsInstant() end_at: string;
  @IsBoolean() is_free: boolean;
  /** In the currency of the goods, where viewings are paid in it. */
  @IsMoneyText() fee: string;
  @IsString() currency: string;
  /** The merchant's. */
  @IsString() time_zone: string;
}

export class AddReservationRequest {
  @IsId() goods_id: number;
  @IsInstant() start_at: string;
  @IsIn(VIEWING_CURRENCIES) currency: ViewingCurrency;
  /** The rules are accepted. */
  @IsBoolean() checked: boolean;
  @IsOptionalRequestId() request_id?: string;
}

export class AddReservationAnswer extends IdAnswer {
  @IsInt() status: number;
  @IsMoneyText() settle_price: string;
  @IsString() currency: string;
  @IsInstant() pay_deadline: string;
}

export class MyReservationListRequest extends PageRequest {
  @IsOptional() @IsIn(Object.values(RESERVATION_STATUS)) status?: number;
  /** Only those of these goods. */
  @IsOptional() @IsId() goods_id?: number;
}

export class MyReservationRow {
  @IsInt() id: number;
  @IsString() username: string;
  /** When it begins. */
  @IsInstant() subscribe_day: string;
  @IsInstant() start_at: string;
  @IsInstant() end_at: string;
  @IsMoneyText() settle_price: string;
  @IsString() currency: string;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsString() company_name: string;
  @IsInt() status: number;
  @IsInt() change_count: number;
  @IsInstant() pay_deadline: string;
}

export class MyReservationListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyReservationRow) data: MyReservationRow[];
}

export class ReservationDetail extends MyReservationRow {
  /** The merchant's. */
  @IsString() time_zone: string;
  /** Until when the merchant answers. */
  @OrNull() @IsInstant() answer_deadline: string | null;
  /** Why it was refused or called off. */
  @OrNull() @IsString() reason: string | null;
  /** What was agreed to, in the reader's language. */
  @IsArray() @IsString({ each: true }) rules: string[];
  @IsBoolean() can_change: boolean;
  @IsBoolean() can_join: boolean;
  @IsInstant() created_at: string;
  @IsInstant() server_time: string;
}

export class ChangeReservationTimeRequest extends IdActionRequest {
  @IsInstant() start_at: string;
}

export class ChangeReservationTimeAnswer extends IdAnswer {
  @IsInstant() start_at: string;
  @IsInt() change_count: number;
}

export class AuditReservationRequest extends IdActionRequest {
  /** 20 confirms, 70 refuses: the fee is refunded. */
  @IsIn([RESERVATION_STATUS.booked, RESERVATION_STATUS.refunding]) status: number;
  /** Needed where it is refused. */
  @IsOptional() @IsText(VIEWING_REASON_MAX) audit_notes?: string;
}

export class CancelReservationRequest extends IdActionRequest {
  @IsText(VIEWING_REASON_MAX) @Length(1, VIEWING_REASON_MAX) reason: string;
}

export class ReservationAnswer extends IdAnswer {
  @IsInt() status: number;
}

const CLOCK = /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;

/** Of a weekday; times are of the merchant's clock, in quarters of an hour. */
export class WeekdayHours {
  /** Monday is 1. */
  @Min(1) @Max(7) @IsInt() weekday: number;
  @Matches(CLOCK) opens: string;
  @Matches(CLOCK) closes: string;
}

/** A day that differs from its weekday; without times the merchant is closed. */
export class DayHours {
  @IsDay() day: string;
  @OrNull() @Matches(CLOCK) opens: string | null;
  @OrNull() @Matches(CLOCK) closes: string | null;
}

export class AdminSlotListRequest {
  /** The caller's own without it. */
  @IsOptional() @IsId() company_id?: number;
}

export class ViewingHours {
  @IsInt() company_id: number;
  @IsString() time_zone: string;
  /** What is paid is booked at once. */
  @IsBoolean() is_automatic: boolean;
  @IsArray() @ValidateNested({ each: true }) @Type(() => WeekdayHours) week: WeekdayHours[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DayHours) exceptions: DayHours[];
}

export class UpdateSlotRequest {
  @IsOptional() @IsId() company_id?: number;
  @IsBoolean() is_automatic: boolean;
  @ArrayMaxSize(7) @ValidateNested({ each: true }) @Type(() => WeekdayHours) @IsArray() week: WeekdayHours[];
  @ArrayMaxSize(VIEWING_EXCEPTIONS_MAX)
  @ValidateNested({ each: true })
  @Type(() => DayHours)
  @IsArray()
  exceptions: DayHours[];
  @IsOptionalRequestId() request_id?: string;
}
