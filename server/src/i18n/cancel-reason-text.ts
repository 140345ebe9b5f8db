import type { Language } from '@fovea/shared-types/language';

/** The stored reason of a lot that was cancelled because its merchant may no longer sell. */
export const SELLER_IDLE = 'seller_idle';

const TEXTS: Record<Language, string> = {
  zh: '卖家目前不能在本平台销售',
  en: 'The seller may not sell here at present',
  ja: '出品者が現在販売できないため',
};

/** A reason that staff wrote stays as they wrote it; the platform's own is shown in the reader's language. */
export const cancelReasonText = (language: Language, reason: string): string =>
  reason === SELLER_IDLE ? TEXTS[language] : reason;
