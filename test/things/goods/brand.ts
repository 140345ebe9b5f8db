import { aGoods } from '../../fixtures/rows.js';
import { text } from '../faults.js';
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
      {
        refuses: 'brand_notice_email_ck',
        violation: 'a maker whose address for notices is none',
        when: ({ insert }) => insert('brand', { notice_email: 'nobody' }),
      },
      {
        refuses: 'brand_notice_language_ck',
        violation: 'a maker who reads a language that nobody writes here',
        when: ({ insert }) => insert('brand', { notice_language: 4 }),
      },
      {
        refuses: 'brand_name_uq',
        violation: 'two makers of one name, one in capitals',
        when: async ({ insert }) => {
          await insert('brand', { name_e: 'Lumen' });
          await insert('brand', { name_e: 'LUMEN' });
        },
      },
      {
        refuses: 'brand_name_ck',
        violation: 'a maker without a Latin name',
        when: ({ insert }) => insert('brand', { name_e: '' }),
      },
      {
        refuses: 'brand_status_ck',
        violation: 'a maker neither shown nor hidden',
        when: ({ insert }) => insert('brand', { status: 2 }),
      },
    ],
  },
});
