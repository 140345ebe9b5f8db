import { Type } from 'class-transformer';
import {
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  IsFlag,
  IsId,
  IsText,
  IsTreeId,
  IsTreeParentId,
  OrNull,
  IsOptionalRequestId,
} from '../validators.js';
import { partial, pick } from '../shapes.js';

export class DeptListRequest {
  @IsOptional() @MaxLength(100) dept_name?: string;
  @IsOptional() @IsFlag() status?: number;
  @IsOptional() @IsId() company_id?: number;
}

export class DeptDetail {
  @IsString() id: string;
  /** '0': a root. */
  @IsString() pid: string;
  @IsString() dept_name: string;
  @IsString() leader: string;
  @IsString() phone: string;
  @IsInt() sort: number;
  @IsInt() status: number;
  /** Null: a department of the platform. */
  @OrNull() @IsInt() company_id: number | null;
  @OrNull() @IsString() company_name: string | null;
  @IsInt() user_count: number;
  /** Of the editable fields: sent back when they are saved. */
  @IsString() version: string;
}

export class DeptTreeItem extends DeptDetail {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DeptTreeItem) children: DeptTreeItem[];
}

const PHONE = /^[+\d\s()-]{0,30}$/;

export class AddDeptRequest {
  @IsTreeParentId() pid: string;
  @IsText(60) @Length(1, 60) dept_name: string;
  /** Of a root; below one it is its parent's. Absent: the caller's own company, or the platform. */
  @IsOptional() @IsId() company_id?: number;
  @IsOptional() @IsText(60) leader?: string;
  @IsOptional() @Matches(PHONE) phone?: string;
  @IsOptional() @Min(0) @Max(9999) @IsInt() sort?: number;
  @IsOptional() @IsFlag() status?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class UpdateDeptRequest extends partial(
  AddDeptRequest,
  'pid',
  'dept_name',
  'leader',
  'phone',
  'sort',
  'status',
) {
  @IsTreeId() id: string;
  /** The version that was read; refused when the current one differs. */
  @IsOptional() @MaxLength(40) version?: string;
}

export class DeptOptionsRequest {
  @IsOptional() @IsId() company_id?: number;
}

export class DeptOption extends pick(DeptDetail, 'id', 'pid', 'dept_name') {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DeptOption) children: DeptOption[];
}
