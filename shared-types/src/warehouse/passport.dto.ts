import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { IsFlag, IsInstant, IsOptionalRequestId, IsScannedCode, IsText, OrNull } from '../validators.js';
import { NOTE_KINDS, NOTE_MAX, type NoteKind } from './passport-rules.js';

export class FindSerialsRequest {
  /** What a scanner read or a person typed: a serial number, a GS1 code, or the address of a passport. */
  @IsScannedCode(500) @Length(1, 500) code: string;
}

export class FoundSerial {
  @IsInt() id: number;
  @IsInt() product_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  @IsString() serial_number: string;
  /** 1 where it is in a warehouse. */
  @IsFlag() in_stock: number;
  @OrNull() @IsString() ware_house_name: string | null;
}

/** One thing that happened to a piece. */
export class PassportEntry {
  /** Of its kind. */
  @IsInt() id: number;
  /** `movement`, `listing`, or what a module or a person added: `test`, `service`, `note`, … */
  @IsString() kind: string;
  @IsInstant() at: string;
  /** Whose people did it. */
  @OrNull() @IsString() company_name: string | null;
  @OrNull() @IsString() username: string | null;
  /** Of a movement: of the dictionary `stock_type`, and how many went in (+) or out (-). */
  @OrNull() @IsInt() type: number | null;
  @OrNull() @IsInt() change: number | null;
  @OrNull() @IsString() ware_house_name: string | null;
  /** Of a movement: into or out of which bin. */
  @OrNull() @IsString() bin_code: string | null;
  /** What it refers to: a document, goods, an order. */
  @OrNull() @IsString() subject_type: string | null;
  @OrNull() @IsInt() subject_id: number | null;
  /** 1 passed, 0 failed, where something was tested. */
  @OrNull() @IsFlag() result: number | null;
  @OrNull() @IsString() text: string | null;
}

export class SerialPassport extends FoundSerial {
  @IsString() category_name: string;
  @OrNull() @IsString() gtin: string | null;
  /** 0 nowhere of ours, 1 on hand, 2 on its way between warehouses. */
  @IsInt() place: number;
  @OrNull() @IsString() bin_code: string | null;
  @IsFlag() is_reserved: number;
  /** In whose stock it is, or was last. */
  @OrNull() @IsString() company_name: string | null;
  @IsInstant() created_at: string;
  /** The newest first, at most 500. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PassportEntry) lines: PassportEntry[];
}

export class AddSerialNoteRequest extends IdRequest {
  @IsIn(NOTE_KINDS) kind: NoteKind;
  @IsText(NOTE_MAX) @Length(1, NOTE_MAX) text: string;
  /** Of a test: 1 passed, 0 failed. */
  @IsOptional() @IsFlag() result?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Where a document can be fetched for a quarter of an hour. */
export class PrintedPassportAnswer {
  @IsString() cert_no: string;
  @IsString() url: string;
}
