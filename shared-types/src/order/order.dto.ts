import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsId, IsInstant, IsMoneyText, OrNull } from '../validators.js';
import { OrderAddress } from './order-address.dto.js';

export class OrderListRequest extends PageRequest {
  @IsOptional() @IsIn([10, 11, 12, 20, 30, 40, 50, 60, 70, 71]) status?: number;
  @IsOptional() @MaxLength(40) order_no?: string;
}

export class MyOrderListRequest extends OrderListRequest {
  /** A part of the order's number or of the name of something in it. */
  @IsOptional() @MaxLength(100) words?: string;
}

export class OrderRow {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  /** The whole order. */
  @IsMoneyText() pay_price: string;
  /** What of it is not prepaid by a deposit: the amount its buyer has to pay. */
  @IsMoneyText() to_pay: string;
  @IsString() currency: string;
  @IsString() username: string;
  @OrNull() @IsString() company_name: string | null;
  @IsInt() status: number;
  @IsString() status_name: string;
  @OrNull() @IsInt() pay_type: number | null;
  @OrNull() @IsString() pay_type_name: string | null;
  @IsInt() refund_switch: number;
  @OrNull() @IsInt() delivery_type: number | null;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() pay_deadline: string | null;
}

export class OrderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => OrderRow) data: OrderRow[];
}

export class OrderCount {
  @IsInt() pending_payment: number;
  @IsInt() to_ship: number;
  @IsInt() to_receive: number;
  @IsInt() to_evaluate: number;
  @IsInt() refunding: number;
  @IsInt() freight_to_pay: number;
}

/** One of the two. */
export class OrderDetailRequest {
  @IsOptional() @IsId() id?: number;
  @IsOptional() @Length(1, 40) order_no?: string;
}

export class OrderItem {
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsInt() quantity: number;
  @IsMoneyText() unit_price: string;
}

export class OrderHistoryEntry {
  @IsInt() status: number;
  @IsString() status_name: string;
  @IsInstant() created_at: string;
}

export class OrderDetail extends OrderRow {
  @IsArray() @ValidateNested({ each: true }) @Type(() => OrderItem) items: OrderItem[];
  @IsMoneyText() freight: string;
  @IsMoneyText() tax: string;
  @IsMoneyText() total_price: string;
  /** The frozen deposit that counts as prepayment. */
  @IsMoneyText() deposit: string;
  @OrNull() @IsInt() auction_id: number | null;
  /** The destination; null: it is collected, or has none yet. */
  @OrNull() @ValidateNested() @Type(() => OrderAddress) address: OrderAddress | null;
  /** The buyer's words to the seller. */
  @IsString() remark: string;
  /** When its state is left by itself, where it is. */
  @OrNull() @IsInstant() clock_at: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => OrderHistoryEntry) history: OrderHistoryEntry[];
  @IsInstant() server_time: string;
}
