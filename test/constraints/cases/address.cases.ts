import type { ConstraintCase } from '../proof.js';

export const addressCases: ConstraintCase[] = [
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
];
