import { Type } from 'class-transformer';
import {
  IsArray,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { IsFlag, IsId, IsIds, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import {
  EVALUATION_IMAGES_MAX,
  EVALUATION_REASON_MAX,
  EVALUATION_REPLY_MAX,
  EVALUATION_TEXT_MAX,
  STARS_MAX,
} from './evaluation-rules.js';

/** Of an order of the caller's that they have received. */
export class AddEvaluationRequest {
  @IsId() order_id: number;
  @IsText(EVALUATION_TEXT_MAX) @Length(1, EVALUATION_TEXT_MAX) comment_content: string;
  /** 1 the worst, 5 the best. */
  @Min(1) @Max(STARS_MAX) @IsInt() comment_star: number;
  /** Ids of pictures that the caller uploaded. */
  @IsOptional() @IsIds(EVALUATION_IMAGES_MAX) images?: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class MyEvaluationListRequest extends PageRequest {
  /** 1: those written; 0: received orders of which nothing is written yet. Both without it. */
  @IsOptional() @IsFlag() is_written?: number;
  /** Of this order alone. */
  @IsOptional() @IsId() order_id?: number;
}

/** An order with its buyer's review; all of that is null until it is written. */
export class MyEvaluation {
  @IsInt() order_id: number;
  @IsString() order_no: string;
  /** The first line of the order. */
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() goods_image: string | null;
  @OrNull() @IsString() company_name: string | null;
  @IsString() username: string;
  @OrNull() @IsInt() id: number | null;
  @OrNull() @IsString() comment_content: string | null;
  @OrNull() @IsInt() comment_star: number | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @OrNull() @IsString() reply: string | null;
  @OrNull() @IsInstant() replied_at: string | null;
  /** 1 shown, 0 hidden by the platform. */
  @OrNull() @IsInt() status: number | null;
  @OrNull() @IsString() hide_reason: string | null;
  @OrNull() @IsInstant() created_at: string | null;
  @OrNull() @IsInstant() received_at: string | null;
}

export class MyEvaluationListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyEvaluation) data: MyEvaluation[];
  /** Received orders of which nothing is written yet. */
  @IsInt() to_write: number;
  @IsInt() written: number;
}

export class GoodsEvaluationListRequest extends PageRequest {
  @IsId() goods_id: number;
  /** 1: of everything that its merchant sold; 0 or absent: of these goods alone. */
  @IsOptional() @IsFlag() of_seller?: number;
}

/** An evaluation as everybody sees it. */
export class GoodsEvaluation {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  /** Masked: nobody learns from it who bought. */
  @IsString() username: string;
  @IsString() comment_content: string;
  @IsInt() comment_star: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @OrNull() @IsString() reply: string | null;
  @OrNull() @IsInstant() replied_at: string | null;
  @IsInstant() created_at: string;
}

/** Over all evaluations that are shown. */
export class EvaluationScore {
  /** To one decimal; null without any. */
  @OrNull() @IsNumber() average: number | null;
  @IsInt() count: number;
  /** How many gave one star, two, … five. */
  @IsArray() @IsInt({ each: true }) stars: number[];
}

export class GoodsEvaluationListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsEvaluation) data: GoodsEvaluation[];
  @ValidateNested() @Type(() => EvaluationScore) score: EvaluationScore;
  /** Null: no merchant company sells these goods. */
  @OrNull() @ValidateNested() @Type(() => EvaluationScore) seller_score: EvaluationScore | null;
}

/** The merchant's answer; a later one takes the place of the first. */
export class ReplyEvaluationRequest {
  @IsId() id: number;
  @IsText(EVALUATION_REPLY_MAX) @Length(1, EVALUATION_REPLY_MAX) reply: string;
  @IsOptionalRequestId() request_id?: string;
}

export class EvaluationStatusRequest {
  @IsId() id: number;
  /** 0 hides, 1 shows again. */
  @IsFlag() status: number;
  /** Needed to hide; the author reads it. */
  @IsOptional() @IsText(EVALUATION_REASON_MAX) reason?: string;
}

export class EvaluationStatusAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
