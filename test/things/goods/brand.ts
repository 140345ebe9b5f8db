import { aGoods } from '../../fixtures/rows.js';
import { thing } from '../thing.js';

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
});
