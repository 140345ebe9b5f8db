import { IsString } from 'class-validator';
import { IsOptionalRequestId, IsTreeId } from './validators.js';

export class TreeIdRequest {
  @IsTreeId() id: string;
}

/** The same as IdActionRequest for a row of a tree. */
export class TreeIdActionRequest extends TreeIdRequest {
  @IsOptionalRequestId() request_id?: string;
}

export class TreeIdAnswer {
  @IsString() id: string;
}
