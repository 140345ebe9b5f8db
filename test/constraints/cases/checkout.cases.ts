import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const wrong = (table: string, refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, fault),
});
const twice = (table: string, refuses: string, violation: string): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => {
    await insert(table, {});
    await insert(table, {});
  },
});

const inZone = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => insert('freight_rate', { zone_id: await insert('freight_zone', {}), ...fault }),
});

/** What an order of the shop is made of, and what its freight and tax are worked out from. */
export const checkoutCases: ConstraintCase[] = [
  wrong('orders', 'orders_source_ck', 'an order from nowhere', { source: 5, auction_id: null }),
  wrong('orders', 'orders_remark_ck', 'more words than a seller reads', {
    remark: 'x'.repeat(501),
    auction_id: null,
  }),
  wrong('orders', 'orders_crate_price_ck', 'a crate below nothing', { crate_price: -1, auction_id: null }),
  wrong('orders', 'orders_export_price_ck', 'an export below nothing', {
    export_price: -1,
    auction_id: null,
  }),
  wrong('orders', 'orders_freight_parts_ck', 'parts that cost more than the freight', {
    ...{ freight: 3, total: 1_003, crate_price: 2, export_price: 2, auction_id: null },
  }),
  wrong('payment_group', 'payment_group_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
  wrong('order_tax', 'order_tax_rate_ck', 'more tax than price', { rate: 10_001, tax: 1_000 }),
  wrong('order_tax', 'order_tax_base_ck', 'a tax of nothing', { base: 0, tax: 0 }),
  wrong('order_tax', 'order_tax_floor_ck', 'a tax that is rounded up', { base: 999, tax: 100 }),
  twice('order_tax', 'order_tax_pk', 'one rate twice in an order'),
  twice('order_address', 'order_address_pk', 'an order to two addresses'),
  twice('freight_bill', 'freight_bill_pk', 'freight that is billed twice'),
  wrong('freight_bill', 'freight_bill_amount_ck', 'freight of nothing', { amount: 0 }),
  wrong('freight_bill', 'freight_bill_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
  wrong('freight_bill', 'freight_bill_status_ck', 'a bill that is neither open nor over', {
    ...{ status: 1, ended_at: new Date() },
  }),
  wrong('freight_bill', 'freight_bill_ended_ck', 'a bill that ended and waits', { ended_at: new Date() }),
  wrong('freight_rate', 'freight_rate_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
  wrong('freight_rate', 'freight_rate_country_ck', 'a country that is none', { delivery_country: 'jp' }),
  wrong('freight_rate', 'freight_rate_max_kg_ck', 'a band of no weight', { max_kg: 0 }),
  wrong('freight_rate', 'freight_rate_price_ck', 'a price below nothing', { price: -1 }),
  wrong('freight_rate', 'freight_rate_step_price_ck', 'a step below nothing', { step_price: -1 }),
  wrong('freight_rate', 'freight_rate_crate_from_kg_ck', 'crates for what weighs nothing', {
    crate_from_kg: 0,
  }),
  wrong('freight_rate', 'freight_rate_crate_price_ck', 'a crate below nothing', {
    crate_from_kg: 50,
    crate_price: -1,
  }),
  wrong('freight_rate', 'freight_rate_crate_ck', 'a crate for no weight', { crate_price: 1 }),
  wrong('freight_rate', 'freight_rate_export_price_ck', 'an export below nothing', { export_price: -1 }),
  wrong('freight_rate', 'freight_rate_status_ck', 'a row that is neither used nor not', { status: 2 }),
  twice('freight_rate', 'freight_rate_band_uq', 'one band twice'),
  inZone('freight_rate_zone_ck', 'a zone of no country', { delivery_country: null }),
  inZone('freight_rate_zone_fk', 'a zone of another country', { delivery_country: 'FR' }),
  wrong('freight_zone', 'freight_zone_country_ck', 'a country that is none', { country: 'jp' }),
  wrong('freight_zone', 'freight_zone_name_c_ck', 'no name in Chinese', { name_c: '' }),
  wrong('freight_zone', 'freight_zone_name_e_ck', 'no name in English', { name_e: '' }),
  wrong('freight_zone', 'freight_zone_name_j_ck', 'no name in Japanese', { name_j: '' }),
  wrong('freight_zone', 'freight_zone_postal_prefixes_ck', 'how no postal code begins', {
    postal_prefixes: '{9-0}',
  }),
  wrong('tax_rate', 'tax_rate_country_ck', 'a country that is none', { country: 'jp' }),
  wrong('tax_rate', 'tax_rate_rate_ck', 'more tax than price', { rate: 10_001 }),
  twice('tax_rate', 'tax_rate_day_uq', 'two rates from one day on'),
];
