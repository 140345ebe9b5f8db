import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
} from 'class-validator';
import { DecisionOutcome } from '../platform/approval.dto.js';
import { LICENCE_STATUS } from '../states.js';
import { IsIds, IsInstant, IsJsonObject, IsOptionalRequestId, IsText, OrNull } from '../validators.js';

const DECIDED_AT_ONCE = 160;

export class AuditLicenceRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** The submissions that were read, in the order of `ids`: where another waits by now nothing is decided. */
  @IsOptional() @IsIds(DECIDED_AT_ONCE) submission_ids?: number[];
  /** 1 approve, -1 reject. */
  @IsIn([1, -1]) status: number;
  /** Required for a rejection. */
  @IsOptional() @IsText(500) audit_notes?: string;
  /** Of a rejection: what is wrong with which field; shown to the company. */
  @IsOptional() @IsJsonObject(16_384) field_reasons?: Record<string, string>;
  @IsOptionalRequestId() request_id?: string;
}

export class LicenceDecision extends DecisionOutcome {
  @OrNull() @IsIn(Object.values(LICENCE_STATUS)) status: number | null;
}

/** A submission of a licence, and its decision. */
export class LicenceSubmission {
  @IsInt() id: number;
  @IsString() sent_by: string;
  @IsInstant() sent_at: string;
  /** 0 waits, 1 approved, -1 rejected, 2 replaced by a later one before it was decided. */
  @IsIn(Object.values(LICENCE_STATUS)) status: number;
  /** Fields that differ from the submission before. */
  @IsArray() @IsString({ each: true }) changed: string[];
  @OrNull() @IsString() notes: string | null;
  @IsObject() field_reasons: Record<string, string>;
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
}

/** A kind of licence, named for the reader. */
export class LicenceKindOption {
  @IsInt() id: number;
  @IsString() name: string;
  /** False: kept for what was registered while it was in force. */
  @IsBoolean() is_offered: boolean;
}
