import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { PAY_TYPE, type PayType } from '../finance/pay-kinds.js';
import { LANGUAGES, type Language } from '../language.js';
import { pick } from '../shapes.js';
import { AddAddressRequest } from '../member/address.dto.js';
import { IsEmailAddress, IsId, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { OrderAddress } from './order-address.dto.js';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from './cart-rules.js';
import { OrderQuote, QuoteOrder } from './checkout.dto.js';

/** The person on the phone: by name where they ordered here before, else by their whole e-mail address or phone number. */
export class OrderCustomersRequest {
  @IsText(254) @Length(2, 254) search: string;
}

/** An account for which an order can be placed. */
export class OrderCustomer {
  @IsInt() id: number;
  @IsString() username: string;
  @OrNull() @IsString() company_name: string | null;
  /** The member may choose to pay by month. */
  @IsBoolean() is_month_payment: boolean;
  /** Of the customer's last order that the caller may see. */
  @OrNull() @ValidateNested() @Type(() => OrderAddress) address: OrderAddress | null;
}

/** So many of some goods. */
export class OrderedGoods {
  @IsId() goods_id: number;
  @Min(1) @Max(CART_QUANTITY_MAX) @IsInt() quantity: number;
}

/** A customer's request, in their own words. */
export class AdminOrderQuoteRequest {
  /** Absent: somebody who has no account yet. */
  @IsOptional() @IsId() buyer_id?: number;
  /** The search that found the customer; not required of somebody who ordered here before. */
  @IsOptional() @IsText(254) search?: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(CART_LINES_MAX)
  @ArrayUnique(({ goods_id }: OrderedGoods) => goods_id)
  @ValidateNested({ each: true })
  @Type(() => OrderedGoods)
  lines: OrderedGoods[];
  /** Where it goes; freight, tax and the law depend on it. */
  @IsOptional() @Matches(/^[A-Z]{2}$/) country?: string;
  /** As it was typed: it decides the freight zone. */
  @IsOptional() @IsText(20) postal_code?: string;
  /** As `OrderQuoteRequest`. */
  @IsOptional() @IsIn([1, 2, 3]) delivery_type?: number;
}

/** What it comes to at this moment. */
export class AdminOrderQuote extends pick(
  OrderQuote,
  'goods_price',
  'freight',
  'tax',
  'total_price',
  'currency',
  'delivery_type',
  'delivery_types',
  'pay_types',
  'quote_id',
) {
  @IsArray() @ValidateNested({ each: true }) @Type(() => QuoteOrder) orders: QuoteOrder[];
}

/** Written down on the phone; read as any address is. */
export class OrderAddressRequest extends pick(
  AddAddressRequest,
  'country',
  'province',
  'city',
  'district',
  'street',
  'house_number',
  'building',
  'postal_code',
  'mobile',
  'telephone',
) {
  @IsText(100) @Length(1, 100) name: string;
}

/** A customer without an account: one is opened for them, which they take over through its mail. */
export class NewCustomer {
  @IsText(50) @Length(1, 50) username: string;
  @IsEmailAddress() email: string;
  @IsOptional() @IsText(100) company_name?: string;
  /** The language of messages to the account. */
  @IsIn(LANGUAGES) language: Language;
}

export class AdminAddOrderRequest extends AdminOrderQuoteRequest {
  /** Instead of `buyer_id`. */
  @IsOptional() @ValidateNested() @Type(() => NewCustomer) new_customer?: NewCustomer;
  @ValidateNested() @Type(() => OrderAddressRequest) address: OrderAddressRequest;
  /** 2 bank transfer, 3 by month; without one the customer chooses when paying. */
  @IsOptional() @IsIn([PAY_TYPE.bank, PAY_TYPE.monthly]) pay_type?: PayType;
  @IsOptional() @IsText(500) remark?: string;
  /** Of the quote that was shown. */
  @Length(64, 64) quote_id: string;
  @IsOptionalRequestId() request_id?: string;
}
