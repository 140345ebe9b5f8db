import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { IsId, IsInstant, IsText, OrNull } from '../validators.js';

/** Texts that the footer, the forms and the log-in dialog point to. */
export const STATIC_PAGE_TYPES = [
  'company',
  'auction',
  'contact',
  'privacy',
  'protocol',
  'commerce',
  'licence',
  'member',
  'description',
] as const;
export type StaticPageType = (typeof STATIC_PAGE_TYPES)[number];

const TITLE_MAX = 100;
const CONTENT_MAX = 100_000;

export class StaticPageRequest {
  @IsIn(STATIC_PAGE_TYPES) type: StaticPageType;
}

export class StaticPage {
  @IsIn(STATIC_PAGE_TYPES) type: StaticPageType;
  /** In the reader's language. */
  @IsString() title: string;
  /** Rich text, cleaned by the server. */
  @IsString() content: string;
  @IsInstant() updated_at: string;
}

/** All three languages, for the editor. */
export class StaticPageRow {
  @IsInt() id: number;
  @IsIn(STATIC_PAGE_TYPES) type: StaticPageType;
  @IsString() title_c: string;
  @IsString() title_e: string;
  @IsString() title_j: string;
  @IsString() content_c: string;
  @IsString() content_e: string;
  @IsString() content_j: string;
  /** Title or text is the staff's own; without it the one that comes with the program is shown. */
  @IsBoolean() is_own_c: boolean;
  @IsBoolean() is_own_e: boolean;
  @IsBoolean() is_own_j: boolean;
  @IsInstant() updated_at: string;
  @OrNull() @IsString() updated_name: string | null;
  /** Of all its texts: said again when one of them is saved. */
  @IsString() version: string;
}

/**
 * What is left out stays as it is; null goes back to the text that comes with the program. Pictures are uploads of the
 * writer, or stand in a text already; those that no language shows any more are deleted.
 */
export class UpdateStaticPageRequest {
  @IsId() id: number;
  /** As it was read; when another state stands by now it is refused. */
  @MaxLength(40) version: string;
  @IsOptional() @OrNull() @IsText(TITLE_MAX) @Length(1, TITLE_MAX) title_c?: string | null;
  @IsOptional() @OrNull() @IsText(TITLE_MAX) @Length(1, TITLE_MAX) title_e?: string | null;
  @IsOptional() @OrNull() @IsText(TITLE_MAX) @Length(1, TITLE_MAX) title_j?: string | null;
  @IsOptional() @OrNull() @IsString() @MaxLength(CONTENT_MAX) content_c?: string | null;
  @IsOptional() @OrNull() @IsString() @MaxLength(CONTENT_MAX) content_e?: string | null;
  @IsOptional() @OrNull() @IsString() @MaxLength(CONTENT_MAX) content_j?: string | null;
}

export class Office {
  /** ISO 3166-1 alpha-2. */
  @IsString() country: string;
  /** In the reader's language, as the address is. */
  @IsString() name: string;
  @IsString() address: string;
  /** As people write it, with the country's code. */
  @IsString() phone: string;
}
