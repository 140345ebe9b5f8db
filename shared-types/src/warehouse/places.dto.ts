import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Matches } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { IsFlag, IsId, IsOptionalRequestId, IsText } from '../validators.js';
import { BIN_CODE, BINS_AT_ONCE } from './bin-codes.js';

export class WarehouseStatusRequest extends IdActionRequest {
  /** 1 enabled, 0 disabled. */
  @IsFlag() status: number;
}

export class WarehouseStatusAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}

export class AddWarehouseBinsRequest {
  @IsId() ware_house_id: number;
  @IsOptional() @IsText(60) location?: string;
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(BINS_AT_ONCE) @Matches(BIN_CODE, { each: true }) codes: string[];
  @IsOptionalRequestId() request_id?: string;
}

/** Those that are there already stay as they are. */
export class AddWarehouseBinsAnswer {
  @IsInt() added: number;
  @IsInt() existing: number;
}
