import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Matches, ValidateNested } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { rowClassOf } from '../record/classes.js';
import { IsDay, IsId, IsText } from '../validators.js';
import { TAX_DOCUMENT_KIND } from './tax-document-kinds.js';
import { taxDocument } from './tax-document.record.js';

export class MyTaxDocumentListRequest extends PageRequest {
  @IsOptional() @IsIn(Object.values(TAX_DOCUMENT_KIND)) kind?: number;
  @IsOptional() @IsId() order_id?: number;
  /** Days of issue, each included. */
  @IsOptional() @IsDay() begin?: string;
  @IsOptional() @IsDay() end?: string;
  /** Its number or that of the order. */
  @IsOptional() @IsText(60) number?: string;
}

const TaxDocumentRow = rowClassOf(taxDocument);
export type MyTaxDocument = InstanceType<typeof TaxDocumentRow>;

export class MyTaxDocumentPage extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => TaxDocumentRow) data: MyTaxDocument[];
}

export class TaxDocumentAddress {
  /** Works for a quarter of an hour. */
  @IsString() url: string;
}

export class MailedTaxDocument {
  @IsInt() id: number;
  /** Where it was sent: the recipient’s address, its name masked. */
  @IsString() sent_to: string;
}

export class TaxDocumentArchiveRequest {
  /** Of the days of issue: `2026-11`. */
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/) month: string;
}

export class SetRedLetterNumberRequest extends IdActionRequest {
  /** As the tax system of China gave it: 8 to 30 digits, letters and hyphens. */
  @Matches(/^[0-9A-Za-z-]{8,30}$/) red_letter_number: string;
}
