import type { DictTone } from '@fovea/shared-types/platform/dict.dto';
import type { Dictionary, DictionaryCode } from './dictionary-text.js';

/** How states are coloured: by what they ask of the reader. What is not here is a choice and no state. */
export const DICTIONARY_TONES: Partial<Record<Dictionary, Partial<Record<DictionaryCode, DictTone>>>> = {
  enabled: { 1: 'success', 0: 'neutral' },
  order_status: {
    10: 'warning',
    11: 'info',
    12: 'warning',
    20: 'info',
    30: 'info',
    40: 'violet',
    50: 'success',
    60: 'neutral',
    70: 'danger',
    71: 'neutral',
  },
  second_factor: { 0: 'neutral', 1: 'success' },
  'states:auction': { 10: 'neutral', 20: 'info', 30: 'warning', 40: 'success', 41: 'danger', 42: 'neutral' },
  'states:auction_bidder': {
    0: 'warning',
    1: 'success',
    [-1]: 'danger',
    2: 'neutral',
    3: 'success',
    4: 'danger',
  },
  'states:auction_offer': { 0: 'warning', 1: 'success', [-1]: 'danger', 2: 'neutral' },
  'states:auction_order': {
    20: 'info',
    30: 'warning',
    40: 'success',
    41: 'neutral',
    42: 'neutral',
    50: 'success',
    60: 'danger',
  },
  'states:certification': { 0: 'neutral', 1: 'warning', 2: 'success', [-1]: 'danger', 3: 'neutral' },
  'states:enquiry': { 0: 'warning', 1: 'info', 2: 'success', 3: 'neutral' },
  'states:export': { 0: 'neutral', 10: 'info', 20: 'success', [-1]: 'danger', [-2]: 'neutral' },
  'states:goods': { 0: 'neutral', 10: 'warning', 11: 'danger', 20: 'neutral', 30: 'success', 90: 'neutral' },
  'states:goods_sale_state': { 1: 'success', 2: 'warning', 3: 'info', 4: 'violet', 5: 'neutral' },
  'states:member': { 0: 'danger', 1: 'success' },
  'states:merchant': { 0: 'danger', 1: 'success', 2: 'neutral' },
  'states:message': { 0: 'info', 1: 'neutral' },
  'states:session': { 0: 'neutral', 1: 'success' },
  yes_no: { 1: 'success', 0: 'neutral' },
};
