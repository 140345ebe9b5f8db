import { IsInt, Length } from 'class-validator';
import { IdRequest } from '../common.dto.js';
import { IsOptionalRequestId, IsText } from '../validators.js';
import { SUSPENSE_NOTE_MAX } from './suspense-payment-bounds.js';

/** What is done with held money, and why. */
export class SettleSuspenseRequest extends IdRequest {
  @IsText(SUSPENSE_NOTE_MAX) @Length(1, SUSPENSE_NOTE_MAX) remark: string;
  @IsOptionalRequestId() request_id?: string;
}

export class SettleSuspenseAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}
