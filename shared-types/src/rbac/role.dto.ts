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
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import {
  IsFlag,
  IsId,
  IsInstant,
  IsText,
  IsTreeId,
  IsTreeIds,
  OrNull,
  IsOptionalRequestId,
} from '../validators.js';
import { partial, pick } from '../shapes.js';

/** Whose rows a role lets its holder see, where rows have a department or an owner. */
export const DATA_SCOPE = { company: 1, department_and_below: 2, department: 3, own: 4 } as const;
export type DataScopeCode = (typeof DATA_SCOPE)[keyof typeof DATA_SCOPE];
const DATA_SCOPES = Object.values(DATA_SCOPE);

export const ROLE_MENUS_MAX = 2000;

export class RoleListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) role_name?: string;
  @IsOptional() @IsFlag() status?: number;
  @IsOptional() @IsId() company_id?: number;
  /** Part of the name of the company, in any language. */
  @IsOptional() @MaxLength(200) company_name?: string;
}

export class RoleRow {
  @IsInt() id: number;
  @IsString() role_name: string;
  /** Null: a role of the platform. */
  @OrNull() @IsInt() company_id: number | null;
  @OrNull() @IsString() company_name: string | null;
  @IsString() remark: string;
  @IsInt() status: number;
  @IsIn(DATA_SCOPES) data_scope: number;
  /** 1: its holders must use a second factor. */
  @IsInt() needs_second_factor: number;
  /** 1: everything, now and later; in a company everything that may be held there. */
  @IsInt() is_wildcard: number;
  @IsInt() user_count: number;
  @IsInstant() created_at: string;
  @IsArray() @IsString({ each: true }) menu_ids: string[];
  /** Whether the caller is above it: they may change and grant it. */
  @IsBoolean() is_editable: boolean;
  /** The change of it that waits for an approval. */
  @OrNull() @IsInt() waiting_change_id: number | null;
}

export class RoleListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => RoleRow) data: RoleRow[];
}

export class RoleDetail extends RoleRow {
  /** Of the editable fields: sent back when they are saved. */
  @IsString() version: string;
  @IsArray() @IsString({ each: true }) permissions: string[];
}

export class AddRoleRequest {
  @IsText(60) @Length(1, 60) role_name: string;
  /** Absent: the caller's own company, or the platform. */
  @IsOptional() @IsId() company_id?: number;
  @IsTreeIds(ROLE_MENUS_MAX) menu_ids: string[];
  @IsOptional() @IsText(500) remark?: string;
  @IsOptional() @IsFlag() status?: number;
  @IsOptional() @IsIn(DATA_SCOPES) data_scope?: number;
  @IsOptional() @IsFlag() needs_second_factor?: number;
  @IsOptional() @IsFlag() is_wildcard?: number;
  /** Why duties that conflict are in one role; asked for where they would be. */
  @IsOptional() @IsText(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** A field left out stays as it is; `menu_ids` replaces the whole set. */
export class UpdateRoleRequest extends partial(
  AddRoleRequest,
  'role_name',
  'menu_ids',
  'remark',
  'status',
  'data_scope',
  'needs_second_factor',
  'is_wildcard',
  'reason',
) {
  @IsId() id: number;
  /** The version that was read; refused when the current one differs. */
  @IsOptional() @MaxLength(40) version?: string;
}

export class RoleOptionsRequest {
  @IsOptional() @IsId() company_id?: number;
}

export class RoleOption extends pick(RoleRow, 'id', 'role_name', 'company_id') {
  /** Whether the caller may give it to somebody. */
  @IsBoolean() is_grantable: boolean;
}

/** Menus of a role not saved yet, to see what its holder would see. */
export class RoleMenuPreviewRequest extends partial(AddRoleRequest, 'menu_ids', 'company_id') {
  /** An existing role; `menu_ids` replace its own in the preview. */
  @IsOptional() @IsId() id?: number;
}

export class RoleMenuOptionsRequest {
  /** The company whose role is made or changed; absent: the caller's own company, or the platform. */
  @IsOptional() @IsId() company_id?: number;
}

/** The menus a role may be made of. What the caller lacks is there but cannot be ticked. */
export class RoleMenuOption {
  @IsTreeId() id: string;
  @IsString() pid: string;
  /** In the reader's language. */
  @IsString() title: string;
  @IsIn(['M', 'C', 'F']) menu_type: string;
  @OrNull() @IsString() icon: string | null;
  @OrNull() @IsString() perms: string | null;
  @IsBoolean() is_grantable: boolean;
  @IsArray()
  @ArrayMaxSize(ROLE_MENUS_MAX)
  @ValidateNested({ each: true })
  @Type(() => RoleMenuOption)
  children: RoleMenuOption[];
}
