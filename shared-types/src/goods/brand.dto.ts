import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { OrNull } from '../validators.js';

export class BrandListRequest extends PageRequest {
  @IsOptional() @MaxLength(100) brand_name?: string;
}

/** A maker as visitors see it; what staff record about it is declared in brand.record.ts. */
export class Brand {
  @IsInt() id: number;
  @IsString() brand_name: string;
  @OrNull() @IsString() image: string | null;
  @IsInt() sort: number;
  @IsInt() status: number;
}

export class BrandListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Brand) data: Brand[];
}
