import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { IsIds } from '../validators.js';
import { LABEL_CODES, LABEL_SIZES, LABELS_MAX, type LabelCode, type LabelSize } from './label-kinds.js';

export class LabelsRequest {
  @IsArray() @ArrayMaxSize(LABELS_MAX) @IsIds(LABELS_MAX) ids: number[];
  @IsIn(LABEL_SIZES) size: LabelSize;
  @IsIn(LABEL_CODES) code: LabelCode;
  /** Of each; 1 by default. */
  @IsOptional() @Min(1) @Max(LABELS_MAX) @IsInt() copies?: number;
}

export class LabelsAnswer {
  @IsString() url: string;
  /** Of these no such code can be made: they are printed with a QR code instead. */
  @IsArray() @IsString({ each: true }) without_code: string[];
}
