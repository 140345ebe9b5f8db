import { IsIn, IsInt, IsString } from 'class-validator';
import { IsId, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { PAY_TYPES, type PayType } from './pay-kinds.js';

/** How a document is to be paid. */
export class PayRequest {
  @IsId() id: number;
  @IsIn([...PAY_TYPES]) pay_type: PayType;
  @IsOptionalRequestId() request_id?: string;
}

export class PayAnswer {
  /** Of the document that was paid. */
  @IsInt() status: number;
  @OrNull() @IsInt() payment_id: number | null;
  /** Where the payer goes on; null: nothing more is to be done there. */
  @OrNull() @IsString() pay_url: string | null;
}

/** One try at paying. */
export class PaymentDetail {
  @IsInt() id: number;
  @IsInt() status: number;
  @IsMoneyText() money: string;
  @IsString() currency: string;
  @IsInt() pay_type: number;
  @IsString() subject_type: string;
  @IsInt() subject_id: number;
}
