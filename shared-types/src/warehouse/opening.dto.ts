import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { IMPORT_STATUS } from '../goods/import-states.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { both } from '../shapes.js';
import { IsFlag, IsInstant, OrNull } from '../validators.js';
import { OPENING_COLUMNS, type OpeningColumn } from './opening-columns.js';

/** What goes into one warehouse: documents of 500 lines at most. */
class OpeningPlace {
  @IsString() ware_house_name: string;
  @IsInt() lines: number;
  @IsInt() papers: number;
}

class OpeningDocument {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsString() ware_house_name: string;
  @IsInt() lines: number;
}

/** A sheet of opening stock, as it was found to be. */
export class OpeningImport {
  @IsInt() id: number;
  @IsString() file_name: string;
  /** 0 checked, 10 waiting, 20 running, 30 done, -1 failed, -2 cancelled. */
  @IsIn(Object.values(IMPORT_STATUS)) status: number;
  @IsInt() rows: number;
  @IsInt() faulty_count: number;
  /** Rows that are on documents by now; all come in together, at the end. */
  @IsInt() made_count: number;
  /** Why it failed, in the reader's language. */
  @OrNull() @IsString() failure: string | null;
  @IsString({ each: true }) @IsArray() ignored: string[];
  /** What it becomes; none while a row is wrong, or once it was started. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => OpeningPlace) places: OpeningPlace[];
  /** What it became. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => OpeningDocument) papers: OpeningDocument[];
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() done_at: string | null;
}

/** Where the template can be fetched, for some minutes. */
export class OpeningTemplate {
  @IsString() url: string;
}

export class OpeningRowsRequest extends both(IdRequest, PageRequest) {
  /** 1: rows that are wrong. */
  @IsOptional() @IsFlag() is_faulty?: number;
}

class OpeningFault {
  @IsIn(OPENING_COLUMNS) column: OpeningColumn;
  @IsString() title: string;
  /** As the sheet has it. */
  @IsString() value: string;
  @IsString() msg: string;
}

export class OpeningRow {
  @IsInt() row_no: number;
  /** The product as the sheet names it. */
  @IsString() product: string;
  @IsString() serial_number: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => OpeningFault) faults: OpeningFault[];
}

export class OpeningRows extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => OpeningRow) data: OpeningRow[];
}
