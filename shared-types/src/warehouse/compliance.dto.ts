import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import { PURPOSES } from './rule.record.js';

/** Sales as the rules see them: one for each class and each named buyer. Absent facts are unknown. */
export class TryRuleRequest {
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) seller_country?: string | null;
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) delivery_country?: string | null;
  /** None: goods without a class. */
  @IsOptional() @IsArray() @ArrayMaxSize(4) @IsIn([1, 2, 3, 4], { each: true }) device_classes?: number[];
  @IsOptional() @IsBoolean() is_maintenance_required?: boolean;
  @IsOptional() @OrNull() @IsBoolean() is_used?: boolean | null;
  /** Whether their seller says that buyers need a licence. */
  @IsOptional() @OrNull() @IsBoolean() is_controlled?: boolean | null;
  /** 1 a certified company, 2 a person or a company that is not certified; none: not known yet. */
  @IsOptional() @IsArray() @ArrayMaxSize(2) @IsIn([1, 2], { each: true }) buyer_kinds?: number[];
  /** The type of stock-out by which it leaves; a sale by default. */
  @IsOptional() @IsIn(Object.keys(PURPOSES).map(Number)) purpose?: number;
}

export class RuleFinding {
  @IsInt() rule_id: number;
  @IsIn([1, 2, 3, 4, 5, 6, 8]) about: number;
  /** 0 allowed or not needed, 1 needed, 2 forbidden. */
  @IsIn([0, 1, 2]) outcome: number;
  /** In the reader's language. */
  @IsString() rule_name: string;
  @IsString() source: string;
  /** One of them will do; empty where no licence is required. */
  @IsArray() @IsString({ each: true }) licences: string[];
}

export class TriedCase {
  @OrNull() @IsInt() device_class: number | null;
  @OrNull() @IsInt() buyer_kind: number | null;
  /** 0 allowed, 1 with what the findings require, 2 forbidden. */
  @IsIn([0, 1, 2]) outcome: number;
  /** What decides each question, the gravest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RuleFinding) findings: RuleFinding[];
}

export class TryRuleResponse {
  /** By class, then by buyer. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => TriedCase) cases: TriedCase[];
}
