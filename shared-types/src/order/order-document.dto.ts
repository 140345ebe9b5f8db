import { IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { REQUESTED_KINDS } from './order-document-rules.js';
import { IsOptionalRequestId, IsText } from '../validators.js';

export class OrderDocumentRequest extends IdRequest {
  @IsIn(REQUESTED_KINDS) kind: number;
  /** The addressee, set when it is issued first; absent: the buyer. */
  @IsOptional() @IsText(100) @Length(1, 100) addressee?: string;
  /** Below the addressee; it makes the addressee a company. */
  @IsOptional() @IsText(60) @Length(1, 60) department?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class OrderDocumentAnswer {
  /** Without gaps per issuer, kind and year. */
  @IsString() number: string;
  /** It was issued before: the document states that. */
  @IsBoolean() is_reissue: boolean;
  @IsString() url: string;
}
