import { type Language, LANGUAGES } from '@fovea/shared-types/language';

/** A language as rows keep it; one of ours or English. */
export const languageOf = (text: string): Language => LANGUAGES.find((language) => language === text) ?? 'en';
