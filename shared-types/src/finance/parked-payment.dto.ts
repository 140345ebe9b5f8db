import { IsInt, Length } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { IsOptionalRequestId, IsText } from '../validators.js';
import { PARKED_NOTE_MAX } from './parked-payment-bounds.js';

/** What is done with held money, and why. */
export class SettleParkedRequest extends IdRequest {
  @IsText(PARKED_NOTE_MAX) @Length(1, PARKED_NOTE_MAX) remark: string;
  @IsOptionalRequestId() request_id?: string;
}

export class SettleParkedAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
