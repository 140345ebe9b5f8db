import { IsBoolean, IsInt, IsString } from 'class-validator';
import { IsInstant, OrNull } from '../validators.js';

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

/** One word said on a document. */
export class ApprovalWord {
  @IsBoolean() is_approved: boolean;
  /** False: the first of two approvals; the document goes on waiting. */
  @IsBoolean() is_final: boolean;
  @OrNull() @IsString() notes: string | null;
  @IsString() decided_by: string;
  @IsInstant() decided_at: string;
}
