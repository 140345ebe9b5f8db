import { type Language, languageHeader } from '@fovea/shared-types/language';
import { deviceName } from './device';

export const TOKEN_COOKIE = 'fovea_token';

/** The caller's session, terminal and language. */
export const callerHeaders = (language: Language, token: string | null): Record<string, string> => ({
  terminal: '4',
  language: languageHeader(language),
  device: deviceName(),
  ...(token === null ? {} : { token }),
});
