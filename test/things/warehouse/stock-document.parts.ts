import { aListing, anApprovedStockIn } from '../../constraints/scenes.js';
import { partOf } from '../database.js';
import { broken, faultsOf, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  database: {
    rows: {
      stock_document_line: (world) => ({
        document_id: world.stockDocument,
        line: 1,
        product_id: world.product,
        quantity: 1,
        unit_cost_amount: 0,
      }),
      stock_partner: (world) => ({
        document_id: world.stockDocument,
        name: 'Sample Clinic',
        address: '',
        phone: '',
        licence_kind: '',
        licence_number: '',
      }),
      stock_document_file: (world) => ({ document_id: world.stockDocument, sort: 1, file_id: world.file }),
    },
    breaks: [
      {
        refuses: 'stock_partner_append_only',
        violation: 'another party than the document kept, even to the owner of the table',
        when: async ({ insert, sql, becomeOwner }) => {
          await insert('stock_partner');
          await becomeOwner();
          await sql(`UPDATE stock_partner SET name = 'Another'`);
        },
      },
      {
        refuses: 'stock_partner_pk',
        violation: 'a document with two other parties',
        when: async ({ insert }) => {
          await insert('stock_partner');
          await insert('stock_partner', { name: 'Another' });
        },
      },
      broken('stock_partner', 'stock_partner_name_ck', 'another party without a name', { name: '' }),
      ...faultsOf('stock_document_line', {
        line_ck: ['a line beyond the last', { line: 501 }],
        quantity_ck: ['a line of nothing', { quantity: 0 }],
        serial_ck: ['a serial number of spaces', { serial_number: ' ' }],
        lot_ck: ['a lot number that no label holds', { lot_number: 'x'.repeat(61) }],
        cost_ck: ['a cost below nothing', { unit_cost_amount: -1 }],
        piece_ck: ['two of one piece', { serial_number: 'A', quantity: 2 }],
        published_ck: ['no listing to come to the shelf', { is_published: true }],
      }),
      {
        refuses: 'stock_document_line_listing_ck',
        violation: 'a listing of nobody',
        when: async ({ insert, world }) =>
          insert('stock_document_line', { goods_id: await aListing(insert, world) }),
      },
      {
        refuses: 'stock_document_line_goods_fk',
        violation: 'a listing of another company',
        when: async ({ insert, world }) => {
          const company_id = await insert('company');
          const goods_id = await aListing(insert, world, { company_id });
          await insert('stock_document_line', { goods_id, company_id: world.company });
        },
      },
      {
        refuses: 'stock_document_line_company_fk',
        violation: 'a listing of its own company on a document of another',
        when: async ({ insert, world }) => {
          const company_id = await insert('company');
          const goods_id = await aListing(insert, world, { company_id });
          await insert('stock_document_line', { goods_id, company_id });
        },
      },
      {
        refuses: 'stock_document_line_listing_fk',
        violation: 'a listing of another item',
        when: async ({ insert, world }) =>
          insert('stock_document_line', {
            goods_id: await aListing(insert, world),
            company_id: world.company,
            product_id: world.freeProduct,
          }),
      },
      {
        refuses: 'stock_document_line_listing_fk',
        violation: 'another item of a listing that a line names',
        when: async ({ insert, sql, world }) => {
          const goods_id = await aListing(insert, world);
          await insert('stock_document_line', { goods_id, company_id: world.company });
          await sql('UPDATE goods SET product_id = $2 WHERE id = $1', [goods_id, world.freeProduct]);
        },
      },
      {
        refuses: 'stock_document_line_restock_ck',
        violation: 'a listing that is restocked by what goes out',
        when: async ({ insert, world }) =>
          insert('stock_document_line', {
            goods_id: await aListing(insert, world),
            company_id: world.company,
            unit_cost_amount: null,
          }),
      },
      twice('stock_document_line', 'stock_document_line_pk', 'two lines at one place', {}),
      {
        refuses: 'stock_document_line_serial_uq',
        violation: 'one piece in two lines',
        when: async ({ insert }) => {
          await insert('stock_document_line', { serial_number: 'ab' });
          await insert('stock_document_line', { serial_number: 'ＡＢ', line: 2 });
        },
      },
      ...faultsOf('stock_document_file', { sort_ck: ['a 21st picture', { sort: 21 }] }),
      twice('stock_document_file', 'stock_document_file_pk', 'two pictures at one place', {}),
      {
        refuses: 'stock_document_file_once_uq',
        violation: 'one picture twice',
        when: async ({ insert }) => {
          await insert('stock_document_file');
          await insert('stock_document_file', { sort: 2 });
        },
      },
    ],
    appendOnly: {
      stock_document_line: partOf('stock_document', {
        table: 'stock_document_line',
        who: 'warehouse staff, and the server for what is sold',
        key: 'document_id',
      }),
      stock_partner: {
        who: 'the server',
        when: 'in the transaction that approves the document',
        allows: async (attempt) =>
          attempt.insert('stock_partner', { document_id: await anApprovedStockIn(attempt) }),
        refuses: [
          {
            by: 'stock_partner_belongs_ck',
            violation: 'another party of a document that was approved before',
            when: ({ insert }, { approvedDocument }) =>
              insert('stock_partner', { document_id: approvedDocument }),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM stock_document_line',
      'TRUNCATE stock_document_line',
      'UPDATE stock_document_line SET quantity = 1',
    ],
    keysElsewhere: {
      stock_document_line_company_fk:
        'its first column is the company, which a line without a listing has not; the cases name one',
      stock_document_line_goods_fk:
        'its first column is the company, which a line without a listing has not; the cases name one',
      stock_document_line_listing_fk:
        'its first column is the company, which a line without a listing has not; the cases name one',
    },
  },
});
