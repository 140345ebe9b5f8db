import { Type } from 'class-transformer';
import { IsArray, IsInt, IsString, ValidateNested } from 'class-validator';
import { IsMoneyText, OrNull } from '../validators.js';
import { QuoteTax } from './checkout.dto.js';

export class OrderPriceLine {
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @IsInt() quantity: number;
  @IsMoneyText() unit_price: string;
  @IsMoneyText() money: string;
}

/** What an order costs, part by part, and what of it was paid and went back. */
export class OrderPrice {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsInt() status: number;
  @IsString() currency: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => OrderPriceLine) lines: OrderPriceLine[];
  @IsMoneyText() goods_price: string;
  @IsMoneyText() freight: string;
  /** Of the freight: for crates, and for export handling. */
  @IsMoneyText() crate_price: string;
  @IsMoneyText() export_price: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => QuoteTax) taxes: QuoteTax[];
  @IsMoneyText() tax: string;
  @IsMoneyText() total_price: string;
  /** Freight that was billed after the order; null: none, or not paid. */
  @OrNull() @IsMoneyText() freight_bill: string | null;
  /** The frozen deposit that counts as prepayment. */
  @IsMoneyText() deposit: string;
  /** With the deposit and the freight that was billed. */
  @IsMoneyText() paid: string;
  @IsMoneyText() refunded: string;
  /** What is to be paid now. */
  @IsMoneyText() due: string;
}
