import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import { FileLink } from '../platform/file.dto.js';
import { rowClassOf } from '../record/classes.js';
import { licence } from './licence.record.js';

/** A licence as the people of its company see it. */
export class MyLicence extends rowClassOf(licence) {
  /** Private: the addresses work for a quarter of an hour. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) papers: FileLink[];
}
