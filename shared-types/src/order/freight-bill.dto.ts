import { IsIn, IsInt } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { FREIGHT_BILL_STATUS } from './freight-bill-status.js';

export class SetOrderFreightRequest {
  @IsId() id: number;
  @IsMoneyText() freight: string;
  /** The order's. */
  @IsIn(CURRENCIES) currency: Currency;
  @IsOptionalRequestId() request_id?: string;
}

export class OrderFreightAnswer {
  @IsInt() id: number;
  /** Of the order. */
  @IsInt() status: number;
}

/** Freight that is billed after the order was paid. */
export class FreightBill {
  @IsMoneyText() freight: string;
  @IsIn(Object.values(FREIGHT_BILL_STATUS)) status: number;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() ended_at: string | null;
}
