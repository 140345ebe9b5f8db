import { IsArray, IsBoolean, IsIn, IsInt, IsString } from 'class-validator';
import { OrNull } from '../validators.js';

export class UserPermissions {
  /** 1: may publish goods. */
  @IsIn([0, 1]) add_goods_permissions: number;
  /** 1: may open the back office. */
  @IsIn([0, 1]) has_role: number;
  @IsArray() @IsString({ each: true }) permissions: string[];
}

export class UserInfo {
  @IsInt() id: number;
  @IsString() name: string;
  @OrNull() @IsString() avatar: string | null;
  @IsArray() @IsString({ each: true }) permissions: string[];
  @IsArray() @IsString({ each: true }) roles: string[];
  @OrNull() @IsInt() company_id: number | null;
  @IsString() language: string;
  /** One of the person's roles requires a second factor that is not set up: until then no role allows anything. */
  @IsBoolean() must_enrol_second_factor: boolean;
}
