import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsInstant, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { RECHARGE_PAY_TYPES, type RechargePayType } from './recharge-bounds.js';

export class CreateRechargeRequest {
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn([...RECHARGE_PAY_TYPES]) pay_type: RechargePayType;
  @IsOptionalRequestId() request_id?: string;
}

export class CreateRechargeAnswer {
  @IsInt() id: number;
  @IsString() order_no: string;
  /** Of one that is paid on a page. */
  @OrNull() @IsInt() payment_id: number | null;
  /** Where the payer continues; null: they transfer it, and upload the documents. */
  @OrNull() @IsString() pay_url: string | null;
}

export class RechargeOrderListRequest extends PageRequest {
  @IsOptional() @IsIn([10, 20, 30, 40, 50]) status?: number;
}

export class RechargeOrder {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsMoneyText() money: string;
  @IsString() currency: string;
  @IsIn([...RECHARGE_PAY_TYPES]) pay_type: number;
  @IsInt() status: number;
  /** Of the last transfer that was shown for it (`states:remittance`). */
  @OrNull() @IsInt() remittance_status: number | null;
  @IsInstant() created_at: string;
}

export class RechargeOrderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => RechargeOrder) data: RechargeOrder[];
}
