import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { answerOf } from '../record/classes.js';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '../states.js';
import { IsId, IsIds, IsInstant, IsJsonObject, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { CompanyFields, CompanySubmission } from './company.dto.js';
import { merchant, MERCHANT_VALUES } from './merchant.record.js';
import { both, partial } from '../shapes.js';

/** Values that a company's own staff read too; null where a company was opened without documents. */
export const MerchantFields = answerOf(merchant, 'MerchantFields', MERCHANT_VALUES);
export type MerchantFields = InstanceType<typeof MerchantFields>;

export class MerchantOwner {
  @IsInt() id: number;
  @IsString() username: string;
  @IsString() email: string;
  @OrNull() @IsString() phone: string | null;
}

export class MerchantDetail extends MerchantFields {
  /** Why the last submission was refused, or the merchant disabled. */
  @OrNull() @IsString() reason: string | null;
  @OrNull() @ValidateNested() @Type(() => MerchantOwner) owner: MerchantOwner | null;
  /** People of the company. */
  @IsInt() member_count: number;
  /** Newest first, at most 50; the pending one, if any, is the first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => CompanySubmission) submissions: CompanySubmission[];
}

/** The decision on pending documents: 1 certifies, -1 refuses and needs a reason. */
export class AuditMerchantRequest extends IdRequest {
  @IsIn([1, -1]) status: number;
  @IsOptional() @IsText(500) @MaxLength(500) reason?: string;
  /** Of a refusal: what is wrong with which field, `{ legal_number: "does not exist" }`; shown to the owner. */
  @IsOptional() @IsJsonObject(16_384) field_reasons?: Record<string, string>;
  /** The submission that was read; when another waits by now the decision is refused (CHANGED_MEANWHILE). */
  @IsOptional() @IsId() submission_id?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AuditedMerchant {
  @IsInt() id: number;
  /** The certification after the decision. */
  @IsIn(Object.values(CERTIFICATION_STATUS)) status: number;
}

/** Corrected by the platform; absent fields stay. A new `expired_at` in the future renews an expired merchant. */
export class UpdateMerchantRequest extends both(IdRequest, partial(CompanyFields)) {
  @IsOptional() @IsInstant() expired_at?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** 1 enables, 0 disables and needs a reason. */
export class MerchantStatusRequest extends IdRequest {
  @IsIn([0, 1]) status: number;
  @IsOptional() @IsText(500) @MaxLength(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class MerchantStatusAnswer {
  @IsInt() id: number;
  @IsIn(Object.values(MERCHANT_STATUS)) status: number;
}

export class MerchantAddGoodRequest extends IdRequest {
  @IsIn([0, 1]) is_add_good: number;
  @IsOptionalRequestId() request_id?: string;
}

export class MerchantAddGoodAnswer {
  @IsInt() id: number;
  @IsInt() is_add_good: number;
}

export class MerchantOptionsRequest {
  @IsOptional() @MaxLength(100) company_name?: string;
}

/** At most 40; typing more of the name narrows them. */
export class MerchantOption {
  @IsInt() id: number;
  @IsString() company_name: string;
}

export class MyMerchant extends MerchantFields {
  /** Documents wait for their review: `images` are those, all else is still what was certified. */
  @IsBoolean() is_under_review: boolean;
}

/** What a merchant changes without review; new documents are a submission that waits for its review. */
export class UpdateMyMerchantRequest extends partial(
  CompanyFields,
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
) {
  /** Ids of uploaded documents, 1 to 20: all that are to be shown, those shown already among them. */
  @IsOptional() @ArrayMinSize(1) @IsIds(100) images?: number[];
  @IsOptionalRequestId() request_id?: string;
}
