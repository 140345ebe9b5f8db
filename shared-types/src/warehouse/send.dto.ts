import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { FileLink } from '../platform/file.dto.js';
import { rowClassOf } from '../record/classes.js';
import { SEND_STATUS } from '../states.js';
import { IsId, IsIds, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { ShownLine } from './arrival.dto.js';
import { CARRIERS } from './carriers.js';
import { DOCUMENT_IMAGES_MAX, DOCUMENT_LINES_MAX, QUANTITY_MAX } from './document-bounds.js';
import { send } from './send.record.js';

const CODES = Object.keys(CARRIERS).map(Number);

/** So many of a line of the stock-out. */
export class SentLine {
  @Min(1) @Max(DOCUMENT_LINES_MAX) @IsInt() line: number;
  @Min(1) @Max(QUANTITY_MAX) @IsInt() good_number: number;
}

class SendFields {
  /** What of the stock-out is sent; all that was not sent yet, when it is absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DOCUMENT_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => SentLine)
  lines?: SentLine[];
  /** The recipient; the stock-out's own customer by default. The fields below take precedence. */
  @IsOptional() @IsId() customer_id?: number;
  @IsOptional() @IsText(100) customer_name?: string;
  @IsOptional() @IsText(40) customer_tel?: string;
  @IsOptional() @IsText(200) customer_address?: string;
  /** Of the address; that of the customer by default. A delivery to no country is refused. */
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) country?: string | null;
  @IsOptional() @IsIn(CODES) carrier?: number;
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
  @IsOptional() @IsText(500) remark?: string;
}

export class AddSendRequest extends SendFields {
  /** An approved stock-out. */
  @IsText(30) ware_house_out_sn: string;
  @IsOptionalRequestId() request_id?: string;
}

export class UpdateSendRequest extends SendFields {
  @IsId() id: number;
  @IsOptional() @MaxLength(40) version?: string;
}

export class SendAnswer extends IdAnswer {
  @IsString() send_sn: string;
}

export class SendStatusRequest extends IdActionRequest {
  /** 1 sent, 2 delivered, 3 came back. */
  @IsIn([SEND_STATUS.sent, SEND_STATUS.delivered, SEND_STATUS.came_back]) status: number;
  @IsOptional() @IsIn(CODES) carrier?: number;
  @IsOptional() @IsText(60) logistics_code?: string;
  /** The parcel, or the proof of its delivery, beside the pictures that are there. */
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
  @IsOptional() @IsText(500) remark?: string;
}

export class SendStatusAnswer extends IdAnswer {
  @IsInt() status: number;
}

export class SendLine extends ShownLine {
  /** The line of the stock-out. */
  @IsInt() out_line: number;
}

export class SendDetail extends rowClassOf(send) {
  @IsInt() company_id: number;
  @IsInt() ware_house_out_id: number;
  @IsString() ware_house_name: string;
  @OrNull() @IsInt() customer_id: number | null;
  /** Where the parcel can be followed. */
  @OrNull() @IsString() tracking_url: string | null;
  @IsString() username: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => SendLine) lines: SendLine[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
}

export class SendableRequest {
  @IsText(30) ware_house_out_sn: string;
}

/** The unsent part of a stock-out, and its recipient. */
export class Sendable extends IdAnswer {
  @IsString() ware_house_out_sn: string;
  @OrNull() @IsInt() customer_id: number | null;
  @IsString() customer_name: string;
  @IsString() customer_tel: string;
  @IsString() customer_address: string;
  @OrNull() @IsString() country: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ShownLine) lines: ShownLine[];
}
