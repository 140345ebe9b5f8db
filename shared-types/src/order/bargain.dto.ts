import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { CURRENCIES } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { BARGAIN_STATUS } from '../states.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { BARGAIN_QUANTITY_MAX, BARGAIN_TEXT_MAX } from './bargain-rules.js';

const { offered, countered, agreed, declined, withdrawn } = BARGAIN_STATUS;

export class AddBargainRequest {
  @IsId() goods_id: number;
  /** Of one piece. */
  @IsMoneyText() offer_price: string;
  @IsIn(CURRENCIES) currency: string;
  @IsOptional() @Min(1) @Max(BARGAIN_QUANTITY_MAX) @IsInt() quantity?: number;
  @IsOptional() @IsText(BARGAIN_TEXT_MAX) remark?: string;
  /** The terms of negotiation are accepted. */
  @IsBoolean() checked: boolean;
  @IsOptionalRequestId() request_id?: string;
}

export class BargainAnswer extends IdAnswer {
  @IsInt() status: number;
}

export class MyBargainListRequest extends PageRequest {
  @IsOptional() @IsIn(Object.values(BARGAIN_STATUS)) status?: number;
  /** Only those about these goods. */
  @IsOptional() @IsId() goods_id?: number;
}

/** Prices are of one piece. */
export class BargainRow {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsString() username: string;
  @OrNull() @IsString() company_name: string | null;
  @IsInt() quantity: number;
  /** The list price when the buyer began. */
  @IsMoneyText() price: string;
  /** What is on the table, and in the end what was agreed. */
  @IsMoneyText() offer_price: string;
  @IsString() currency: string;
  @IsInt() status: number;
  @IsInstant() expired_at: string;
  @IsInstant() created_at: string;
}

export class MyBargainListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => BargainRow) data: BargainRow[];
}

export class BargainOffer {
  @IsInt() seq: number;
  /** Else the merchant's. */
  @IsBoolean() is_buyer: boolean;
  @IsMoneyText() price: string;
  @IsInstant() created_at: string;
  @IsInstant() expired_at: string;
}

export class BargainDetail extends BargainRow {
  @IsMoneyText() buyer_price: string;
  @OrNull() @IsMoneyText() merchant_price: string | null;
  @IsString() remark: string;
  /** From the first to the newest. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => BargainOffer) offers: BargainOffer[];
  /** Why the platform made it void. */
  @OrNull() @IsString() reason: string | null;
  @OrNull() @IsInstant() ended_at: string | null;
  /** The order that was placed at this price. */
  @OrNull() @IsInt() order_id: number | null;
  @IsInstant() server_time: string;
}

class AnswerFields extends IdActionRequest {
  /** The new offer; of an acceptance the price that the person saw. */
  @IsOptional() @IsMoneyText() offer_price?: string;
  @IsOptional() @IsIn(CURRENCIES) currency?: string;
}

export class ReplyBargainRequest extends AnswerFields {
  /** 10 offers again, 30 accepts, 50 declines, 51 withdraws. */
  @IsIn([offered, agreed, declined, withdrawn]) status: number;
}

export class AuditBargainRequest extends AnswerFields {
  /** 20 makes a counter-offer, 30 accepts, 50 declines. */
  @IsIn([countered, agreed, declined]) status: number;
}

export class CancelBargainRequest extends IdActionRequest {
  @IsText(BARGAIN_TEXT_MAX) @Length(1, BARGAIN_TEXT_MAX) reason: string;
}
