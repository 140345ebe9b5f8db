import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';
import { FileLink } from '../platform/file.dto.js';
import { CERTIFICATION_STATUS, MERCHANT_TYPE } from '../states.js';
import { IsIds, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { both, pick } from '../shapes.js';

const certificationStates = Object.values(CERTIFICATION_STATUS);

/** A company's fields. */
export class CompanyFields {
  @IsText(100) @Length(1, 100) company_name: string;
  @IsText(50) @Length(1, 50) legal_person: string;
  /**
   * Japan: the Corporate Number of 13 digits; China: the unified social credit code of 18 characters; both are checked
   * by their check digit. Elsewhere letters, digits, spaces and `. / -`.
   */
  @IsText(30) @Length(1, 30) legal_number: string;
  /** Dictionary `merchant_type`. */
  @IsIn(Object.values(MERCHANT_TYPE)) type: number;
  @Matches(/^\+?[\d\s()-]{4,24}$/) company_phone: string;
  @Matches(/^[0-9A-Za-z -]{3,10}$/) postal_code: string;
  @IsText(200) @Length(1, 200) address: string;
  @IsText(200) @Length(1, 200) pickup_address: string;
}

/** Documents on their way to a review. */
export class CompanyDocumentsRequest extends CompanyFields {
  /** ISO 3166-1 alpha-2; absent: the country of the account. It determines how the number is checked. */
  @IsOptional() @Matches(/^[A-Z]{2}$/) country?: string;
  /** Ids of uploaded documents, 1 to 20; more are refused as FILE_COUNT. */
  @ArrayMinSize(1) @IsIds(100) images: number[];
  /** False when the agreement is not accepted; absent: as accepted when the account was opened. */
  @IsOptional() @IsBoolean() checked?: boolean;
}

export class RegisterCompanyRequest extends CompanyDocumentsRequest {
  @IsOptionalRequestId() request_id?: string;
}

/** A changed or completed submission: sent again after a failure or an expiry, or further documents for a certified company. */
export class UpdateCompanyRequest extends CompanyDocumentsRequest {
  @IsOptionalRequestId() request_id?: string;
}

/** The state of the certification: 0 uncertified, 1 pending, 2 certified, -1 failed, 3 expired. */
export class CompanyStatusAnswer {
  @IsInt() id: number;
  @IsIn(certificationStates) status: number;
}

export class CancelCompanyRequest {
  @IsOptionalRequestId() request_id?: string;
}

export class CancelledCompany {
  @IsIn(certificationStates) status: number;
}

/** Values are null as long as nothing was sent. */
export class CompanyInfo {
  @OrNull() @IsInt() id: number | null;
  @OrNull() @IsString() company_name: string | null;
  @OrNull() @IsString() legal_person: string | null;
  @OrNull() @IsString() legal_number: string | null;
  @OrNull() @IsInt() type: number | null;
  @OrNull() @IsString() country: string | null;
  @OrNull() @IsString() company_phone: string | null;
  @OrNull() @IsString() postal_code: string | null;
  @OrNull() @IsString() address: string | null;
  @OrNull() @IsString() pickup_address: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @IsIn(certificationStates) status: number;
  @IsInt() is_add_good: number;
  @OrNull() @IsInstant() expired_at: string | null;
  /** Why the last submission was refused. */
  @OrNull() @IsString() reason: string | null;
  /** Of a refusal: what is wrong with which field, `{ legal_number: "…" }`. */
  @IsObject() field_reasons: Record<string, string>;
  @OrNull() @IsInstant() submitted_at: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  /** Whether the caller may submit documents: the company's owner, or somebody without a company. */
  @IsBoolean() is_owner: boolean;
}

/** One submission of documents with its decision. */
export class CompanySubmission extends both(
  CompanyFields,
  pick(CompanyInfo, 'country', 'reason', 'field_reasons', 'decided_at'),
) {
  @IsInt() id: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  /** 1 pending, 2 approved, -1 refused, 0 withdrawn. */
  @IsInt() status: number;
  @IsInstant() created_at: string;
  @IsString() submitted_by: string;
  @OrNull() @IsString() decided_by: string | null;
}
