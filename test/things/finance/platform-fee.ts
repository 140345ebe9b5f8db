import { aCategory, aCompany } from '../../fixtures/rows.js';
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
});
