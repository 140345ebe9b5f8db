import { IsIn, IsInt, IsOptional, Length } from 'class-validator';
import { ENQUIRY_STATUS } from '../states.js';
import { IsEmailAddress, IsId, IsIds, IsOptionalRequestId, IsText } from '../validators.js';
import { ENQUIRY_TEXT_MAX, FEEDBACK_IMAGES_MAX } from './enquiry-limits.js';

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

export class ReplyEnquiryRequest {
  @IsId() id: number;
  @IsText(ENQUIRY_TEXT_MAX) @Length(1, ENQUIRY_TEXT_MAX) reply: string;
  @IsOptionalRequestId() request_id?: string;
}

export class EnquiryStatusRequest {
  @IsId() id: number;
  /** 1 starts work on it, 3 closes it. */
  @IsIn([ENQUIRY_STATUS.in_hand, ENQUIRY_STATUS.closed]) status: number;
  @IsOptionalRequestId() request_id?: string;
}

export class EnquiryAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
