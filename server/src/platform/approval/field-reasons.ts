import { fieldError } from '../kernel/app-error.js';

const FIELD_REASON_LENGTH_MAX = 200;

/** The reasons of a rejection by field; empty texts are ignored. */
export function fieldReasonsOf(
  fields: ReadonlySet<string>,
  given: Record<string, unknown> | undefined,
): Record<string, string> {
  const reasons: Record<string, string> = {};
  for (const [field, text] of Object.entries(given ?? {})) {
    const at = `field_reasons.${field.slice(0, 40)}`;
    if (!fields.has(field)) throw fieldError({ [at]: { key: 'choice' } });
    if (typeof text !== 'string') throw fieldError({ [at]: { key: 'type' } });
    if (text.length > FIELD_REASON_LENGTH_MAX)
      throw fieldError({ [at]: { key: 'too_long', params: { limit: FIELD_REASON_LENGTH_MAX } } });
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text))
      throw fieldError({ [at]: { key: 'characters' } });
    if (text.trim() !== '') reasons[field] = text.trim();
  }
  return reasons;
}
