import { IsInt, IsString, Length } from 'class-validator';
import { IsId, IsInstant, IsOptionalRequestId, IsText } from '../validators.js';
import { NOTE_MAX } from './order-admin-rules.js';

/** An internal note of staff on an order; its buyer never reads it. */
export class OrderNote {
  @IsInt() id: number;
  @IsString() username: string;
  @IsString() content: string;
  @IsInstant() created_at: string;
}

export class AddOrderNoteRequest {
  @IsId() id: number;
  @IsText(NOTE_MAX) @Length(1, NOTE_MAX) content: string;
  @IsOptionalRequestId() request_id?: string;
}
