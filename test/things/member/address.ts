import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
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
      twice('address', 'address_default_uq', 'two defaults of one person', { is_default: true }),
      broken('address', 'address_default_kept_ck', 'a deleted address as the default', {
        is_default: true,
        deleted_at: new Date(),
      }),
      broken('address', 'address_name_length_ck', 'an address without a name', { name: '' }),
      broken('address', 'address_country_form_ck', 'a country that is no code of one', { country: 'jp' }),
      broken('address', 'address_phone_given_ck', 'an address nobody can be reached at', { mobile: null }),
      broken('address', 'address_mobile_e164_ck', 'a mobile number in another form than E.164', {
        mobile: '090-1234-5678',
      }),
      broken('address', 'address_telephone_e164_ck', 'a telephone number in another form than E.164', {
        telephone: '03-1234-5678',
      }),
      broken('address', 'address_postal_code_ck', 'an address in Japan without its postal code', {
        postal_code: null,
      }),
      broken('address', 'address_postal_code_ck', 'a postal code of Japan for an address in China', {
        country: 'CN',
      }),
    ],
    forbidden: ['DELETE FROM address'],
    unmapped: [
      [
        /^address_(account_fk|default_kept_ck)$/,
        'the owner is the caller, and deleting takes the default away with it',
      ],
    ],
  },
});
