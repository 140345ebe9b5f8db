import { anAccount, aReceivedOrder } from '../../fixtures/rows.js';
import { aTaxDocument } from '../../fixtures/tax-documents.js';
import type { TestApi } from '../../support/api.js';
import { anOrder } from '../../support/cast-rows.js';
import { goingOn } from '../database.js';
import { broken, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

let days = 0;

/** No day twice. */
const nextDay = (): string => new Date(Date.UTC(2010, 0, ++days)).toISOString().slice(0, 10);

async function anIssued(api: TestApi, cast: Cast, country?: 'CN'): Promise<number> {
  const { id: orderId } = await anOrder(api, cast);
  return aTaxDocument(api.db, {
    ...{ orderId, buyerId: cast.member.accountId, companyId: cast.seller.companyId },
    ...(country && { country }),
  });
}

export default thing({
  calls: {
    '/order/order-paper': {
      request: async (api, cast) => ({ ...(await anOrder(api, cast)), kind: 1 }),
      others: 'NOT_FOUND',
    },
    '/tax-documents/my-tax-document-list': { request: async () => ({}) },
    '/tax-documents/my-tax-document-archive': { request: async () => ({ month: '2026-11' }) },
    '/tax-documents/tax-document-archive': { request: async () => ({ month: '2026-11' }) },
    '/tax-documents/my-tax-document': {
      request: async (api, cast) => ({ id: await anIssued(api, cast) }),
      others: 'NOT_FOUND',
    },
    '/tax-documents/tax-document': {
      request: async (api, cast) => ({ id: await anIssued(api, cast) }),
      others: 'NOT_FOUND',
    },
    '/tax-documents/mail-tax-document': {
      request: async (api, cast) => ({ id: await anIssued(api, cast) }),
      others: 'NOT_FOUND',
    },
    '/tax-documents/set-red-letter-number': {
      request: async (api, cast) => ({
        id: await anIssued(api, cast, 'CN'),
        red_letter_number: '24952000000012345678',
      }),
      others: 'NOT_FOUND',
    },
    '/sales-tax/sales-tax-totals': { request: async () => ({}) },
    '/order/admin-order-paper': {
      request: async (api, cast) => ({ ...(await anOrder(api, cast)), kind: 1 }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/tax-documents/tax-document': 'documents of a company, of none of its people',
      '/tax-documents/mail-tax-document': 'documents of a company, of none of its people',
      '/tax-documents/set-red-letter-number': 'documents of a company, of none of its people',
    },
  },
  records: {
    'finance:sales-tax': {
      aRow: async ({ db }, { companyId, accountId }) => {
        const order_id = await aReceivedOrder(db, {
          ...{ seller_id: accountId, company_id: companyId },
          captured: 1_000,
        });
        const { rows } = await db.query<{ id: number }>('SELECT id FROM sales_tax WHERE order_id = $1', [
          order_id,
        ]);
        return rows[0]?.id ?? 0;
      },
    },
    'finance:tax-document': {
      aRow: async ({ db }, { companyId, accountId }) => {
        const buyerId = await anAccount(db);
        const sold = { seller_id: accountId, company_id: companyId, buyer_id: buyerId };
        return aTaxDocument(db, { orderId: await aReceivedOrder(db, sold), buyerId, companyId });
      },
    },
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
        kind: 7,
      }),
      broken('tax_document', 'tax_document_subject_ck', 'an invoice of neither an order nor a month', {
        order_id: null,
      }),
      {
        refuses: 'tax_document_month_bill_uq',
        violation: 'two invoices of one month',
        when: async ({ insert, world }) => {
          const ofMonth = { kind: 5, order_id: null, month_bill_id: world.monthBill };
          await insert('tax_document', ofMonth);
          await insert('tax_document', { ...ofMonth, seq: 2 });
        },
      },
      broken('tax_document', 'tax_document_statement_month_ck', 'a statement of a month that is none', {
        ...{ kind: 6, order_id: null, statement_month: '2026-13' },
      }),
      {
        refuses: 'tax_document_company_statement_uq',
        violation: 'two statements of one month for a company',
        when: async ({ insert }) => {
          const statement = { kind: 6, order_id: null, statement_month: '2026-03' };
          await insert('tax_document', statement);
          await insert('tax_document', { ...statement, seq: 2 });
        },
      },
      {
        refuses: 'tax_document_member_statement_uq',
        violation: 'two statements of one month for a seller without a company',
        when: async ({ insert }) => {
          const statement = { kind: 6, order_id: null, statement_month: '2026-03', company_id: null };
          await insert('tax_document', statement);
          await insert('tax_document', { ...statement, seq: 2 });
        },
      },
      broken('tax_document', 'tax_document_seq_ck', 'a document without a number', { seq: 0 }),
      broken('tax_document', 'tax_document_issues_ck', 'a document that was never issued', { issues: 0 }),
      broken('tax_document', 'tax_document_currency_ck', 'a document in a currency without accounts', {
        currency: 'EUR',
      }),
      broken('tax_document', 'tax_document_total_ck', 'a document over nothing', { total: 0 }),
      broken('tax_document', 'tax_document_year_ck', 'a number of another year than its day', { year: 2025 }),
      broken('tax_document', 'tax_document_refund_ck', 'a credit note of no refund', { kind: 3 }),
      broken('tax_document', 'tax_document_red_letter_ck', 'a red-letter fapiao of an invoice', {
        red_letter_number: '24952000000012345678',
      }),
      {
        refuses: 'tax_document_original_ck',
        violation: 'an invoice that reduces another document',
        when: async ({ insert }) => {
          const original = await insert('tax_document', { kind: 2 });
          await insert('tax_document', { seq: 2, original_id: original });
        },
      },
      {
        refuses: 'tax_document_amends_ck',
        violation: 'a credit note that corrects one',
        when: async ({ insert, world }) => {
          const refund = await insert('refund', { order_id: world.order });
          const note = await insert('tax_document', { kind: 3, refund_id: refund });
          const other = await insert('refund', { order_id: world.order, status: 70 });
          await insert('tax_document', { kind: 3, seq: 2, refund_id: other, amends_id: note });
        },
      },
      {
        refuses: 'tax_document_refund_uq',
        violation: 'two credit notes of one refund',
        when: async ({ insert, world }) => {
          const refund = await insert('refund', { order_id: world.order });
          await insert('tax_document', { kind: 3, refund_id: refund });
          await insert('tax_document', { kind: 3, seq: 2, refund_id: refund });
        },
      },
      {
        refuses: 'tax_document_amends_uq',
        violation: 'two corrections of one invoice',
        when: async ({ insert }) => {
          const first = await insert('tax_document');
          await insert('tax_document', { seq: 2, amends_id: first });
          await insert('tax_document', { seq: 3, amends_id: first });
        },
      },
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
    ],
    appendOnly: {
      tax_document: goingOn('the server, with each invoice, receipt and credit note'),
    },
    unbreakable: ['tax_document_order_uq', 'tax_document_kind_uq'],
    keysElsewhere: {
      tax_document_original_fk: 'an invoice names no original, which is refused before',
      tax_document_refund_fk: 'an invoice names no refund, which is refused before',
      tax_document_month_bill_fk: 'an invoice of an order names no bill, which is refused before',
    },
    unmapped: [
      [/^tax_document_/, 'documents are composed by the server, under the lock of their order'],
      [/^invoice_issuer_company_fk$/, 'the caller’s own company, which the frame has read'],
    ],
  },
});
