import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';
import { OrNull } from '../validators.js';

/** A sale as the rules look at it; what is not said is not known yet. */
export class TryRuleRequest {
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) seller_country?: string | null;
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) delivery_country?: string | null;
  @IsOptional() @OrNull() @IsIn([1, 2, 3, 4]) device_class?: number | null;
  @IsOptional() @IsBoolean() is_maintenance_required?: boolean;
  @IsOptional() @OrNull() @IsBoolean() is_used?: boolean | null;
  /** 1 a certified company, 2 a person or a company that is not certified. */
  @IsOptional() @OrNull() @IsIn([1, 2]) buyer_kind?: number | null;
}

export class RuleFinding {
  @IsInt() rule_id: number;
  @IsIn([1, 2, 3, 4, 5, 6]) about: number;
  /** 0 allowed or not needed, 1 needed, 2 forbidden. */
  @IsIn([0, 1, 2]) outcome: number;
  /** In the reader's language. */
  @IsString() rule_name: string;
  @IsString() source: string;
  /** One of them will do; empty where no licence is asked for. */
  @IsArray() @IsString({ each: true }) licences: string[];
}

export class TryRuleResponse {
  /** 0 allowed, 1 with what the findings ask for, 2 forbidden. */
  @IsIn([0, 1, 2]) outcome: number;
  /** What decides each question, the gravest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RuleFinding) findings: RuleFinding[];
}
