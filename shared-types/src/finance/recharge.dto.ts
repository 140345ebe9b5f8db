import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsInstant, IsMoneyText, IsOptionalRequestId } from '../validators.js';
import { RECHARGE_PAY_TYPES } from './recharge-bounds.js';

export class CreateRechargeRequest {
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn([...RECHARGE_PAY_TYPES]) pay_type: (typeof RECHARGE_PAY_TYPES)[number];
  @IsOptionalRequestId() request_id?: string;
}

export class CreateRechargeAnswer {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsInt() payment_id: number;
  /** Where the payer goes on. */
  @IsString() pay_url: string;
}

export class RechargeOrderListRequest extends PageRequest {
  @IsOptional() @IsIn([10, 20, 30, 40, 50]) status?: number;
}

export class RechargeOrder {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsMoneyText() money: string;
  @IsString() currency: string;
  @IsInt() status: number;
  @IsInstant() created_at: string;
}

export class RechargeOrderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => RechargeOrder) data: RechargeOrder[];
}
