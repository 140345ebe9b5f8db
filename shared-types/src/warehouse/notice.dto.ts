import { IsIn, IsInt, IsOptional } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { IsDay, IsId, IsIds, IsOptionalRequestId, IsText } from '../validators.js';
import { ANSWER_FILES_MAX } from './document-bounds.js';

export class AnswerNoticeRequest {
  @IsId() id: number;
  /** Not before the notice was sent, nor after today. */
  @IsDay() answered_on: string;
  @IsText(2000) answer: string;
  @IsOptional() @IsText(2000) instructions?: string;
  /** The maker's letter: uploaded pictures or documents. */
  @IsOptional() @IsIds(ANSWER_FILES_MAX) files?: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class NoticeState {
  @IsInt() id: number;
  @IsIn([0, 1, 2]) status: number;
}

export class WithdrawStatementRequest extends IdActionRequest {
  @IsText(500) reason: string;
}
