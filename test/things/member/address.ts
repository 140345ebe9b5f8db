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
  database: {
    rows: {
      address: (world) => ({
        account_id: world.buyer,
        name: 'Sample Person',
        country: 'JP',
        city: 'Chiyoda-ku',
        street: 'Mihoncho 1-2-3',
        postal_code: '100-0001',
        mobile: '+819012345678',
      }),
    },
    breaks: [
      {
        refuses: 'address_default_uq',
        violation: 'two defaults of one person',
        when: async ({ insert }) => {
          await insert('address', { is_default: true });
          await insert('address', { is_default: true });
        },
      },
      {
        refuses: 'address_default_kept_ck',
        violation: 'a deleted address as the default',
        when: ({ insert }) => insert('address', { is_default: true, deleted_at: new Date() }),
      },
      {
        refuses: 'address_name_length_ck',
        violation: 'an address without a name',
        when: ({ insert }) => insert('address', { name: '' }),
      },
      {
        refuses: 'address_country_form_ck',
        violation: 'a country that is no code of one',
        when: ({ insert }) => insert('address', { country: 'jp' }),
      },
      {
        refuses: 'address_phone_given_ck',
        violation: 'an address nobody can be reached at',
        when: ({ insert }) => insert('address', { mobile: null }),
      },
      {
        refuses: 'address_mobile_e164_ck',
        violation: 'a mobile number in another form than E.164',
        when: ({ insert }) => insert('address', { mobile: '090-1234-5678' }),
      },
      {
        refuses: 'address_telephone_e164_ck',
        violation: 'a telephone number in another form than E.164',
        when: ({ insert }) => insert('address', { telephone: '03-1234-5678' }),
      },
      {
        refuses: 'address_postal_code_ck',
        violation: 'an address in Japan without its postal code',
        when: ({ insert }) => insert('address', { postal_code: null }),
      },
      {
        refuses: 'address_postal_code_ck',
        violation: 'a postal code of Japan for an address in China',
        when: ({ insert }) => insert('address', { country: 'CN' }),
      },
    ],
    forbidden: ['DELETE FROM address'],
  },
});
