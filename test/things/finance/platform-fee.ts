import { aCategory, aCompany } from '../../fixtures/rows.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    // Categories and companies are those that are there; rates are shares of a hundred; it ends after it begins.
    'finance:platform-fee': {
      sample: async ({ db }) => ({
        ...{ rate: '7.25', tax_rate: '10' },
        category_id: await aCategory(db),
        seller_company_id: await aCompany(db),
        effective_until: '2039-05-17',
      }),
      changes: {
        ...{ rate: '8', tax_rate: '0', category_id: null, seller_company_id: null },
        effective_until: '2039-05-18',
      },
    },
  },
  database: {
    rows: {
      platform_fee: (world) => ({
        seller_company_id: world.company,
        currency: 'JPY',
        rate: 5,
        tax_rate: 10,
        effective_from: '2026-02-01',
      }),
    },
    breaks: [
      broken('platform_fee', 'platform_fee_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('platform_fee', 'platform_fee_rate_ck', 'more than the whole', { rate: 100.01 }),
      broken('platform_fee', 'platform_fee_minimum_ck', 'a least fee below nothing', { minimum: -1 }),
      broken('platform_fee', 'platform_fee_tax_rate_ck', 'a tax of more than the whole', {
        tax_rate: 100.01,
      }),
      broken('platform_fee', 'platform_fee_days_ck', 'an end before the beginning', {
        effective_until: '2020-01-01',
      }),
      {
        refuses: 'platform_fee_day_uq',
        violation: 'two fees of one thing from one day on',
        when: async ({ becomeOwner, insert }) => {
          await becomeOwner();
          await insert('platform_fee');
          await insert('platform_fee');
        },
      },
      {
        refuses: 'platform_fee_approved',
        violation: 'a fee that nobody approved',
        when: ({ sql }) =>
          sql(
            `INSERT INTO platform_fee (currency, rate, tax_rate, effective_from) VALUES ('JPY', 0, 10, '2026-02-01')`,
          ),
      },
    ],
    answers: { platform_fee_approved: 'setting_change_wrote_ck' },
  },
});
