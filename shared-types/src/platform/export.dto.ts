import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.js';
import { EXPORT_IDS_MAX, EXPORT_STATUS, type ExportStatus } from './export-status.js';
import { IsIds, IsInstant, IsJsonObject, IsOptionalRequestId, OrNull } from '../validators.js';

/** How a table is called on the wire. */
export const EXPORT_RESOURCE = /^[a-z0-9_]{1,60}$/;

const FILTERS_MAX_BYTES = 16_384;

/** The whole filtered set of one table, in the columns it shows. */
export class AddExportRequest {
  /** The table, as its module registered it: `members`. */
  @IsString() @Matches(EXPORT_RESOURCE) resource: string;
  /** The request of the table's list; page and limit are ignored. */
  @IsJsonObject(FILTERS_MAX_BYTES) filters: Record<string, unknown>;
  /** The visible columns by their `prop`, in their order. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  columns: string[];
  /** These rows of the filtered set alone: those somebody selected. Absent: all of it. */
  @IsOptional() @IsIds(EXPORT_IDS_MAX) @ArrayMinSize(1) @ArrayUnique() ids?: number[];
  /** A format of an accounting package: only of a table that has it, the journal. */
  @IsIn(EXPORT_FORMATS) format: ExportFormat;
  /** The reader's IANA zone, such as Asia/Tokyo: times are written in it, each with its offset. Absent: UTC. */
  @IsOptional() @Matches(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/) time_zone?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class ExportListRequest extends PageRequest {
  @IsOptional() @IsIn(Object.values(EXPORT_STATUS)) status?: ExportStatus;
}

export class ExportAnswer {
  @IsInt() id: number;
  @IsString() resource: string;
  /** The table's name in the reader's language. */
  @IsString() resource_name: string;
  @IsIn(EXPORT_FORMATS) format: ExportFormat;
  @IsIn(Object.values(EXPORT_STATUS)) status: ExportStatus;
  /** Rows of the filtered set when it was counted, and rows written so far. */
  @IsInt() rows: number;
  @IsInt() rows_done: number;
  /** The address of the finished file, valid for some minutes: request it again for a new one. */
  @OrNull() @IsString() url: string | null;
  @OrNull() @IsInt() size: number | null;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() finished_at: string | null;
  /** When the file is deleted. */
  @OrNull() @IsInstant() expires_at: string | null;
}

export class ExportListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => ExportAnswer) data: ExportAnswer[];
}
