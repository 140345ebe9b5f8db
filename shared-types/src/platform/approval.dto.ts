import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { REQUESTED_STATUS } from '../states.js';
import { IsIds, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { NOTES_MAX } from './notes.js';

const DECIDED_AT_ONCE = 160;
const REQUESTED_STATUSES = Object.values(REQUESTED_STATUS);

/** A decision on documents that move money, each decided by itself. */
export class AuditMoneyRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** 1 approve, -1 reject. */
  @IsIn([1, -1]) status: number;
  /** Required for a rejection. */
  @IsOptional() @IsText(NOTES_MAX) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** A decision on what is submitted again with changes. */
export class AuditSubmissionsRequest extends AuditMoneyRequest {
  /** In the order of `ids`, the submissions that were read: a newer one is not decided (CHANGED_MEANWHILE). */
  @IsOptional() @IsIds(DECIDED_AT_ONCE) submission_ids?: number[];
}

/** What became of one of several documents that were decided together. */
export class DecisionOutcome {
  @IsInt() id: number;
  /** Why nothing changed, and the same in the reader's words; null: it was decided. */
  @OrNull() @IsString() error: string | null;
  @OrNull() @IsString() msg: string | null;
  /** Of ALREADY_DECIDED: who was faster, and when. */
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
}

/** One decision on a document. */
export class ApprovalDecision {
  @IsBoolean() is_approved: boolean;
  /** False: the first of two approvals; the document stays pending. */
  @IsBoolean() is_final: boolean;
  /** Of the reader. */
  @IsBoolean() is_own: boolean;
  @OrNull() @IsString() notes: string | null;
  @IsString() decided_by: string;
  @IsInstant() decided_at: string;
}

/** Of a document, who decided it and with which result. */
export class DocumentStoryAnswer {
  /** Requested by the reader. */
  @IsBoolean() is_own: boolean;
  /** Null while it is pending, and for a withdrawn one. */
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  @OrNull() @IsString() audit_notes: string | null;
  @OrNull() @IsInstant() withdrawn_at: string | null;
  /** Where two people approve it, the first before the last. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => ApprovalDecision) words: ApprovalDecision[];
}

/** Of a pending document, a posting that its approval makes, with the balance of its account before and after. */
export class PendingPosting {
  /** Of the ledger: `bank`, `available`. */
  @IsString() kind: string;
  /** Of a member's or a company's account; null of the platform's. */
  @OrNull() @IsString() owner_name: string | null;
  @IsIn(CURRENCIES) currency: Currency;
  /** Positive: credited. In whole units, as the balances. */
  @IsMoneyText() change: string;
  @IsMoneyText() before: string;
  @IsMoneyText() after: string;
}

/** Who requested such a document, and its result. */
export class RequestedStory extends DocumentStoryAnswer {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsString() reason: string;
  @IsIn(REQUESTED_STATUSES) status: number;
  @IsString() asked_by: string;
  @IsInstant() created_at: string;
  /** Of the journal, where it is booked. */
  @OrNull() @IsInt() entry_id: number | null;
}
