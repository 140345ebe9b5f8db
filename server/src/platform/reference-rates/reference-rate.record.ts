import { readRate } from '@fovea/shared-types/platform/exchange-rate';
import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { brokenField } from '../database/constraint-errors.js';
import { fieldError } from '../kernel/app-error.js';
import { serveRecord } from '../records/serve-record.js';

/** Rates as staff of the platform list and add them. */
export const servedReferenceRate = serveRecord(referenceRate, {
  table: 'reference_rate',
  shown: { rate: 'trim_scale(t.rate)::text' },
  filters: { begin: 't.day', end: 't.day' },
  rules: {
    settle: (wanted) => {
      if (wanted.base === wanted.quote) throw fieldError({ quote: { key: 'other_pair_currency' } });
      if (readRate(wanted.rate) === null) throw fieldError({ rate: { key: 'exchange_rate' } });
      return wanted;
    },
  },
  constraints: {
    reference_rate_day_ck: brokenField('day', 'day_in_future'),
    reference_rate_pair_ck: brokenField('quote', 'other_pair_currency'),
  },
});
