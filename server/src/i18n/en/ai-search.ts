import type { AiSearchTexts } from '../ai-search-text.js';

export const aiSearch: AiSearchTexts = {
  separator: ', ',
  fits_all: 'Fits everything: {{list}}.',
  fits: 'Fits: {{list}}.',
  near: 'Comes close: {{list}}.',
  open_price: 'Its price is decided by bids.',
  misses: 'Does not fit: {{list}}.',
  words: 'Found by the words: {{list}}.',
  newest: 'One of the newest offers.',
  price: 'price',
  year: 'year of make',
  ships_from: 'ships from {{country}}',
  made_in: 'made in {{country}}',
  used: 'used',
  good_condition: 'good condition',
  excluded: 'not: {{name}}',
};
