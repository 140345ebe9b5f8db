import { ArrayMinSize, IsArray, IsOptional, IsString } from 'class-validator';
import { IsId, IsIds, IsOptionalRequestId } from '../validators.js';
import { PACKING_LISTS_MAX } from './order-admin-rules.js';

export class PackingListsRequest {
  @IsArray() @ArrayMinSize(1) @IsIds(PACKING_LISTS_MAX) ids: number[];
  /** One parcel of one of them, and no other document. */
  @IsOptional() @IsId() shipment_id?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class PackingListsAnswer {
  @IsString() url: string;
}
