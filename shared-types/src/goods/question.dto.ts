import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest, SortedPageRequest } from '../pagination.js';
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
  /** First character of the name and three stars: nobody is told who asked. */
  @IsString() asker: string;
  @IsString() answer: string;
  /** Whose people answered; null for the house itself. */
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

export class AdminQuestionListRequest extends SortedPageRequest {
  /** Words that must all occur in a name or number of the goods. */
  @IsOptional() @MaxLength(100) goods_name?: string;
  /** Words that must all occur in the question. */
  @IsOptional() @MaxLength(100) question?: string;
  @IsOptional() @IsIn([1, 2, 3]) status?: number;
}

export class AdminQuestion {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_sn: string;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @OrNull() @IsString() company_name: string | null;
  @IsString() asker: string;
  @IsString() question: string;
  @OrNull() @IsString() answer: string | null;
  @OrNull() @IsString() answered_by: string | null;
  @OrNull() @IsInstant() answered_at: string | null;
  /** 1 waiting, 2 answered, 3 hidden. */
  @IsInt() status: number;
  @IsBoolean() is_hidden: boolean;
  @IsInstant() created_at: string;
  /** Of the answer: said again when it is saved. */
  @IsString() version: string;
}

export class AdminQuestionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminQuestion) data: AdminQuestion[];
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
