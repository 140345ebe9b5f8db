import { Type } from 'class-transformer';
import { IsArray, IsInt, IsString, ValidateNested } from 'class-validator';

/** Rules of one sheet. */
export const FREIGHT_SHEET_ROWS_MAX = 1_000;

/** Where the template can be fetched, for some minutes. */
export class FreightTemplate {
  @IsString() url: string;
}

export class FreightSheetFault {
  @IsInt() row_no: number;
  /** Of the column, in the reader's language. */
  @IsString() title: string;
  @IsString() text: string;
}

/** The result of a sheet: all of it is in the table, or nothing is and its faults are reported. */
export class FreightSheet {
  @IsString() file_name: string;
  @IsInt() rows: number;
  /** Unknown column titles. */
  @IsString({ each: true }) @IsArray() ignored: string[];
  @IsInt() added: number;
  /** Rules of bands that were there. */
  @IsInt() replaced: number;
  @IsInt() fault_count: number;
  /** The first of them. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FreightSheetFault) faults: FreightSheetFault[];
}
