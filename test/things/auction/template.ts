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
      {
        refuses: 'auction_template_company_fk',
        violation: 'a template of a company that is not there',
        when: ({ insert }) => insert('auction_template', { company_id: 999_999 }),
      },
      {
        refuses: 'auction_template_name_ck',
        violation: 'a template without a name',
        when: ({ insert }) => insert('auction_template', { name: '' }),
      },
      {
        refuses: 'auction_template_terms_ck',
        violation: 'a template by which goods could be bought below the reserve',
        when: ({ insert }) => insert('auction_template', { reserve_percent: 150, buy_now_percent: 120 }),
      },
      {
        refuses: 'auction_template_terms_ck',
        violation: 'a template whose reserve is no more than the start price',
        when: ({ insert }) => insert('auction_template', { reserve_percent: 100 }),
      },
    ],
  },
});
