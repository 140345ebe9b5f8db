import { LANGUAGES } from '@fovea/shared-types/language';
import { mails } from './mails.js';
import type { MailId } from './mail-text.js';
import { sms } from './sms.js';
import type { SmsId } from './sms-text.js';
import { successText } from './texts.js';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

// Every text of a language is there, or it would not compile: the keys of one are those of all.
const mailIds = Object.keys(mails) as MailId[];
const smsIds = Object.keys(sms) as SmsId[];

describe('mails and text messages', () => {
  it.each(mailIds)('the mail %s names the same figures in all three languages', (id) => {
    for (const part of ['subject', 'text'] as const) {
      expect(placeholders(mails[id][part].zh)).toEqual(placeholders(mails[id][part].en));
      expect(placeholders(mails[id][part].ja)).toEqual(placeholders(mails[id][part].en));
    }
  });

  it.each(smsIds)('the text message %s carries code and time, and is short in all three languages', (id) => {
    for (const text of Object.values(sms[id])) {
      expect(placeholders(text)).toEqual(['code', 'minutes']);
      // Two parts at most: 153 letters each in GSM's alphabet, 67 of any other.
      expect(text.length).toBeLessThan(/[^\x20-\x7e]/.test(text) ? 134 : 306);
    }
  });

  it('are the same text in each language: a code was sent', () => {
    expect(new Set(LANGUAGES.map((language) => successText(language, 'code_sent'))).size).toBe(3);
  });
});
