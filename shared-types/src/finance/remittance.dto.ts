import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { BankTransfer } from './payment.dto.js';
import { CURRENCIES, type Currency } from '../money.js';
import { FileLink } from '../platform/file.dto.js';
import { REMITTANCE_STATUS } from '../states.js';
import {
  IsIds,
  IsInstant,
  IsMinorAmount,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import {
  REMITTANCE_IMAGES_MAX,
  REMITTANCE_NOTES_MAX,
  REMITTED_TYPES,
  type RemittedType,
} from './remittance-bounds.js';

const STATUSES = Object.values(REMITTANCE_STATUS);

/** `id` is the document, by default an order. */
export class SentRemittancesRequest extends IdRequest {
  @IsOptional() @IsIn([...REMITTED_TYPES]) subject_type?: RemittedType;
}

export class SendRemittanceRequest extends SentRemittancesRequest {
  @ArrayMinSize(1) @IsIds(REMITTANCE_IMAGES_MAX) remittance_images: number[];
  @IsOptionalRequestId() request_id?: string;
}

/** Finance's decision on a remittance: 1 the money is there, -1 it is not, and why. */
export class ConfirmRemittanceRequest extends IdRequest {
  @IsIn([1, -1]) status: number;
  @IsOptional() @IsText(REMITTANCE_NOTES_MAX) @MaxLength(REMITTANCE_NOTES_MAX) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** What came instead of what was due, and why it is not taken for what was due. */
export class CreditRemittanceRequest extends IdRequest {
  /** Minor units of what arrived. */
  @IsMinorAmount() amount: number;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsText(REMITTANCE_NOTES_MAX) @Length(1, REMITTANCE_NOTES_MAX) audit_notes: string;
  @IsOptionalRequestId() request_id?: string;
}

/** The bank transfer, and its current state. */
export class RemittanceAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}

/** What one of several documents has of a transfer. */
export class RemittanceShare {
  @IsString() subject_type: string;
  @IsInt() subject_id: number;
  @IsString() reference: string;
  @IsMoneyText() money: string;
}

/** One transfer as it was announced, and finance's decision. */
export class SentRemittance {
  @IsInt() id: number;
  @IsIn([...REMITTED_TYPES]) subject_type: RemittedType;
  @IsInt() subject_id: number;
  /** What its payer quotes. */
  @IsString() reference: string;
  @IsString() username: string;
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(STATUSES) status: number;
  /** The documents that are paid with it. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RemittanceShare) shares: RemittanceShare[];
  @ValidateNested() @Type(() => BankTransfer) bank: BankTransfer;
  @OrNull() @IsMoneyText() received: string | null;
  @OrNull() @IsIn([...CURRENCIES]) received_currency: Currency | null;
  @IsString() audit_notes: string;
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  @IsInstant() created_at: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
}
