import { PREFERENCE_MAX_BYTES } from '@fovea/shared-types/platform/preference.dto';
import { fieldError } from '../kernel/app-error.js';

/** The value as JSON text; refuses what is too long for a preference or a view. */
export function sizedJson(field: string, value: unknown): string {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > PREFERENCE_MAX_BYTES)
    throw fieldError({ [field]: { key: 'too_long', params: { limit: PREFERENCE_MAX_BYTES } } });
  return text;
}
