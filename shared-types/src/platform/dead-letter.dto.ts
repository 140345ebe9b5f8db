import { IsInt, IsOptional } from 'class-validator';
import { PAYLOAD_MAX_BYTES, REQUEUED_MAX } from './dead-letter-rules.js';
import { IsIds, IsJsonObject, IsOptionalRequestId } from '../validators.js';

export class RequeueDeadLettersRequest {
  @IsIds(REQUEUED_MAX) ids: number[];
  /** What it is to carry instead, mended; for one event alone. */
  @IsOptional() @IsJsonObject(PAYLOAD_MAX_BYTES) payload?: Record<string, unknown>;
  @IsOptionalRequestId() request_id?: string;
}

export class RequeueDeadLettersResponse {
  /** How many wait for their handlers again; what somebody else had put back before is not among them. */
  @IsInt() count: number;
}
