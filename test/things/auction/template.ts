import { broken } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    // Who buys at once pays no less than the reserve.
    'auction:template': { sample: () => ({ reserve_percent: 120, buy_now_percent: 200 }) },
  },
  database: {
    rows: {
      auction_template: (world) => ({
        company_id: world.company,
        name: 'A week',
        days: 7,
        end_hour: 21,
        extend_minutes: 5,
        deposit_rate: 0,
        need_approval: false,
      }),
    },
    breaks: [
      broken('auction_template', 'auction_template_company_fk', 'a template of a company that is not there', {
        company_id: 999_999,
      }),
      broken('auction_template', 'auction_template_name_ck', 'a template without a name', { name: '' }),
      broken(
        'auction_template',
        'auction_template_terms_ck',
        'a template by which goods could be bought below the reserve',
        { reserve_percent: 150, buy_now_percent: 120 },
      ),
      broken(
        'auction_template',
        'auction_template_terms_ck',
        'a template whose reserve is no more than the start price',
        { reserve_percent: 100 },
      ),
    ],
  },
});
