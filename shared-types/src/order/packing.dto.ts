import { ArrayMinSize, IsArray, IsString } from 'class-validator';
import { IsIds, IsOptionalRequestId } from '../validators.js';
import { PACKING_LISTS_MAX } from './order-desk-rules.js';

export class PackingListsRequest {
  @IsArray() @ArrayMinSize(1) @IsIds(PACKING_LISTS_MAX) ids: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class PackingListsAnswer {
  @IsString() url: string;
}
