import type { Language } from '@fovea/shared-types/language';

/** The stored reason of a stock document that its initiator withdrew by sending a corrected one. */
export const STOCK_DOCUMENT_REPLACED = 'stock_document_replaced';

const TEXTS: Record<Language, string> = {
  zh: '已更正并重新提交',
  en: 'Corrected and submitted again',
  ja: '訂正して再申請したため',
};

/** A reason that staff wrote stays as they wrote it; the platform's own is shown in the reader's language. */
export const scrapNotesText = (language: Language, notes: string): string =>
  notes === STOCK_DOCUMENT_REPLACED ? TEXTS[language] : notes;
