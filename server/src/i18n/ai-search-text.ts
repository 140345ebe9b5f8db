import type { Language } from '@fovea/shared-types/language';
import { aiSearch as en } from './en/ai-search.js';
import { aiSearch as ja } from './ja/ai-search.js';
import { aiSearch as zh } from './zh/ai-search.js';

/** The AI search's explanation of a hit; `{{list}}` is a list of filters in the same language. */
export interface AiSearchTexts {
  separator: string;
  fits_all: string;
  fits: string;
  near: string;
  open_price: string;
  misses: string;
  words: string;
  newest: string;
  price: string;
  year: string;
  ships_from: string;
  made_in: string;
  used: string;
  good_condition: string;
  excluded: string;
}

const TEXTS: Record<Language, AiSearchTexts> = { zh, en, ja };

export const aiSearchTexts = (language: Language): AiSearchTexts => TEXTS[language];
