import { aQuotedOrder } from '../../fixtures/refunds.js';
import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { giveMoney } from '../../support/people.js';
import type { ConstraintCase, Row } from '../database.js';
import { broken, twice } from '../faults.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { thing } from '../thing.js';

/** A paid order whose freight was unknown, or billed. */
const freightIn =
  (status: 12 | 20, body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({
    id: await aQuotedOrder(db, { ...partiesOf(cast), status }),
    ...body,
  });

const inZone = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => insert('freight_rate', { zone_id: await insert('freight_zone', {}), ...fault }),
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
      // Between bands of every price.
      sample: () => ({
        ...{ max_kg: 1 + (parseInt(uniqueText(), 16) % 90_000), crate_from_kg: 50 },
        may_fall: true,
      }),
      changes: { max_kg: 90_001, crate_from_kg: 60, may_fall: true },
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
  database: {
    rows: {
      freight_bill: (world) => ({
        ...{ order_id: world.order, amount: 1_000, currency: 'JPY', asked_by: world.seller },
      }),
      freight_zone: () => ({
        country: 'JP',
        ...{ name_c: '离岛', name_e: 'Islands', name_j: '離島' },
        postal_prefixes: '{90}',
      }),
      freight_rate: () => ({ currency: 'JPY', max_kg: 7, price: 3_000 }),
    },
    breaks: [
      twice('freight_bill', 'freight_bill_pk', 'freight that is billed twice'),
      broken('freight_bill', 'freight_bill_amount_ck', 'freight of nothing', { amount: 0 }),
      broken('freight_bill', 'freight_bill_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
      broken('freight_bill', 'freight_bill_status_ck', 'a bill that is neither open nor over', {
        ...{ status: 1, ended_at: new Date() },
      }),
      broken('freight_bill', 'freight_bill_ended_ck', 'a bill that ended and waits', {
        ended_at: new Date(),
      }),
      broken('freight_rate', 'freight_rate_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
      broken('freight_rate', 'freight_rate_country_ck', 'a country that is none', { delivery_country: 'jp' }),
      broken('freight_rate', 'freight_rate_max_kg_ck', 'a band of no weight', { max_kg: 0 }),
      broken('freight_rate', 'freight_rate_price_ck', 'a price below nothing', { price: -1 }),
      broken('freight_rate', 'freight_rate_step_price_ck', 'a step below nothing', { step_price: -1 }),
      broken('freight_rate', 'freight_rate_crate_from_kg_ck', 'crates for what weighs nothing', {
        crate_from_kg: 0,
      }),
      broken('freight_rate', 'freight_rate_crate_price_ck', 'a crate below nothing', {
        crate_from_kg: 50,
        crate_price: -1,
      }),
      broken('freight_rate', 'freight_rate_crate_ck', 'a crate for no weight', { crate_price: 1 }),
      broken('freight_rate', 'freight_rate_export_price_ck', 'an export below nothing', { export_price: -1 }),
      broken('freight_rate', 'freight_rate_status_ck', 'a row that is neither used nor not', { status: 2 }),
      twice('freight_rate', 'freight_rate_band_uq', 'one band twice'),
      inZone('freight_rate_zone_ck', 'a zone of no country', { delivery_country: null }),
      inZone('freight_rate_zone_fk', 'a zone of another country', { delivery_country: 'FR' }),
      broken('freight_zone', 'freight_zone_country_ck', 'a country that is none', { country: 'jp' }),
      broken('freight_zone', 'freight_zone_name_c_ck', 'no name in Chinese', { name_c: '' }),
      broken('freight_zone', 'freight_zone_name_e_ck', 'no name in English', { name_e: '' }),
      broken('freight_zone', 'freight_zone_name_j_ck', 'no name in Japanese', { name_j: '' }),
      broken('freight_zone', 'freight_zone_postal_prefixes_ck', 'how no postal code begins', {
        postal_prefixes: '{9-0}',
      }),
    ],
    forbidden: ['DELETE FROM freight_bill'],
    keysElsewhere: {
      freight_rate_zone_fk: 'a zone without a country is refused before: the case has both',
    },
    unbreakable: ['freight_zone_country_uq'],
    unmapped: [
      [/^freight_bill_/, 'set by the code under the lock of the order, bounded by the request’s schema'],
      [
        /^(freight_rate|freight_zone|tax_rate)_/,
        'what a person may break is mapped; the rest the request’s schema bounds',
      ],
    ],
  },
});
