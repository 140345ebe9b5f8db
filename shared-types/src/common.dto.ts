import { IsInt, IsString } from 'class-validator';
import { IsId } from './validators.js';

export class IdRequest {
  @IsId() id: number;
}

export class IdAnswer {
  @IsInt() id: number;
}

/** An entry of a dictionary: a code and its name in the reader's language. */
export class DictionaryItem {
  @IsInt() code: number;
  @IsString() name: string;
}
