import type { StatusTone } from '../../kit/status-pill/status-pill';

/** Colours of states by code; the words come from the server's dictionaries. */
export const GOODS_TONES: Readonly<Record<string, StatusTone>> = {
  0: 'neutral',
  10: 'warning',
  11: 'danger',
  20: 'neutral',
  30: 'success',
};
export const APPROVAL_TONES: Readonly<Record<string, StatusTone>> = {
  0: 'warning',
  1: 'success',
  [-1]: 'danger',
  [-2]: 'neutral',
};
