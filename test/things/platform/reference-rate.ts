import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    [referenceRate.declared.name]: {
      sample: () => ({ day: '2026-11-24', base: 'USD', quote: 'JPY', rate: '150.25', source: 'ECB' }),
    },
  },
  database: {
    rows: {
      reference_rate: () => ({ base: 'USD', quote: 'JPY', rate: '150.25', day: '2026-11-24', source: 'ECB' }),
    },
    breaks: [
      broken('reference_rate', 'reference_rate_base_ck', 'a base that the platform does not use', {
        base: 'EUR',
      }),
      broken('reference_rate', 'reference_rate_quote_ck', 'a quote that the platform does not use', {
        quote: 'EUR',
      }),
      broken('reference_rate', 'reference_rate_pair_ck', 'a currency in itself', { quote: 'USD' }),
      broken('reference_rate', 'reference_rate_rate_ck', 'a rate that no currency has', { rate: '10001' }),
      broken('reference_rate', 'reference_rate_source_ck', 'a rate that nobody published', { source: '' }),
      broken('reference_rate', 'reference_rate_origin_ck', 'a rate added in no known way', { origin: 2 }),
      broken('reference_rate', 'reference_rate_day_ck', 'a rate of a day to come', { day: '2099-01-01' }),
      {
        refuses: 'reference_rate_once_uq',
        violation: 'a pair of a day that the job adds twice',
        when: async ({ insert }) => {
          await insert('reference_rate', { origin: 1 });
          await insert('reference_rate', { origin: 1 });
        },
      },
      {
        refuses: 'reference_rate_append_only',
        violation: 'a rate that is another one afterwards, even to the owner of the table',
        when: async ({ insert, sql, becomeOwner }) => {
          const id = await insert('reference_rate');
          await becomeOwner();
          await sql('UPDATE reference_rate SET rate = 2 WHERE id = $1', [id]);
        },
      },
    ],
    appendOnly: {
      reference_rate: {
        who: 'staff of the platform, and the job that renews rates',
        when: 'at any time, of a day that has begun',
        refuses: [
          {
            by: 'reference_rate_day_ck',
            violation: 'a rate of a day to come',
            when: ({ insert }) => insert('reference_rate', { day: '2099-01-01' }),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM reference_rate',
      'TRUNCATE reference_rate',
      'UPDATE reference_rate SET rate = 1',
    ],
    unmapped: [
      [
        /^reference_rate_(base|quote|rate|source|origin|once)_(ck|uq)$/,
        'bounded by the request’s schema and its rule, or set by the job, which adds a day once',
      ],
    ],
  },
});
