import { IsIn, IsInt, IsOptional } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsId, IsMoneyText, IsText } from '../validators.js';
import { SALES_TAX_KIND } from './sales-tax.record.js';

const KINDS = Object.values(SALES_TAX_KIND);

/** The filters of the list. */
export class SalesTaxTotalsRequest {
  @IsOptional() @IsDay() begin?: string;
  @IsOptional() @IsDay() end?: string;
  @IsOptional() @IsIn(KINDS) kind?: number;
  /** In percent, as it is written. */
  @IsOptional() @IsText(10) rate?: string;
  @IsOptional() @IsIn([...CURRENCIES]) currency?: Currency;
  @IsOptional() @IsText(40) order_no?: string;
  @IsOptional() @IsId() company_id?: number;
}

/** In whole units; of refunds below 0. */
export class SalesTaxTotal {
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(KINDS) kind: number;
  /** In hundredths of a percent. */
  @IsInt() rate: number;
  @IsMoneyText() base: string;
  @IsMoneyText() tax: string;
  @IsMoneyText() total: string;
}
