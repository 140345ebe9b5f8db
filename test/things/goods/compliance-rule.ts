import { thing } from '../thing.js';

export default thing({
  calls: {
    '/compliance-rules/try-compliance-rule': {},
  },
  records: {
    // Its conditions on a licence depend on each other; countries are codes.
    'warehouse:rule': {
      sample: () => ({
        about: 2,
        outcome: 1,
        licence_kind_id: 1,
        or_kind_id: 2,
        seller_country: 'JP',
        delivery_country: 'US',
        keep_years: null,
        keep_expiry_years: null,
        effective_until: '2039-05-17',
      }),
      changes: {
        about: 4,
        outcome: 1,
        seller_country: 'CN',
        delivery_country: 'KR',
        keep_years: null,
        keep_expiry_years: null,
      },
    },
  },
});
