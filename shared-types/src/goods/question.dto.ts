import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsFlag, IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { ANSWER_MAX, QUESTION_MAX } from './question-rules.js';

export class AddQuestionRequest {
  @IsId() goods_id: number;
  /** Plain text. */
  @IsText(QUESTION_MAX) @Length(1, QUESTION_MAX) question: string;
  @IsOptionalRequestId() request_id?: string;
}

export class QuestionListRequest extends PageRequest {
  @IsId() goods_id: number;
}

/** An answered question as everybody reads it. */
export class PublicQuestion {
  @IsInt() id: number;
  @IsString() question: string;
  /** First character of the name and three stars: the asker stays anonymous. */
  @IsString() asker: string;
  @IsString() answer: string;
  /** Whose people answered; null for the platform itself. */
  @OrNull() @IsString() company_name: string | null;
  @IsInstant() created_at: string;
  @IsInstant() answered_at: string;
}

export class QuestionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => PublicQuestion) data: PublicQuestion[];
}

export class MyQuestionListRequest extends PageRequest {
  /** Narrows to these goods. */
  @IsOptional() @IsId() goods_id?: number;
}

export class MyQuestion {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsString() question: string;
  @OrNull() @IsString() answer: string | null;
  /** 1 waiting, 2 answered, 3 hidden from others. */
  @IsInt() status: number;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() answered_at: string | null;
}

export class MyQuestionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyQuestion) data: MyQuestion[];
}

export class AnswerQuestionRequest {
  @IsId() id: number;
  /** Plain text; another one corrects it. */
  @IsText(ANSWER_MAX) @Length(1, ANSWER_MAX) answer: string;
  /** As it was read; when somebody else answered meanwhile it is refused. */
  @IsOptional() @MaxLength(40) version?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class QuestionStatusRequest {
  @IsId() id: number;
  @IsFlag() is_hidden: number;
}

export class QuestionAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
