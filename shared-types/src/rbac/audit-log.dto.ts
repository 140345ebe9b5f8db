import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { IsId, IsInstant, OrNull } from '../validators.js';

export class AuditLogListRequest extends SortedPageRequest {
  /** Who: part of a name or an e-mail address. */
  @IsOptional() @MaxLength(100) username?: string;
  @IsOptional() @IsId() account_id?: number;
  /** What: one of AUDIT_ACTIONS, or the beginning they have in common. */
  @IsOptional() @MaxLength(100) action?: string;
  @IsOptional() @MaxLength(60) subject_type?: string;
  @IsOptional() @IsId() subject_id?: number;
  @IsOptional() @IsInstant() begin?: string;
  @IsOptional() @IsInstant() end?: string;
  /** From where. */
  @IsOptional() @MaxLength(64) client_address?: string;
}

/** How a field's values are to be read. */
export const AUDIT_VALUE_KINDS = ['text', 'html', 'plain', 'money', 'instant', 'day'] as const;
export type AuditValueKind = (typeof AUDIT_VALUE_KINDS)[number];

/** A value in words: codes by their names, ids by what they refer to. */
export class AuditValue {
  /** Money in whole units, instants as ISO 8601; anything else in the reader's language. */
  @IsString() text: string;
  @OrNull() @IsString() currency: string | null;
  /** What can be opened: the kind of thing and the id of its page. */
  @OrNull() @IsString() subject_type: string | null;
  @OrNull() @IsInt() subject_opens: number | null;
}

/** A field before and after; null where the line has nothing of that side, one entry where it is no list. */
export class AuditField {
  /** Its name; of a field within a field all names on the way to it. */
  @IsArray() @IsString({ each: true }) path: string[];
  @IsIn(AUDIT_VALUE_KINDS) kind: AuditValueKind;
  @IsBoolean() is_list: boolean;
  @IsBoolean() is_changed: boolean;
  @OrNull() @IsArray() @ValidateNested({ each: true }) @Type(() => AuditValue) before: AuditValue[] | null;
  @OrNull() @IsArray() @ValidateNested({ each: true }) @Type(() => AuditValue) after: AuditValue[] | null;
}

export class AuditLogRow {
  @IsInt() id: number;
  @IsInstant() at: string;
  /** Null: a timer did it. */
  @OrNull() @IsInt() account_id: number | null;
  @OrNull() @IsString() username: string | null;
  @OrNull() @IsString() company_name: string | null;
  @IsString() action: string;
  /** What was done, in the reader's language. */
  @IsString() action_name: string;
  @IsString() subject_type: string;
  /** The kind of record, in the reader's language. */
  @IsString() subject_name: string;
  @OrNull() @IsInt() subject_id: number | null;
  /** Its name, or its last one; null where it is unknown or the reader may not see it. */
  @OrNull() @IsString() subject_title: string | null;
  /** The id by which its page opens it; null when it is gone or cannot be opened. */
  @OrNull() @IsInt() subject_opens: number | null;
  @OrNull() @IsString() reason: string | null;
  @OrNull() @IsString() client_address: string | null;
}

export class AuditLogListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuditLogRow) data: AuditLogRow[];
}

export class AuditLogDetail extends AuditLogRow {
  @OrNull() @IsString() email: string | null;
  @OrNull() @IsString() trace_id: string | null;
  @OrNull() @IsObject() @JSONSchema({ type: 'object' }) before: object | null;
  @OrNull() @IsObject() @JSONSchema({ type: 'object' }) after: object | null;
  /** Titles of the fields in both, by their names, in the reader's language; a name without one stays as it is. */
  @IsObject() field_names: Record<string, string>;
  /** Both in words, field by field, changed ones first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuditField) fields: AuditField[];
}
