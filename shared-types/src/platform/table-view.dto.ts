import { IsIn, IsInt, IsObject, IsString, Matches, MinLength } from 'class-validator';
import { IsId, IsInstant, IsJsonObject, IsText } from '../validators.js';
import { KEY_PATTERN, PREFERENCE_MAX_BYTES } from './preference.dto.js';

const NAME_MAX = 60;

export class TableViewListRequest {
  /** The table, as it names its settings: `member.member`. */
  @IsString() @Matches(KEY_PATTERN) table: string;
}

/** Filters, order and columns of a table, kept under a name. */
export class TableView {
  @IsInt() id: number;
  @IsString() table: string;
  @IsString() name: string;
  /** As the table wrote it. */
  @IsObject() view: Record<string, unknown>;
  /** Everybody of the company, or of the platform, sees it. */
  @IsIn([0, 1]) is_shared: number;
  /** 1: the caller's own, to change and to delete. */
  @IsIn([0, 1]) is_own: number;
  @IsString() username: string;
  @IsInstant() updated_at: string;
}

export class AddTableViewRequest {
  @IsString() @Matches(KEY_PATTERN) table: string;
  @IsText(NAME_MAX) @MinLength(1) name: string;
  @IsJsonObject(PREFERENCE_MAX_BYTES) view: Record<string, unknown>;
}

export class UpdateTableViewRequest {
  @IsId() id: number;
  @IsText(NAME_MAX) @MinLength(1) name: string;
  @IsJsonObject(PREFERENCE_MAX_BYTES) view: Record<string, unknown>;
}

export class ShareTableViewRequest {
  @IsId() id: number;
  @IsIn([0, 1]) is_shared: number;
}
