import { IsInt, IsString } from 'class-validator';
import { IsId, IsOptionalRequestId } from './validators.js';

export class IdRequest {
  @IsId() id: number;
}

/** Of a call that does something to a row once; a repeat with its key gets the first answer. */
export class IdActionRequest extends IdRequest {
  @IsOptionalRequestId() request_id?: string;
}

export class IdAnswer {
  @IsInt() id: number;
}

/** An entry of a dictionary: a code and its name in the reader's language. */
export class DictionaryItem {
  @IsInt() code: number;
  @IsString() name: string;
}
