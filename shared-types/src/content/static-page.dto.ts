import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { IsId, IsInstant, IsText, OrNull } from '../validators.js';
import { CONTENT_MAX, STATIC_PAGE_TYPES, TITLE_MAX, type StaticPageType } from './static-page-rules.js';

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

/**
 * Absent fields stay as they are; null resets to the built-in text. Pictures are uploads of the writer, or in
 * a text already; those that no language shows any more are deleted.
 */
export class UpdateStaticPageRequest {
  @IsId() id: number;
  /** The version that was read; refused when the current one differs. */
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
