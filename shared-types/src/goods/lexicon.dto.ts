import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { IsFlag, IsId, IsInstant, IsOptionalRequestId } from '../validators.js';

/** 1 things, 2 makers, 3 words for conditions. */
export const LEXICON_KINDS = [1, 2, 3] as const;
const CONDITIONS = [1, 2, 3, 4];

export class LexiconListRequest extends SortedPageRequest {
  /** A part of any spelling, in any script. */
  @IsOptional() @MaxLength(100) term?: string;
  @IsOptional() @IsIn(LEXICON_KINDS) kind?: number;
  @IsOptional() @IsFlag() status?: number;
}

/** Words that mean the same to a search, in three languages. */
export class LexiconGroup {
  @IsInt() id: number;
  @IsInt() kind: number;
  /** Codes of item_condition; only of a group of kind 3. */
  @IsArray() @IsInt({ each: true }) conditions: number[];
  @IsArray() @IsString({ each: true }) terms_c: string[];
  @IsArray() @IsString({ each: true }) terms_e: string[];
  @IsArray() @IsString({ each: true }) terms_j: string[];
  @IsFlag() status: number;
  @IsInstant() updated_at: string;
  /** Said again when it is saved. */
  @IsString() version: string;
}

export class LexiconListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => LexiconGroup) data: LexiconGroup[];
}

/** At least two spellings together; a spelling stands in one group only. */
export class AddLexiconRequest {
  @IsIn(LEXICON_KINDS) kind: number;
  @IsOptional() @IsArray() @ArrayMaxSize(4) @IsIn(CONDITIONS, { each: true }) conditions?: number[];
  @IsArray() @ArrayMaxSize(20) @IsString({ each: true }) @Length(1, 60, { each: true }) terms_c: string[];
  @IsArray() @ArrayMaxSize(20) @IsString({ each: true }) @Length(1, 60, { each: true }) terms_e: string[];
  @IsArray() @ArrayMaxSize(20) @IsString({ each: true }) @Length(1, 60, { each: true }) terms_j: string[];
  @IsOptional() @IsFlag() status?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Takes the place of everything that stood there. */
export class UpdateLexiconRequest extends AddLexiconRequest {
  @IsId() id: number;
  /** As it was read; when another state stands by now it is refused. */
  @IsOptional() @MaxLength(40) version?: string;
}
