import { aWonOrder } from '../../support/cast-rows.js';
import { thing } from '../thing.js';

let days = 0;

/** No day twice. */
const nextDay = (): string => new Date(Date.UTC(2010, 0, ++days)).toISOString().slice(0, 10);

export default thing({
  calls: {
    '/order/order-paper': {
      request: async (api, cast) => ({ id: await aWonOrder(api, cast), kind: 1 }),
      others: 'NOT_FOUND',
    },
    '/order/admin-order-paper': {
      request: async (api, cast) => ({ id: await aWonOrder(api, cast), kind: 1 }),
      others: 'NOT_FOUND',
    },
  },
  records: {
    // A company sets it once for a day; the first digit of the number checks the others.
    'order:invoice-issuer': {
      sample: () => ({
        registration_number: 'T8111110005901',
        effective_from: nextDay(),
      }),
      changes: { registration_number: 'T8700110005901', effective_from: '2009-02-03' },
    },
  },
});
