import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsString, Length, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { DecisionOutcome, PendingPosting } from '../platform/approval.dto.js';
import { PROCEEDS_PAYOUT_STATUS } from '../states.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';

const STATUSES = Object.values(PROCEEDS_PAYOUT_STATUS);

/** A correction: money of an order that is still in escrow. */
export class AddProceedsPayoutRequest {
  @IsId() order_id: number;
  /** In whole units, no more than escrow holds for the order. */
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsText(500) @Length(1, 500) remark: string;
  @IsOptionalRequestId() request_id?: string;
}

/** The state of one after a call. */
export class ProceedsPayoutState {
  @IsInt() id: number;
  @IsIn(STATUSES) status: number;
}

/** One move; the first has no state before it. */
export class ProceedsPayoutMove {
  @OrNull() @IsIn(STATUSES) from_status: number | null;
  @IsIn(STATUSES) to_status: number;
  /** Null: time did it. */
  @OrNull() @IsString() username: string | null;
  @OrNull() @IsString() reason: string | null;
  @IsInstant() created_at: string;
}

export class ProceedsPayoutDetail {
  @IsInt() id: number;
  @IsInt() order_id: number;
  @IsString() order_no: string;
  @IsString() goods_name: string;
  @IsString() email: string;
  @IsString() username: string;
  @IsString() company_name: string;
  /** What the merchant gets. */
  @IsMoneyText() money: string;
  /** What left escrow: `money`, the fee and its tax. */
  @IsMoneyText() gross: string;
  @IsMoneyText() fee: string;
  @IsMoneyText() fee_tax: string;
  /** Of `gross`, what went back to the buyer since. */
  @IsMoneyText() refunded: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(STATUSES) status: number;
  @IsBoolean() by_hand: boolean;
  @IsString() remark: string;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() release_at: string | null;
  @OrNull() @IsInstant() released_at: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ProceedsPayoutMove) history: ProceedsPayoutMove[];
  /** Of one that waits for who reads it: what its release posts. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PendingPosting) postings: PendingPosting[];
}

export class ProceedsPayoutDecision extends DecisionOutcome {
  @OrNull() @IsIn(STATUSES) status: number | null;
}
