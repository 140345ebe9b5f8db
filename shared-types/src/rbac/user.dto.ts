import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import {
  IsEmailAddress,
  IsFlag,
  IsId,
  IsIds,
  IsInstant,
  IsText,
  IsTreeId,
  OrNull,
  IsOptionalRequestId,
} from '../validators.js';
import { both, partial } from '../shapes.js';

export const USER_ROLES_MAX = 20;

/** Back-office users: accounts with a role or a department. */
export class UserListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) username?: string;
  @IsOptional() @MaxLength(254) email?: string;
  @IsOptional() @MaxLength(30) phone?: string;
  @IsOptional() @IsId() role_id?: number;
  /** With everything below it. */
  @IsOptional() @IsTreeId() dept_id?: string;
  @IsOptional() @IsFlag() status?: number;
  @IsOptional() @IsId() company_id?: number;
}

export class UserRow {
  @IsInt() id: number;
  @IsString() username: string;
  @IsString() email: string;
  @OrNull() @IsString() phone: string | null;
  @OrNull() @IsString() area_code: string | null;
  /** Names of the roles, joined. */
  @IsString() role_name: string;
  @IsArray() @IsInt({ each: true }) role_ids: number[];
  @OrNull() @IsString() dept_id: string | null;
  @OrNull() @IsString() dept_name: string | null;
  @OrNull() @IsInt() company_id: number | null;
  @OrNull() @IsString() company_name: string | null;
  @IsInt() status: number;
  /** Whether signing in requires a second factor. */
  @IsBoolean() has_second_factor: boolean;
  @IsInstant() created_at: string;
  /** Whether the caller is above this person: they may change, disable or delete them. */
  @IsBoolean() is_editable: boolean;
  /** The change of their roles that waits for an approval. */
  @OrNull() @IsInt() waiting_change_id: number | null;
}

export class UserListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => UserRow) data: UserRow[];
}

export class HeldRole {
  @IsInt() id: number;
  @IsString() role_name: string;
}

export class UserDetail extends UserRow {
  /** What `role_ids` are called, those out of force too. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => HeldRole) roles: HeldRole[];
  @IsArray() @IsString({ each: true }) permissions: string[];
}

export class AddUserRequest {
  @IsText(50) @Length(1, 50) username: string;
  @IsEmailAddress() email: string;
  @IsOptional() @Matches(/^\+?\d{1,4}$/) area_code?: string;
  @IsOptional() @Matches(/^[\d\s()-]{4,20}$/) phone?: string;
  @Length(1, 1000) password: string;
  @IsIds(USER_ROLES_MAX) @ArrayMinSize(1) role_ids: number[];
  @IsOptional() @OrNull() @IsTreeId() dept_id?: string | null;
  @IsOptional() @IsFlag() status?: number;
  /** Absent: the caller's own company, or the platform. */
  @IsOptional() @IsId() company_id?: number;
  /** Why one person has duties that conflict; asked for where their roles would give them together. */
  @IsOptional() @IsText(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** A field left out stays as it is; null takes the phone away; `role_ids` replaces the roles that the caller sees. */
export class UpdateUserRequest extends both(
  IdRequest,
  partial(AddUserRequest, 'username', 'email', 'area_code', 'role_ids', 'dept_id', 'reason'),
) {
  @IsOptional() @OrNull() @Matches(/^[\d\s()-]{4,20}$/) phone?: string | null;
}

export class UserStatusRequest extends IdRequest {
  @IsFlag() status: number;
}

export class UserStatusAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}

export class ResetUserPasswordRequest extends IdRequest {
  @Length(1, 1000) password: string;
}

export class UserOptionsRequest {
  @IsOptional() @MaxLength(100) username?: string;
  @IsOptional() @IsId() company_id?: number;
}

export class UserOption {
  @IsInt() id: number;
  @IsString() username: string;
  @IsString() email: string;
}
