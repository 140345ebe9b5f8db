import { Type } from 'class-transformer';
import { IsArray, IsObject, IsString, ValidateNested } from 'class-validator';
import { OrNull } from '../validators.js';
import { AuditField } from './audit-log.dto.js';

/** What a change of a setting would make of it. */
export class SettingChangeValues {
  /** What the setting is called among its kind; null of one that is to be added. */
  @OrNull() @IsString() name: string | null;
  /** Titles of the fields, by their names, in the reader's language. */
  @IsObject() field_names: Record<string, string>;
  /** Before and after in words, field by field, changed ones first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuditField) fields: AuditField[];
}
