import type { Language } from '@fovea/shared-types/language';

const HEADERS: Record<Language, (header: string) => string> = {
  zh: (header) => `${header}（币种）`,
  en: (header) => `${header} (currency)`,
  ja: (header) => `${header}（通貨）`,
};

/** Above the currencies of a column of amounts. */
export const currencyHeader = (language: Language, header: string): string => HEADERS[language](header);
