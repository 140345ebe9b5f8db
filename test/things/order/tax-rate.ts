import { aCategory } from '../../fixtures/rows.js';
import { broken } from '../faults.js';
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
      {
        refuses: 'tax_rate_day_uq',
        violation: 'two rates from one day on',
        when: async ({ becomeOwner, insert }) => {
          await becomeOwner();
          await insert('tax_rate');
          await insert('tax_rate');
        },
      },
      {
        refuses: 'tax_rate_approved',
        violation: 'a rate that nobody approved',
        when: ({ sql }) =>
          sql(`INSERT INTO tax_rate (country, rate, effective_from) VALUES ('SG', 0, '2026-01-01')`),
      },
    ],
    answers: { tax_rate_approved: 'setting_change_wrote_ck' },
  },
});
