import { IsIn, IsInt, IsOptional } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { IsDay, IsOptionalRequestId, IsId, IsText } from '../validators.js';

export class AnswerNoticeRequest {
  @IsId() id: number;
  @IsDay() answered_on: string;
  @IsText(2000) answer: string;
  @IsOptional() @IsText(2000) instructions?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class NoticeState {
  @IsInt() id: number;
  @IsIn([0, 1, 2]) status: number;
}

export class WithdrawStatementRequest extends IdActionRequest {
  @IsText(500) reason: string;
}
