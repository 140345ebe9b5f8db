import type { Language } from '@fovea/shared-types/language';
import { previews as en } from './en/previews.js';
import { previews as ja } from './ja/previews.js';
import { previews as zh } from './zh/previews.js';

/** The few words of the pages that search engines and link previews read. */
export interface PreviewTexts {
  view: string;
  missing: string;
  home: string;
}

const TEXTS: Record<Language, PreviewTexts> = { zh, en, ja };

export const previewTexts = (language: Language): PreviewTexts => TEXTS[language];
