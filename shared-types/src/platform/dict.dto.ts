import { Type } from 'class-transformer';
import { IsArray, IsIn, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsAnything, OrNull } from '../validators.js';

/** The colour of a state: by what it requires of the reader, not by its name. */
export const DICT_TONES = ['success', 'warning', 'danger', 'info', 'violet', 'neutral'] as const;
export type DictTone = (typeof DICT_TONES)[number];

export class DictListRequest {
  /** The version the caller has: when it still holds, `dicts` is null. */
  @IsOptional() @IsString() @MaxLength(64) version?: string;
}

export class DictItem {
  /** A number, but for types of menus, whose codes are letters. */
  @IsAnything() @JSONSchema({ type: ['integer', 'string'] as never }) code: number | string; // a list of types is OpenAPI 3.1
  @IsString() label: string;
  @OrNull() @IsIn(DICT_TONES) tone: DictTone | null;
}

export class Dict {
  @IsString() name: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictItem) items: DictItem[];
}

export class DictListResponse {
  /** Changes with the texts and with the language. */
  @IsString() version: string;
  @OrNull() @IsArray() @ValidateNested({ each: true }) @Type(() => Dict) dicts: Dict[] | null;
}
