import { aQuotedOrder } from '../../fixtures/refunds.js';
import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { giveMoney } from '../../support/people.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { thing } from '../thing.js';

/** A paid order whose freight was unknown, or billed. */
const freightIn =
  (status: 12 | 20, body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({
    id: await aQuotedOrder(db, { ...partiesOf(cast), status }),
    ...body,
  });

export default thing({
  calls: {
    '/freight-rates/freight-template': {},
    '/freight-rates/import-freight': {
      file: () => Promise.resolve({ bytes: Buffer.from('currency\nEUR'), name: 'freight.csv' }),
    },
    '/freight-rates/try-freight': {
      request: () =>
        Promise.resolve({
          ...{ currency: 'JPY', ships_from: 'JP', delivery_country: 'JP', weight_g: 5_000, quantity: 1 },
        }),
    },
    '/order/order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
    '/order/admin-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
    '/order/set-order-freight': {
      request: freightIn(20, { freight: '4500', currency: 'JPY' }),
      others: 'NOT_FOUND',
    },
    '/order/waive-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
    '/order/decline-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
    '/order/pay-order-freight': {
      request: async (api, cast) => {
        await giveMoney(api.db, cast.member.accountId, 4_500);
        return freightIn(12, { pay_type: 1 })(api, cast);
      },
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      zone_id: '/freight-zones/update-freight-zone',
    },
  },
  records: {
    // One band of a country in a currency.
    'order:freight-rate': {
      sample: () => ({ max_kg: 1 + (parseInt(uniqueText(), 16) % 90_000), crate_from_kg: 50 }),
      changes: { max_kg: 90_001, crate_from_kg: 60 },
    },
    'order:freight-zone': {
      sample: () => ({ country: 'FR', postal_prefixes: ['20'] }),
      changes: { country: 'IT', postal_prefixes: ['07', '09'] },
      hold: ({ db }, id) =>
        db.query(
          `INSERT INTO freight_rate (currency, zone_id, delivery_country, max_kg, price)
         SELECT 'USD', id, country, 3, 4 FROM freight_zone WHERE id = $1`,
          [id],
        ),
    },
  },
});
