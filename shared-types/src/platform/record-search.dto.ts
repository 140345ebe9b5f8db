import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Length, ValidateNested } from 'class-validator';
import { IsText, OrNull } from '../validators.js';
import { RECORD_KINDS, RECORD_SEARCH, type RecordKind } from './record-kinds.js';

export class RecordSearchRequest {
  /** A name, an address, or a number, as far as it is known. */
  @IsText(RECORD_SEARCH.wordsMax) @Length(RECORD_SEARCH.wordsMin, RECORD_SEARCH.wordsMax) words: string;
}

export class FoundRecord {
  @IsInt() id: number;
  /** In the reader's language. */
  @IsString() title: string;
  /** What distinguishes it from another of the same title. */
  @OrNull() @IsString() detail: string | null;
}

export class FoundRecords {
  @IsIn(RECORD_KINDS) kind: RecordKind;
  @IsArray()
  @ArrayMaxSize(RECORD_SEARCH.hitsMax)
  @ValidateNested({ each: true })
  @Type(() => FoundRecord)
  records: FoundRecord[];
}

export class RecordSearchResponse {
  /** Kinds with nothing found are left out. */
  @IsArray()
  @ArrayMaxSize(RECORD_KINDS.length)
  @ValidateNested({ each: true })
  @Type(() => FoundRecords)
  groups: FoundRecords[];
}
