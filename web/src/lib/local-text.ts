import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { activeLanguage } from './i18n';

/** In the reader's language; for the texts of a record. */
export const localText = (texts: Translations | undefined): string =>
  texts === undefined ? '' : textIn(texts, activeLanguage());
