import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { IsId, IsOptionalRequestId, IsText, OrNull } from './validators.js';

export class IdRequest {
  @IsId() id: number;
}

/** Of a call that does something to a row once; a repeat with its key gets the first answer. */
export class IdActionRequest extends IdRequest {
  @IsOptionalRequestId() request_id?: string;
}

export class IdAnswer {
  @IsInt() id: number;
}

/** A saved setting that is changed by approval: what was requested, and whether it is in effect. */
export class SavedChange {
  /** The row; null for an addition that waits. */
  @OrNull() @IsInt() id: number | null;
  @IsInt() change_id: number;
  /** It waits for another person, or for its time. */
  @IsBoolean() is_pending: boolean;
}

/** Deletes a setting that is changed by approval. */
export class DeleteSettingRequest extends IdActionRequest {
  /** Why, for whoever approves it. */
  @IsOptional() @IsText(500) reason?: string;
}

/** A saved role, or person with roles: what of it gives or takes rights that move money is requested. */
export class SavedGrant {
  @IsInt() id: number;
  /** The change that was requested; null where it needed none. */
  @OrNull() @IsInt() change_id: number | null;
  /** It waits for another person, or for its time. */
  @IsBoolean() is_pending: boolean;
}

/** An entry of a dictionary: a code and its name in the reader's language. */
export class DictionaryItem {
  @IsInt() code: number;
  @IsString() name: string;
}
