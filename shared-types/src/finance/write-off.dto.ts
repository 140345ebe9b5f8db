import { IsIn, IsInt, IsString, Length } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { RequestedStory } from '../platform/approval.dto.js';
import { MONTH_BILL_STATUS } from '../states.js';
import { IsId, IsMoneyText, IsOptionalRequestId, IsText } from '../validators.js';
import { REMARK_MAX } from './month-bill-bounds.js';

export class AddWriteOffRequest {
  /** A monthly bill that is overdue. */
  @IsId() bill_id: number;
  @IsText(REMARK_MAX) @Length(1, REMARK_MAX) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class WriteOffDetail extends RequestedStory {
  @IsInt() bill_id: number;
  @IsString() customer_name: string;
  /** `2026-11`, in the customer's zone. */
  @IsString() month: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() price: string;
  /** Of the bill: one that is paid meanwhile is no loss. */
  @IsIn(Object.values(MONTH_BILL_STATUS)) bill_status: number;
}
