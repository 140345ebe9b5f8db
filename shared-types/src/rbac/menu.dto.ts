import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsFlag, IsText, IsTreeId, IsTreeParentId, OrNull, IsOptionalRequestId } from '../validators.js';
import { partial, pick } from '../shapes.js';

/** M: a directory, C: a page, F: a button, which only grants its permission. */
export const MENU_TYPES = ['M', 'C', 'F'] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** What the router and the side menu need beside the path. */
export class MenuMeta {
  /** In the reader's language. */
  @IsString() title: string;
  @OrNull() @IsString() icon: string | null;
  /** Name of a count in the badge answer. */
  @OrNull() @IsString() badgeKey: string | null;
  /** Pinned in the tags bar. */
  @IsBoolean() affix: boolean;
  /** An address outside the back office, opened in a window of its own. */
  @OrNull() @IsString() link: string | null;
}

class MenuTitles {
  @IsString() menu_name: string;
  @IsString() menu_name_e: string;
  @IsString() menu_name_j: string;
}

/** One entry of the caller's own menu. Rows of type F are among the children: the web reads their `perms`. */
export class MyMenuItem extends MenuTitles {
  @IsString() id: string;
  /** '0': a root. */
  @IsString() pid: string;
  /** The whole path, '/system/menu'; null for a button. */
  @OrNull() @IsString() path: string | null;
  @IsIn(MENU_TYPES) menu_type: MenuType;
  @OrNull() @IsString() icon: string | null;
  @OrNull() @IsString() perms: string | null;
  @IsInt() is_admin: number;
  /** 1: has a route but is not shown in the side menu. */
  @IsInt() hidden: number;
  @ValidateNested() @Type(() => MenuMeta) meta: MenuMeta;
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyMenuItem) children: MyMenuItem[];
}

export class MenuListRequest {
  @IsOptional() @MaxLength(100) menu_name?: string;
  @IsOptional() @IsFlag() status?: number;
}

export class MenuDetail extends pick(
  MyMenuItem,
  'menu_name',
  'menu_name_e',
  'menu_name_j',
  'id',
  'pid',
  'path',
  'menu_type',
  'icon',
  'perms',
  'hidden',
  'is_admin',
) {
  @OrNull() @IsString() badge_key: string | null;
  @IsInt() affix: number;
  @OrNull() @IsString() link: string | null;
  @IsInt() sort: number;
  @IsInt() status: number;
  /** Came with the program: its type, path and permission are fixed, and it cannot be deleted. */
  @IsBoolean() is_built_in: boolean;
  /** Of the editable fields: sent back when they are saved. */
  @IsString() version: string;
  /** Whether a role of a merchant company may have it. */
  @IsBoolean() is_for_companies: boolean;
}

/** The whole tree: rows of type M, C and F. */
export class MenuTreeItem extends MenuDetail {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MenuTreeItem) children: MenuTreeItem[];
}

/** Every field a menu has; a field left out of a change stays as it is. */
export class AddMenuRequest {
  @IsTreeParentId() pid: string;
  @IsIn(MENU_TYPES) menu_type: MenuType;
  @IsText(60) @Length(1, 60) menu_name: string;
  @IsText(60) @Length(1, 60) menu_name_e: string;
  @IsText(60) @Length(1, 60) menu_name_j: string;
  /** Of a directory or a page: begins with a slash. */
  @IsOptional() @OrNull() @Matches(/^(\/[A-Za-z0-9_-]{1,60}){1,5}$/) path?: string | null;
  @IsOptional() @OrNull() @Matches(/^[a-z0-9-]{1,40}$/) icon?: string | null;
  /** One of the program's permission strings. */
  @IsOptional() @OrNull() @MaxLength(100) perms?: string | null;
  @IsOptional() @OrNull() @Matches(/^[a-z0-9_.]{1,60}$/) badge_key?: string | null;
  @IsOptional() @IsFlag() affix?: number;
  @IsOptional() @OrNull() @MaxLength(300) @Matches(/^https?:\/\/[^\s<>"']+$/) link?: string | null;
  @IsOptional() @Min(0) @Max(9999) @IsInt() sort?: number;
  @IsOptional() @IsFlag() hidden?: number;
  @IsOptional() @IsFlag() status?: number;
  @IsOptional() @IsFlag() is_admin?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class UpdateMenuRequest extends partial(
  AddMenuRequest,
  'pid',
  'menu_type',
  'menu_name',
  'menu_name_e',
  'menu_name_j',
  'path',
  'icon',
  'perms',
  'badge_key',
  'affix',
  'link',
  'sort',
  'hidden',
  'status',
  'is_admin',
) {
  @IsTreeId() id: string;
  /** The version that was read; refused when the current one differs. */
  @IsOptional() @MaxLength(40) version?: string;
}
