import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { activeLanguage } from './i18n';

/** In the reader's language; for what a record says of itself. */
export const localText = (texts: Translations | undefined): string =>
  texts === undefined ? '' : textIn(texts, activeLanguage());
