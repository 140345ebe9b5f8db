import { aGoods } from '../../fixtures/rows.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  reach: {
    madeByNobody: ['/auction-plans/update-auction-plan'],
    aboutGoods: ['/auction-plans/add-auction-plan', '/auction-plans/update-auction-plan'],
  },
  records: {
    // Goods of the drafting user, and prices that rise.
    'auction:plan': {
      isOfCompany: true,
      sample: async ({ db }, { accountId }) => {
        const { rows } = await db.query<{ company_id: number | null }>(
          'SELECT company_id FROM account WHERE id = $1',
          [accountId],
        );
        const company_id = rows[0]?.company_id ?? null;
        const goods_id = await aGoods(db, { seller_id: accountId, company_id });
        return { goods_id, start_price: 1_000, reserve_price: 2_000, buy_now_price: 3_000 };
      },
    },
  },
  database: {
    rows: {
      auction_plan: (world) => ({
        company_id: world.company,
        goods_id: world.goods,
        currency: 'JPY',
        start_price: 1_000,
        days: 7,
        end_hour: 21,
        extend_minutes: 5,
        deposit_rate: 0,
        need_approval: false,
        opens_by_itself: true,
      }),
    },
    breaks: [
      broken('auction_plan', 'auction_plan_company_fk', 'a draft of a company that is not there', {
        company_id: 999_999,
      }),
      broken('auction_plan', 'auction_plan_goods_fk', 'a draft of goods that are not there', {
        goods_id: 999_999,
      }),
      twice('auction_plan', 'auction_plan_goods_uq', 'two drafts of the same goods'),
      broken(
        'auction_plan',
        'auction_plan_terms_ck',
        'a draft whose goods could be bought at their start price',
        { buy_now_price: 1_000 },
      ),
    ],
  },
});
