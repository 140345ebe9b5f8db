import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IsId, IsText, OrNull } from '../validators.js';

/** By what a customer is the same as another. */
export const DOUBLE_BY = ['name', 'phone', 'address'] as const;
export type DoubleBy = (typeof DOUBLE_BY)[number];

export class CheckCustomerRequest {
  @IsOptional() @IsText(100) customer_name?: string;
  @IsOptional() @IsText(40) customer_tel?: string;
  @IsOptional() @IsText(200) customer_address?: string;
  /** The one that is being changed, which is no double of itself. */
  @IsOptional() @IsId() id?: number;
  /** Whose customers are looked through; those of every company of the caller when it is absent. */
  @IsOptional() @IsId() merchant_id?: number;
}

export class CustomerDouble {
  @IsInt() id: number;
  @IsString() customer_name: string;
  @IsString() customer_tel: string;
  @IsString() customer_address: string;
  @OrNull() @IsString() company_name: string | null;
  @IsArray() @IsIn(DOUBLE_BY, { each: true }) by: DoubleBy[];
}

export class CheckCustomerAnswer {
  @IsBoolean() exists: boolean;
  /** The likeliest of them. */
  @OrNull() @IsInt() id: number | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => CustomerDouble) doubles: CustomerDouble[];
}
