import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { ENQUIRY_STATUS } from '../states.js';
import {
  IsEmailAddress,
  IsId,
  IsIds,
  IsInstant,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';

export const FEEDBACK_IMAGES_MAX = 9;
export const ENQUIRY_TEXT_MAX = 4000;

/** Where an entry of the message board came from. */
export const MESSAGE_BOARD_SOURCE = { board: 1, contact: 2 } as const;
export type MessageBoardSource = (typeof MESSAGE_BOARD_SOURCE)[keyof typeof MESSAGE_BOARD_SOURCE];

/** The contact form and the message board alike: all five are required. */
export class AddMessageBoardRequest {
  @IsText(50) @Length(1, 50) first_name: string;
  @IsText(50) @Length(1, 50) last_name: string;
  @IsEmailAddress() email: string;
  @IsText(30) @Length(1, 30) phone: string;
  @IsText(ENQUIRY_TEXT_MAX) @Length(1, ENQUIRY_TEXT_MAX) message: string;
  @IsOptionalRequestId() request_id?: string;
}

export class AddFeedbackRequest {
  @IsEmailAddress() email: string;
  @IsText(ENQUIRY_TEXT_MAX) @Length(1, ENQUIRY_TEXT_MAX) content: string;
  /** Ids of uploaded pictures. */
  @IsOptional() @IsIds(FEEDBACK_IMAGES_MAX) images?: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class FeedbackListRequest extends SortedPageRequest {
  @IsOptional() @IsText(254) email?: string;
  @IsOptional() @IsIn(Object.values(ENQUIRY_STATUS)) status?: number;
}

export class FeedbackRow {
  @IsInt() id: number;
  @IsString() email: string;
  @IsString() content: string;
  @IsInt() image_count: number;
  @IsInstant() created_at: string;
  @IsInt() status: number;
  @OrNull() @IsString() assignee_name: string | null;
}

export class FeedbackListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => FeedbackRow) data: FeedbackRow[];
}

export class FeedbackDetail {
  @IsInt() id: number;
  @IsInt() account_id: number;
  @IsString() username: string;
  @IsString() email: string;
  @IsString() content: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @OrNull() @IsString() reply: string | null;
  @OrNull() @IsString() replied_name: string | null;
  @OrNull() @IsInstant() replied_at: string | null;
  @OrNull() @IsString() assignee_name: string | null;
  @IsInstant() created_at: string;
  @IsInt() status: number;
}

export class MessageBoardListRequest extends SortedPageRequest {
  @IsOptional() @IsText(254) email?: string;
  @IsOptional() @IsText(30) phone?: string;
  @IsOptional() @IsIn(Object.values(ENQUIRY_STATUS)) status?: number;
}

export class MessageBoardRow {
  @IsInt() id: number;
  @IsIn(Object.values(MESSAGE_BOARD_SOURCE)) source: number;
  @IsString() first_name: string;
  @IsString() last_name: string;
  @IsString() email: string;
  @IsString() phone: string;
  @IsString() message: string;
  @IsInstant() created_at: string;
  @IsInt() status: number;
  @OrNull() @IsString() assignee_name: string | null;
}

export class MessageBoardListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MessageBoardRow) data: MessageBoardRow[];
}

export class MessageBoardDetail {
  @IsInt() id: number;
  @IsIn(Object.values(MESSAGE_BOARD_SOURCE)) source: number;
  @IsString() first_name: string;
  @IsString() last_name: string;
  @IsString() email: string;
  @IsString() phone: string;
  @IsString() message: string;
  /** The language of the sender, in which the reply should be written. */
  @IsString() language: string;
  @OrNull() @IsString() reply: string | null;
  @OrNull() @IsString() replied_name: string | null;
  @OrNull() @IsInstant() replied_at: string | null;
  @OrNull() @IsString() assignee_name: string | null;
  @IsInstant() created_at: string;
  @IsInt() status: number;
}

export class ReplyEnquiryRequest {
  @IsId() id: number;
  @IsText(ENQUIRY_TEXT_MAX) @Length(1, ENQUIRY_TEXT_MAX) reply: string;
  @IsOptionalRequestId() request_id?: string;
}

export class EnquiryStatusRequest {
  @IsId() id: number;
  /** 1 takes it in hand, 3 closes it. */
  @IsIn([ENQUIRY_STATUS.in_hand, ENQUIRY_STATUS.closed]) status: number;
  @IsOptionalRequestId() request_id?: string;
}

export class EnquiryAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
