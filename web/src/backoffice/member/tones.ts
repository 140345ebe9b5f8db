import type { StatusTone } from '../../kit/status-pill/status-pill';

/** Colours of states by code; the words come from the server's dictionaries. */
export const MEMBER_TONES: Readonly<Record<string, StatusTone>> = { 0: 'danger', 1: 'success' };
export const MERCHANT_TONES: Readonly<Record<string, StatusTone>> = {
  0: 'danger',
  1: 'success',
  2: 'warning',
};
export const CERTIFICATION_TONES: Readonly<Record<string, StatusTone>> = {
  [-1]: 'danger',
  0: 'neutral',
  1: 'warning',
  2: 'success',
  3: 'warning',
};
