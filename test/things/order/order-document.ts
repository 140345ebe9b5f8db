import { aWonOrder } from '../../support/cast-rows.js';
import { goingOn } from '../database.js';
import { broken, twice } from '../faults.js';
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
  database: {
    rows: {
      invoice_issuer: (world) => ({
        company_id: world.company,
        issuer_name: 'Aoba Eye Clinic',
        address: 'Tokyo',
        effective_from: '2026-04-01',
      }),
      tax_document_counter: (world) => ({
        issuer_type: 'company',
        issuer_id: world.company,
        kind: 1,
        year: 2026,
        last: 1,
      }),
      tax_document: (world) => ({
        order_id: world.order,
        kind: 1,
        issuer_type: 'company',
        issuer_id: world.company,
        year: 2026,
        seq: 1,
        number: 'INV-2026-000001',
        company_id: world.company,
        recipient_id: world.buyer,
        transacted_on: '2026-04-01',
        issued_on: '2026-04-01',
        currency: 'JPY',
        total: 1_000,
        counterparty: 'Aoba Eye Clinic',
        content: '{}',
      }),
    },
    breaks: [
      broken('invoice_issuer', 'invoice_issuer_name_ck', 'an issuer without a name', { issuer_name: '' }),
      broken('invoice_issuer', 'invoice_issuer_number_ck', 'a registration number of twelve digits', {
        registration_number: 'T123456789012',
      }),
      broken('invoice_issuer', 'invoice_issuer_by_ck', 'an issuer beside the seller and the platform', {
        issued_by: 3,
      }),
      twice('invoice_issuer', 'invoice_issuer_day_uq', 'two platforms on one day', { company_id: null }),
      broken(
        'tax_document_counter',
        'tax_document_counter_type_ck',
        'numbers of somebody who issues nothing',
        {
          issuer_type: 'bank',
        },
      ),
      broken('tax_document_counter', 'tax_document_counter_last_ck', 'numbers that begin with nothing', {
        last: 0,
      }),
      {
        refuses: 'tax_document_counter_pk',
        violation: 'two counters of one series',
        when: async ({ insert }) => {
          await insert('tax_document_counter');
          await insert('tax_document_counter', { last: 2 });
        },
      },
      broken('tax_document', 'tax_document_kind_ck', 'a document of no kind', {
        kind: 5,
      }),
      broken('tax_document', 'tax_document_seq_ck', 'a document without a number', { seq: 0 }),
      broken('tax_document', 'tax_document_issues_ck', 'a document that was never issued', { issues: 0 }),
      {
        refuses: 'tax_document_once_uq',
        violation: 'two invoices of one order',
        when: async ({ insert }) => {
          await insert('tax_document');
          await insert('tax_document', { seq: 2 });
        },
      },
      {
        refuses: 'tax_document_number_uq',
        violation: 'one number for two orders',
        when: async ({ insert, world }) => {
          await insert('tax_document');
          await insert('tax_document', {
            order_id: await insert('orders', { auction_id: null, buyer_id: world.buyer }),
          });
        },
      },
      {
        refuses: 'tax_document_kept',
        violation: 'other contents on an issued document',
        when: async ({ insert, sql }) => {
          const id = await insert('tax_document');
          await sql(`UPDATE tax_document SET content = '{"total": 1}' WHERE id = $1`, [id]);
        },
      },
    ],
    appendOnly: {
      tax_document: goingOn('the server, once per order and kind'),
    },
    answers: {
      tax_document_kept: 'tax_document_kept_ck',
    },
    unmapped: [[/^invoice_issuer_company_fk$/, 'the caller’s own company, which the frame has read']],
  },
});
