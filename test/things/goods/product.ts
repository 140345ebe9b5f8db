import { aBrand, aCategory, aGoods } from '../../fixtures/rows.js';
import { aGtin } from '../../fixtures/gtin.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { labelsOf } from '../../support/cast-rows.js';
import { broken, text, twice } from '../faults.js';
import type { Hidden } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    product: number;
    /** Without any stock. */
    freeProduct: number;
  }
}

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
        gtin: aGtin(),
      }),
      changes: { gtin: null },
      hold: (api, id) => aGoods(api.db, { product_id: id }),
    },
  },
  database: {
    rows: {
      product: (world) => ({ category_id: world.category, brand_id: world.brand, name_e: `Lens ${text()}` }),
      product_image: (world) => ({ product_id: world.product, sort: 1, file_id: world.file }),
      product_content_image: (world) => ({ product_id: world.product, file_id: world.file }),
    },
    world: {
      product: 'product',
      freeProduct: 'product',
    },
    breaks: [
      broken('product', 'product_code_ck', 'an item whose model is an empty text', { goods_code: '' }),
      broken('product', 'product_status_ck', 'an item neither in use nor out of it', { status: 2 }),
      broken('product', 'product_name_ck', 'an item without a name in any language', { name_e: '' }),
      broken('product', 'product_device_class_ck', 'an item of a class of devices that there is not', {
        device_class: 5,
      }),
      broken('product', 'product_gtin_ck', 'an item whose GTIN has a wrong digit', {
        gtin: '04912345678905',
      }),
      broken('product', 'product_gtin_ck', 'an item whose GTIN is too short', { gtin: '4912345678904' }),
      {
        refuses: 'product_gtin_uq',
        violation: 'two items of one owner with one GTIN',
        when: async ({ insert }) => {
          const gtin = aGtin();
          await insert('product', { gtin });
          await insert('product', { gtin });
        },
      },
      broken('product', 'product_udi_di_ck', 'an item whose UDI-DI is an empty text', { udi_di: '' }),
      twice('product_image', 'product_image_pk', 'two pictures of an item at one place'),
      {
        refuses: 'product_image_once_uq',
        violation: 'one picture of an item twice',
        when: async ({ insert }) => {
          await insert('product_image');
          await insert('product_image', { sort: 2 });
        },
      },
      broken('product_image', 'product_image_sort_ck', 'a twenty-first picture of an item', { sort: 21 }),
      twice(
        'product_content_image',
        'product_content_image_pk',
        'one picture twice in the descriptions of an item',
      ),
      broken('product', 'product_tracking_ck', 'a product whose stock is kept in a way that there is not', {
        tracking: 3,
      }),
    ],
    unbreakable: ['product_tracking_uq'],
  },
});
