import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsId, IsInstant, IsOptionalRequestId, OrNull } from '../validators.js';
import { IMPORT_MODE, IMPORT_ROW, IMPORT_STATUS, type ImportMode } from './import-states.js';

const MODES = Object.values(IMPORT_MODE);
const ROW_STATES = Object.values(IMPORT_ROW);

/** Where the template can be fetched, for some minutes. */
export class ImportTemplate {
  @IsString() url: string;
}

/** A column that was found in the sheet. */
export class ImportColumnTitle {
  @IsString() name: string;
  /** In the reader's language. */
  @IsString() title: string;
}

/** A sheet of goods, from its check to its end. */
export class GoodsImport {
  @IsInt() id: number;
  @IsString() file_name: string;
  @IsIn(Object.values(IMPORT_STATUS)) status: number;
  @IsIn(MODES) mode: number;
  @IsInt() rows: number;
  /** Rows that wait to be imported, and how many of them lack nothing to be submitted. */
  @IsInt() ready_count: number;
  @IsInt() complete_count: number;
  @IsInt() faulty_count: number;
  /** Came with an earlier import, and are left as they are. */
  @IsInt() existing_count: number;
  @IsInt() draft_count: number;
  @IsInt() submitted_count: number;
  @IsInt() refused_count: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ImportColumnTitle) columns: ImportColumnTitle[];
  /** Titles of columns that are none of ours. */
  @IsArray() @IsString({ each: true }) ignored: string[];
  /** Name of who sent it. */
  @IsString() started_by: string;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() finished_at: string | null;
}

export class ImportListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsImport) data: GoodsImport[];
}

export class ImportRowListRequest extends PageRequest {
  @IsId() id: number;
  @IsOptional() @IsIn(ROW_STATES) state?: number;
}

/** What is wrong with one cell, in the reader's language. */
export class ImportFault {
  @IsString() column: string;
  /** The column's title. */
  @IsString() title: string;
  /** As the sheet has it. */
  @IsString() value: string;
  @IsString() msg: string;
}

export class ImportRow {
  /** As it is seen beside the row in the sheet. */
  @IsInt() row_no: number;
  @IsIn(ROW_STATES) state: number;
  /** The name in the reader's language, or what there is of it. */
  @IsString() goods_name: string;
  @IsString() goods_code: string;
  /** The sender's own reference. */
  @IsString() reference: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ImportFault) faults: ImportFault[];
  /** What it lacks to be submitted; it becomes a draft. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => ImportFault) missing: ImportFault[];
  /** Why it was refused. */
  @OrNull() @IsString() error: string | null;
  @OrNull() @IsString() msg: string | null;
  @OrNull() @IsInt() draft_id: number | null;
  @OrNull() @IsInt() goods_id: number | null;
}

export class ImportRowListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => ImportRow) data: ImportRow[];
}

export class RunImportRequest {
  @IsId() id: number;
  /** 0 every row becomes a draft, 1 those that lack nothing are submitted for review. */
  @IsIn(MODES) mode: ImportMode;
  @IsOptionalRequestId() request_id?: string;
}
