import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import type { Language } from '@fovea/shared-types/language';
import { cleanRichText } from '../../platform/text/rich-text.js';
import { pageTexts, richTextOf } from '../page-texts/page-texts.js';

/** @param written null: the title that comes with the program */
export const titleOf = (type: StaticPageType, language: Language, written: string | null): string =>
  written ?? pageTexts[type][language].title;

/** Rich text, cleaned when it was written and again by today's rules. @param written null: the program's own */
export const contentOf = (type: StaticPageType, language: Language, written: string | null): string =>
  written === null ? richTextOf(pageTexts[type][language]) : cleanRichText(written);

/** @param written null: nobody wrote it yet */
export const writtenAt = (type: StaticPageType, written: Date | null): Date =>
  written ?? new Date(pageTexts[type].updated);
