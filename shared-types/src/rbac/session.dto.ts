import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { IsId, IsInstant, OrNull } from '../validators.js';

/** Sessions that live now. */
export class SessionListRequest extends SortedPageRequest {
  /** Part of a name or an e-mail address. */
  @IsOptional() @MaxLength(100) username?: string;
  @IsOptional() @MaxLength(64) client_address?: string;
  @IsOptional() @IsId() account_id?: number;
  @IsOptional() @IsInstant() begin?: string;
  @IsOptional() @IsInstant() end?: string;
}

export class StaffSessionRow {
  @IsInt() id: number;
  @IsInt() account_id: number;
  @IsString() username: string;
  @IsString() email: string;
  @OrNull() @IsString() company_name: string | null;
  @OrNull() @IsString() client_address: string | null;
  /** As it came, and what of it is known by name. */
  @OrNull() @IsString() user_agent: string | null;
  @OrNull() @IsString() browser: string | null;
  @OrNull() @IsString() system: string | null;
  @IsInstant() created_at: string;
  @IsInstant() expires_at: string;
  /** The one this call came with. */
  @IsBoolean() is_current: boolean;
}

export class StaffSessionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => StaffSessionRow) data: StaffSessionRow[];
}
