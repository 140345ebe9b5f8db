import { aGoods } from '../../fixtures/rows.js';
import { broken, text } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    brand: number;
  }
}

const MAKERS = 'makers are the platform’s, and shown to everybody';

export default thing({
  calls: {
    '/brands/brand-list': {},
  },
  ids: {
    withoutHidden: {
      brand_id: MAKERS,
      brand_ids: MAKERS,
      '/brands/brand-detail#id': MAKERS,
    },
  },
  records: {
    'goods:brand': {
      // An address for notices is a mail address.
      sample: () => ({ notice_email: 'notices@maker.example' }),
      changes: { notice_email: 'devices@maker.example' },
      hold: (api, id) => aGoods(api.db, { brand_id: id }),
    },
  },
  database: {
    rows: {
      brand: () => ({ name_e: `Maker ${text()}` }),
    },
    world: {
      brand: 'brand',
    },
    breaks: [
      broken('brand', 'brand_notice_email_ck', 'a maker whose address for notices is none', {
        notice_email: 'nobody',
      }),
      broken('brand', 'brand_notice_language_ck', 'a maker who reads a language that nobody writes here', {
        notice_language: 4,
      }),
      {
        refuses: 'brand_name_uq',
        violation: 'two makers of one name, one in capitals',
        when: async ({ insert }) => {
          await insert('brand', { name_e: 'Lumen' });
          await insert('brand', { name_e: 'LUMEN' });
        },
      },
      broken('brand', 'brand_name_ck', 'a maker without a Latin name', { name_e: '' }),
      broken('brand', 'brand_status_ck', 'a maker neither shown nor hidden', { status: 2 }),
    ],
  },
});
