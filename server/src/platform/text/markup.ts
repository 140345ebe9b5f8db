import type { Language } from '@fovea/shared-types/language';

/** Languages as HTML names them. */
export const HTML_LANG: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML has no way to write, and what turns the direction of a line. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** A text between tags or in a quoted attribute of HTML or XML. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
