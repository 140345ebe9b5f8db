import type { StatusTone } from '../../kit/status-pill/status-pill';

/** Colours of lots by their state; the words come from the server's dictionary. */
export const AUCTION_TONES: Readonly<Record<string, StatusTone>> = {
  10: 'info',
  20: 'success',
  30: 'warning',
  40: 'success',
  41: 'neutral',
  42: 'danger',
};
