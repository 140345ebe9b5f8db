import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { FileLink } from '../platform/file.dto.js';
import { rowClassOf } from '../record/classes.js';
import { IsIds, IsInstant, IsText, OrNull } from '../validators.js';
import { SEND_STATUS } from '../states.js';
import { CARRIERS } from '../warehouse/carriers.js';
import { DOCUMENT_IMAGES_MAX } from '../warehouse/document-bounds.js';
import { shipment } from './shipment.record.js';
import { SHIPPED_LINES_MAX, SHIPPED_QUANTITY_MAX } from './shipping-rules.js';

const CODES = Object.keys(CARRIERS).map(Number);

/** So many of a line of the order. */
export class ShippedLine {
  @Min(1) @Max(SHIPPED_LINES_MAX) @IsInt() line: number;
  @Min(1) @Max(SHIPPED_QUANTITY_MAX) @IsInt() quantity: number;
}

/** The id is that of the order, or of the prepared parcel. */
export class ConfirmShipmentRequest extends IdActionRequest {
  /** By the code of its carrier; 0: the buyer fetches it. */
  @IsIn(CODES) logistics_company: number;
  /** The tracking number; empty: its pickup is prepared, and it gets its number there. */
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
}

/** The id is that of a parcel on its way. */
export class ShipmentStatusRequest extends IdActionRequest {
  /** 2 delivered, 3 came back. */
  @IsIn([SEND_STATUS.delivered, SEND_STATUS.came_back]) status: number;
  /** The proof of it, beside the pictures that are there. */
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
}

export class ShipOrderRequest extends ConfirmShipmentRequest {
  /** What goes; all that has not gone yet, when it is absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SHIPPED_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => ShippedLine)
  lines?: ShippedLine[];
}

/** The id is that of the order. */
export class SendOutAnewRequest extends IdActionRequest {
  @Min(1) @Max(SHIPPED_LINES_MAX) @IsInt() line: number;
}

/** The current state of the order, or of the parcel. */
export class ShippingAnswer extends IdAnswer {
  @IsInt() status: number;
}

/** A line of a parcel by what was ordered. */
export class ShownShippedLine extends ShippedLine {
  @IsString() goods_name: string;
}

/** A parcel as both sides see it. */
export class OrderShipment {
  @IsInt() id: number;
  @IsInt() logistics_company: number;
  @IsString() logistics_code: string;
  /** Where it can be followed. */
  @OrNull() @IsString() tracking_url: string | null;
  /** As deliveries of a warehouse. */
  @IsInt() status: number;
  @OrNull() @IsInstant() sent_at: string | null;
  @OrNull() @IsInstant() ended_at: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ShownShippedLine) lines: ShownShippedLine[];
}

export class ShipmentDetail extends rowClassOf(shipment) {
  @IsInt() order_id: number;
  @OrNull() @IsString() tracking_url: string | null;
  @OrNull() @IsInstant() sent_at: string | null;
  @OrNull() @IsInstant() ended_at: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ShownShippedLine) items: ShownShippedLine[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
}
