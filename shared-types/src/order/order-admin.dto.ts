import { Type } from 'class-transformer';
import { IsArray, IsInt, IsString, ValidateNested } from 'class-validator';
import { rowClassOf } from '../record/classes.js';
import { IsFlag, IsId, IsInstant, IsMoneyText, OrNull } from '../validators.js';
import { order } from './order.record.js';
import { OrderAddress } from './order-address.dto.js';
import { OrderHistoryEntry, OrderItem } from './order.dto.js';

/** A step of an order as staff read it: who took it, and why. */
export class AdminOrderHistoryEntry extends OrderHistoryEntry {
  /** Null: nobody, the time did. */
  @OrNull() @IsString() username: string | null;
  @OrNull() @IsString() reason: string | null;
}

/** The document by which a line leaves its warehouse, among stock-outs. */
export class OrderStockOut {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsInt() status: number;
  /** The request to undo it that waits for its approval. */
  @OrNull() @IsInt() reversal_id: number | null;
  @OrNull() @IsString() reversal_sn: string | null;
}

/** A line of an order by its number. */
export class AdminOrderItem extends OrderItem {
  @IsInt() line: number;
  /** Its newest; null: it is not paid yet, or its seller keeps no stock of it here. */
  @OrNull() @ValidateNested() @Type(() => OrderStockOut) stock_out: OrderStockOut | null;
  /** So many were never sent, and are not owed any more. */
  @IsInt() released: number;
}

/** One order with all that its sections begin with. */
export class AdminOrderDetail extends rowClassOf(order) {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminOrderItem) items: AdminOrderItem[];
  @IsMoneyText() freight: string;
  @IsMoneyText() tax: string;
  @IsMoneyText() total_price: string;
  /** The frozen deposit that counts as prepayment. */
  @IsMoneyText() deposit: string;
  /** The total without it. */
  @IsMoneyText() to_pay: string;
  @OrNull() @IsInt() auction_id: number | null;
  @OrNull() @IsInstant() pay_deadline: string | null;
  /** When it counted against its merchant, who shipped nothing in time; null: it did not. */
  @OrNull() @IsInstant() marked_at: string | null;
  @IsInt() buyer_id: number;
  /** The buyer's words to the seller. */
  @IsString() remark: string;
  /** Where it goes; null: that of a lot is not known before it is paid. */
  @OrNull() @ValidateNested() @Type(() => OrderAddress) address: OrderAddress | null;
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => AdminOrderHistoryEntry)
  history: AdminOrderHistoryEntry[];
}

/** How many orders of the caller's companies wait in each state. */
export class AdminOrderCount {
  @IsInt() status: number;
  @IsInt() count: number;
}

export class OrderRefundSwitchRequest {
  @IsId() id: number;
  /** 1: its buyer may request a refund. */
  @IsFlag() refund_switch: number;
}

export class OrderRefundSwitchAnswer {
  @IsInt() id: number;
  @IsInt() refund_switch: number;
}
