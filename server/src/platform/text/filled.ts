import { fieldError } from '../kernel/app-error.js';

/** A text of a person without the spaces around it, in one spelling (NFC); only spaces are nothing. */
export function filled(field: string, text: string): string {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '') throw fieldError({ [field]: { key: 'required' } });
  return trimmed;
}
