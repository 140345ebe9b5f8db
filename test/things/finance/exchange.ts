import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { exchangeMachine } from '@fovea/shared-types/states/requested.states';
import { anExchange } from '../../fixtures/exchanges.js';
import { anyTime } from '../database.js';
import { declaredDocument, requestedCases } from '../declared-document.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  ...declaredDocument(exchange, {
    title: 'the approval of exchanges',
    machine: exchangeMachine,
    table: 'exchange',
    aRow: ({ db }, status, madeBy) => anExchange(db, status, { madeBy }),
  }),
  calls: {
    '/exchanges/exchange-reference': {
      request: async () => ({ sold_currency: 'JPY', bought_currency: 'USD' }),
    },
  },
  records: {
    'finance:exchange': {
      sample: () => ({
        bought_currency: 'USD',
        rate: '0.5',
        rate_reason: 'as the bank confirmed it',
        value_day: new Date().toISOString().slice(0, 10),
      }),
    },
  },
  database: {
    rows: {
      exchange: (world) => ({
        ...{ sold_currency: 'JPY', sold: 10_000, bought_currency: 'USD', bought: 6_700, rate: '0.0067' },
        ...{
          value_day: '2026-11-24',
          reference: 'FX-1',
          reason: 'dollars for suppliers',
          made_by: world.rival,
        },
      }),
    },
    breaks: [
      ...requestedCases('exchange'),
      broken('exchange', 'exchange_sold_currency_ck', 'an unsupported sold currency', {
        sold_currency: 'EUR',
        bought: 67,
      }),
      broken('exchange', 'exchange_bought_currency_ck', 'an unsupported bought currency', {
        bought_currency: 'EUR',
      }),
      broken('exchange', 'exchange_currencies_ck', 'yen for yen', { bought_currency: 'JPY' }),
      broken('exchange', 'exchange_sold_ck', 'more than anybody names', {
        sold: 10_000_000_000_001,
        bought: 100_000_000_000,
        rate: '0.0001',
      }),
      broken('exchange', 'exchange_bought_ck', 'an exchange that buys nothing', {
        sold: 1,
        bought: 0,
        rate: '0.0001',
      }),
      broken('exchange', 'exchange_rate_ck', 'a rate that no currency has', {
        rate: '0.00009999',
        bought: 100,
      }),
      broken('exchange', 'exchange_product_ck', 'another sum than the rate gives', { bought: 6_701 }),
      broken('exchange', 'exchange_fee_ck', 'a fee below nothing', { fee: -1 }),
      broken('exchange', 'exchange_reference_ck', 'a longer reference than a bank has', {
        reference: 'x'.repeat(61),
      }),
      broken('exchange', 'exchange_reference_rate_ck', 'a reference that no currency has', {
        ...{ reference_rate: '0.00009', reference_day: '2026-11-24', reference_source: 'ECB' },
      }),
      broken('exchange', 'exchange_compared_ck', 'a reference of no day', {
        ...{ reference_rate: '0.0067', reference_source: 'ECB', tolerance: 3 },
      }),
      broken('exchange', 'exchange_tolerance_ck', 'a tolerance of more than everything', { tolerance: 101 }),
      broken('exchange', 'exchange_rate_reason_ck', 'a longer reason than anybody reads', {
        rate_reason: 'x'.repeat(501),
      }),
      broken('exchange', 'exchange_unusual_ck', 'a rate without a reference and without a reason', {
        tolerance: 3,
      }),
      broken('exchange', 'exchange_unusual_ck', 'a rate far from its reference without a reason', {
        ...{ reference_rate: '0.0064', reference_day: '2026-11-24', reference_source: 'ECB', tolerance: 3 },
      }),
      broken('exchange', 'exchange_bank_ck', 'what a bank did on no day', { value_day: null }),
      {
        refuses: 'exchange_owner_ck',
        violation: 'money of two owners',
        when: ({ insert, world }) =>
          insert('exchange', { account_id: world.buyer, company_id: world.company, value_day: null }),
      },
      {
        refuses: 'exchange_bank_ck',
        violation: 'a bank’s fee on somebody’s balance',
        when: ({ insert, world }) => insert('exchange', { account_id: world.buyer, value_day: null, fee: 1 }),
      },
      broken('exchange', 'exchange_account_fk', 'the balance of nobody', {
        account_id: 999_999_999,
        value_day: null,
      }),
      broken('exchange', 'exchange_company_fk', 'the balance of no company', {
        company_id: 999_999_999,
        value_day: null,
      }),
    ],
    appendOnly: {
      exchange: anyTime('finance'),
    },
    forbidden: ['DELETE FROM exchange', 'UPDATE exchange SET rate = 1'],
    keysElsewhere: {
      exchange_decision_fk: 'a decided one is in another state: its case covers that',
      exchange_account_fk: "the platform's own has a value day, a balance has none: the cases cover the rest",
      exchange_company_fk: "the platform's own has a value day, a balance has none: the cases cover the rest",
    },
    unbreakable: ['exchange_sn_uq'],
    unmapped: [
      [
        /^(bank_statement|exchange|journal_voucher|write_off|transfer|platform_fee|reconciled_day|reconciliation)_/,
        'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the order’s lock',
      ],
    ],
  },
});
