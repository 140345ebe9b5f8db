import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsMoneyText } from '../validators.js';

/** One of the orders of a checkout, and its state. */
export class GroupedOrder {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsString() merchant: string;
  @IsInt() status: number;
  @IsString() status_name: string;
  @IsMoneyText() money: string;
}

/** Orders that were placed together and can be paid at once. */
export class PaymentGroup {
  @IsInt() id: number;
  /** What the buyer quotes who pays them at once. */
  @IsString() reference: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsArray() @ValidateNested({ each: true }) @Type(() => GroupedOrder) orders: GroupedOrder[];
}
