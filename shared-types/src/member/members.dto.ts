import { IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { rowClassOf } from '../record/classes.js';
import { CERTIFICATION_STATUS, MEMBER_STATUS, SHOPPER_ROLES } from '../states.js';
import { IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { member } from './member.record.js';

export class MemberDetail extends rowClassOf(member) {
  @OrNull() @IsString() avatar: string | null;
  @IsString() language: string;
  @OrNull() @IsString() area_code: string | null;
  @OrNull() @IsString() country: string | null;
  @OrNull() @IsString() postal_code: string | null;
  @OrNull() @IsString() address: string | null;
  @OrNull() @IsInt() company_id: number | null;
  @IsIn(Object.values(CERTIFICATION_STATUS)) company_status: number;
  /** Names of the member's roles in the back office. */
  @IsArray() @IsString({ each: true }) roles: string[];
  @IsArray() @IsIn(SHOPPER_ROLES, { each: true }) shopper_roles: string[];
  /** Why the member was disabled. */
  @OrNull() @IsString() reason: string | null;
  /** Sessions open now. */
  @IsInt() session_count: number;
  @OrNull() @IsInstant() last_sign_in_at: string | null;
  @IsInt() address_count: number;
}

/** 1 enables, 0 disables, needs a reason and ends the member's sessions. */
export class MemberStatusRequest extends IdRequest {
  @IsIn(Object.values(MEMBER_STATUS)) status: number;
  @IsOptional() @IsText(500) @MaxLength(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class MemberStatusAnswer {
  @IsInt() id: number;
  @IsIn(Object.values(MEMBER_STATUS)) status: number;
}

export class MemberMonthPaymentRequest extends IdRequest {
  @IsIn([0, 1]) is_month_payment: number;
  @IsOptionalRequestId() request_id?: string;
}

export class MemberMonthPaymentAnswer {
  @IsInt() id: number;
  @IsInt() is_month_payment: number;
}

export class MemberAddGoodRequest extends IdRequest {
  @IsIn([0, 1]) is_add_good: number;
  @IsOptionalRequestId() request_id?: string;
}

export class MemberAddGoodAnswer {
  @IsInt() id: number;
  @IsInt() is_add_good: number;
}
