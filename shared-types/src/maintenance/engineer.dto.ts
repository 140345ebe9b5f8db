import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { answerOf, classOf } from '../record/classes.js';
import type { AddOf } from '../record/record.js';
import { IsFlag, IsId, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { NOTES_MAX } from '../platform/notes.js';
import { ENGINEER_STATUS } from '../states.js';
import { engineer } from './engineer.record.js';

/** An own application; `company_id` is one's own company, for which one works. */
export class ApplyEngineerRequest extends (classOf(engineer, 'add') as new () => AddOf<
  typeof engineer.declared
>) {}

export class ApplyEngineerResponse {
  @IsInt() id: number;
  @IsIn(Object.values(ENGINEER_STATUS)) status: number;
}

/** Who decides is not shown to the one decided about. */
export const OWN_FACTS = [
  'id',
  'name',
  'phone',
  'place',
  'good_at',
  'good_at_name',
  'images',
  'status',
  'status_name',
  'disable_status',
  'company_id',
  'company_name',
  'approved_good_at',
  'reason',
  'created_at',
] as const;

const OwnEngineer = answerOf(engineer, 'OwnEngineer', OWN_FACTS);
export type OwnEngineer = InstanceType<typeof OwnEngineer>;

export class MyEngineerResponse {
  /** Null before the first application. */
  @OrNull() @ValidateNested() @Type(() => OwnEngineer) engineer: OwnEngineer | null;
}

export class EngineerStatusRequest {
  @IsId() id: number;
  /** 1 disables: they take no repairs any more. 0 enables again. */
  @IsFlag() disable_status: number;
  /** Required to disable. */
  @IsOptional() @IsText(NOTES_MAX) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class EngineerStatusResponse {
  @IsInt() id: number;
  @IsFlag() disable_status: number;
}
