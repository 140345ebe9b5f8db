import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsInstant, OrNull } from '../validators.js';

/** What a message is about: `data_type` on the wire; `data_id` is the document's id. */
export const MESSAGE_TYPE = {
  outbid: 1,
  auction_won: 2,
  auction_lost: 3,
  auction_cancelled: 4,
  bid_voided: 5,
  auction_extended: 6,
  reserve_missed: 7,
  bidder_admitted: 8,
  bidder_refused: 9,
  payment_reminder: 10,
  payment_default: 11,
  second_chance: 12,
  auction_ended_seller: 13,
  company_certified: 14,
  company_refused: 15,
  company_submitted: 16,
  company_expiring: 17,
  company_expired: 18,
  company_disabled: 19,
  feedback_replied: 20,
  feedback_received: 21,
  message_received: 22,
  export_finished: 23,
  evaluation: 30,
  bargain: 70,
  reservation: 71,
  saved_search: 33,
  question_received: 31,
  question_answered: 32,
  goods_arrived: 34,
  goods_decided: 40,
  goods_submitted: 41,
  goods_import: 42,
  licence_submitted: 50,
  licence_decided: 51,
  licence_ending: 52,
  engineer_submitted: 53,
  engineer_decided: 54,
  stock_submitted: 60,
  stock_decided: 61,
  stock_low: 62,
  stock_recall: 63,
  notice_silent: 68,
  stock_count_expired: 64,
  allocation_short: 65,
  opening_import: 66,
  order: 75,
  withdrawal_submitted: 90,
  withdrawal_moved: 91,
  transfer_waits: 92,
  transfer_moved: 93,
  reconciliation: 94,
  exchange_waits: 95,
  exchange_decided: 96,
  voucher_waits: 97,
  voucher_decided: 98,
  setting_change_waits: 81,
  setting_change_decided: 82,
  month_reopening_waits: 83,
  month_reopening_decided: 84,
  write_off_waits: 87,
  write_off_decided: 88,
  refund: 80,
  month_bill: 85,
  month_bill_unpaid: 86,
} as const;
export type MessageType = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];

export class IndexCounts {
  /** Unread messages; 0 without a session. */
  @IsInt() unread: number;
  /** Lines in the cart; 0 without a session. */
  @IsInt() cart_cnt: number;
}

export class MessageListRequest extends PageRequest {
  @IsOptional() @IsIn([0, 1]) is_read?: number;
  @IsOptional() @IsIn(Object.values(MESSAGE_TYPE)) data_type?: number;
}

export class MessageContent {
  /** Ready text in the reader's language. */
  @IsString() title: string;
  @IsString() text: string;
  @IsObject() params: Record<string, string | number>;
}

export class Message {
  @IsInt() id: number;
  @IsString() send_username: string;
  @IsInt() data_type: number;
  @IsString() data_type_name: string;
  @ValidateNested() @Type(() => MessageContent) content: MessageContent;
  @IsIn([0, 1]) is_read: number;
  @OrNull() @IsInt() data_id: number | null;
  @IsInstant() created_at: string;
}

export class MessageListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Message) data: Message[];
}

export class ReadMessageResponse {
  @IsInt() id: number;
  @IsIn([0, 1]) is_read: number;
}

export class ReadAllMessagesResponse {
  /** How many were marked by this call. */
  @IsInt() marked: number;
}

/** Narrows what is meant to one subject; all subjects without it. */
export class MessageSubjectRequest {
  @IsOptional() @IsIn(Object.values(MESSAGE_TYPE)) data_type?: number;
}

export class UnreadCount {
  @IsInt() unread: number;
}

export class UnreadMessages extends UnreadCount {
  /** The newest unread ones, at most 10. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => Message) data: Message[];
}

/** Figures at the entries of the back office; parts not built yet count 0. */
export class MaintenanceBadge {
  @IsInt() await_fix_num: number;
  @IsInt() audit_fix_num: number;
  @IsInt() fix_num: number;
}

export class OrderBadge {
  @IsInt() await_order_num: number;
  @IsInt() bargain_order_num: number;
  @IsInt() auction_order_num: number;
  @IsInt() sub_order_num: number;
  @IsInt() sub_audit_order_num: number;
  @IsInt() drop_order_num: number;
  /** Refunds that wait for the reader's decision: the merchant's, the platform's, finance's. */
  @IsInt() refund_order_num: number;
}

/** Pending documents and licences; 0 without the permission to decide them. */
export class CompanyBadge {
  @IsInt() audit_company_num: number;
  @IsInt() audit_licence_num: number;
}

/** Pending goods; 0 without the permission to decide them. */
export class GoodsBadge {
  @IsInt() audit_goods_num: number;
}

/** Pending stock documents; 0 without the permission to decide them. */
export class WarehouseBadge {
  @IsInt() audit_stock_num: number;
}

/** Pending bank transfers and documents that move money; 0 without the permission to decide them. */
export class FinanceBadge {
  @IsInt() audit_remittance_num: number;
  @IsInt() audit_withdrawal_num: number;
  @IsInt() audit_exchange_num: number;
  @IsInt() audit_voucher_num: number;
  @IsInt() audit_write_off_num: number;
  @IsInt() audit_month_reopening_num: number;
  @IsInt() audit_setting_change_num: number;
}

/** Unassigned letters; 0 without the permission to read them. */
export class ContentBadge {
  @IsInt() feedback_num: number;
  @IsInt() message_board_num: number;
}

export class AdminBadge {
  @ValidateNested() @Type(() => MaintenanceBadge) fix: MaintenanceBadge;
  @ValidateNested() @Type(() => OrderBadge) order: OrderBadge;
  @ValidateNested() @Type(() => CompanyBadge) company: CompanyBadge;
  @ValidateNested() @Type(() => GoodsBadge) goods: GoodsBadge;
  @ValidateNested() @Type(() => WarehouseBadge) warehouse: WarehouseBadge;
  @ValidateNested() @Type(() => FinanceBadge) finance: FinanceBadge;
  @ValidateNested() @Type(() => ContentBadge) content: ContentBadge;
}
