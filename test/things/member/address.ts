import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

const ADDRESS = {
  name: 'Sample Person',
  country: 'JP',
  city: 'Chiyoda-ku',
  street: 'Mihoncho 1-2-3',
  postal_code: '100-0001',
  mobile: '090-1234-5678',
};

async function anAddress(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', 'JP', 'City', 'Street', '100-0001', '+819012345678') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

export default thing({
  calls: {
    '/address/address-list': {},
    '/address/add-address': { request: async () => ADDRESS },
    '/address/update-address': {
      request: async (api, cast) => ({ ...ADDRESS, ...(await anAddress(api, cast)) }),
      others: 'NOT_FOUND',
    },
    '/address/del-address': { request: anAddress, others: 'NOT_FOUND' },
    '/address/address-info': { request: anAddress, others: 'NOT_FOUND' },
    '/address/user_default_address': {},
    '/address/postal-code': { request: async () => ({ country: 'JP', postal_code: '150-0001' }) },
  },
});
