import type { Language } from '@fovea/shared-types/language';
import { sms as en } from './en/sms.js';
import { sms as ja } from './ja/sms.js';
import { fillText, type TextParams } from './texts.js';
import { sms as zh } from './zh/sms.js';

export type SmsId = 'login_code' | 'retrieve_code' | 'bind_code';
export type SmsTexts = Record<SmsId, string>;

const SMS: Record<Language, SmsTexts> = { zh, en, ja };

export const smsText = (language: Language, id: SmsId, params: TextParams): string =>
  fillText(SMS[language][id], params);
