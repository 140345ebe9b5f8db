import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createCompliance } from './warehouse/compliance.js';
import { createCounts } from './warehouse/counts.js';
import { createCustomerKeys } from './warehouse/customer-keys.js';
import { createDocuments } from './warehouse/documents.js';
import { createPlaces } from './warehouse/places.js';
import { createStock } from './warehouse/stock.js';

/** Places, stock, the documents that move it, and the records of devices. */
export class CreateWarehouse1764105000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createCustomerKeys(db);
    await createPlaces(db);
    await createStock(db);
    await createDocuments(db);
    await createCounts(db);
    await createCompliance(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE warehouse, warehouse_bin, customer_company, customer, stock, stock_part, serial_unit,
        stock_movement, stock_reservation, offered_stock, arrival, arrival_line, arrival_file, stock_document,
        stock_document_line, stock_document_file, stock_partner, stock_transit, send, send_line, send_file,
        stock_count, stock_count_claim, stock_count_line, stock_count_piece, stock_count_scan,
        stock_count_document, opening_import, opening_import_row, opening_import_document, passport_line,
        device_notice, recall, recall_party, recall_piece, clean_statement CASCADE;
      DROP FUNCTION customer_name_key, customer_phone_key, customer_address_key, refuse_uneven_bins,
        follow_stock_held, offer_stock, follow_goods_offered, stock_movement_belongs, stock_document_line_belongs,
        stock_partner_belongs, stock_transit_belongs, stock_count_scan_belongs, stock_count_document_belongs,
        opening_import_row_belongs, opening_import_document_belongs, is_in_ranges, is_recalled, is_moved_within,
        recall_piece_belongs CASCADE;
      DROP SEQUENCE bin_move_seq;
      DELETE FROM state_transition WHERE machine IN ('warehouse', 'stock_in', 'stock_out', 'stock_approval',
        'allocation', 'arrival', 'send', 'device_notice', 'stock_check', 'recall', 'recall_party');
    `);
  }
}
