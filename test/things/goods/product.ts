import { aBrand, aCategory, aGoods } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { labelsOf } from '../../support/cast-rows.js';
import type { Hidden } from '../matrix-row.js';
import { thing } from '../thing.js';

const ITEM: Hidden = { "another company's": ({ db }, { seller }) => anItem(db, seller.companyId) };

export default thing({
  calls: {
    '/products/product-labels': {
      request: labelsOf(({ db }, { seller }) => anItem(db, seller.companyId)),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/products/product-labels': 'items are of a company, or of everybody',
    },
  },
  ids: {
    hidden: {
      product_id: ITEM,
      product_ids: ITEM,
    },
  },
  records: {
    'goods:product': {
      // The last digit checks the others.
      sample: async ({ db }) => ({
        category_id: await aCategory(db),
        brand_id: await aBrand(db),
        gtin: '04912345678904',
      }),
      changes: { gtin: '04912345678911' },
      hold: (api, id) => aGoods(api.db, { product_id: id }),
    },
  },
});
