import { inWords, type Words } from '@fovea/shared-types/record/words';
import { activeLanguage } from './i18n';

/** In the reader's language; for what a record says of itself. */
export const says = (words: Words | undefined): string =>
  words === undefined ? '' : inWords(words, activeLanguage());
