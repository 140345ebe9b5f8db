import type { Language } from '@fovea/shared-types/language';
import { fillText, type TextParams } from './texts.js';
import { sms } from './sms.js';
import { inEachLanguage } from './translated.js';

export type SmsId = 'login_code' | 'retrieve_code' | 'bind_code';
export type SmsTexts = Record<SmsId, string>;

const SMS = inEachLanguage<SmsTexts>(sms);

export const smsText = (language: Language, id: SmsId, params: TextParams): string =>
  fillText(SMS[language][id], params);
