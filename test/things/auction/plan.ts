import { aGoods } from '../../fixtures/rows.js';
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
});
