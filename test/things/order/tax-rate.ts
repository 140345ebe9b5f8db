import { aCategory } from '../../fixtures/rows.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    // One rate of a country from one day on.
    'order:tax-rate': {
      sample: ({ db }) => aCategory(db).then((category_id) => ({ category_id })),
    },
  },
  database: {
    rows: {
      tax_rate: () => ({ country: 'SG', rate: 900, effective_from: '2026-01-01' }),
    },
    breaks: [
      broken('tax_rate', 'tax_rate_country_ck', 'a country that is none', { country: 'jp' }),
      broken('tax_rate', 'tax_rate_rate_ck', 'more tax than price', { rate: 10_001 }),
      twice('tax_rate', 'tax_rate_day_uq', 'two rates from one day on'),
    ],
  },
});
