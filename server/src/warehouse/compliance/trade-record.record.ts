import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

const RECEIPT = 1;

/**
 * Receipts and transfers: every movement on hand but those between a company's own places. Movements are never changed
 * nor deleted, so that the records outlive whatever period the law asks for.
 */
export const servedTradeRecord = serveRecord(tradeRecord, {
  table: 'stock_movement',
  rowsOf: { sharedBy: 'stock of a company, of none of its people' },
  where: 't.place = 1 AND t.type <> 31',
  joins: `JOIN stock s ON s.id = t.stock_id JOIN warehouse w ON w.id = t.warehouse_id
    JOIN company c ON c.id = t.company_id JOIN product p ON p.id = s.product_id JOIN brand b ON b.id = p.brand_id
    LEFT JOIN serial_unit u ON u.id = t.serial_unit_id LEFT JOIN stock_part part ON part.id = t.part_id
    LEFT JOIN stock_document d ON t.source_type = 'stock_document' AND d.id = t.source_id
    LEFT JOIN customer partner ON partner.id = d.customer_id`,
  shown: {
    direction: 'CASE WHEN t.type = 11 THEN 1 ELSE 2 END',
    goods_name: ({ language }) => localized('p.name', language),
    generic_name: ({ language }) => localized('p.generic_name', language),
    maker: ({ language }) => localized('b.name', language),
    goods_code: 'p.goods_code',
    device_class: 'p.device_class',
    is_maintenance_required: 'p.is_maintenance_required',
    serial_number: 'u.serial_number',
    lot_number: `nullif(part.lot_number, '')`,
    quantity: 'abs(t.change)',
    partner_name: 'partner.name',
    partner_address: `nullif(partner.address, '')`,
    ware_house_name: 'w.name',
    company_name: ({ language }) => localized('c.name', language),
    document: 'd.sn',
    is_undone: 't.step < 0',
  },
  filters: {
    ware_house_id: 't.warehouse_id',
    direction: (filter, direction) => filter.where(direction === RECEIPT ? 't.type = 11' : 't.type <> 11'),
    device_class: (filter, deviceClass) =>
      filter.where(
        `t.stock_id IN (SELECT s.id FROM stock s JOIN product p ON p.id = s.product_id
          WHERE p.device_class = ${filter.value(deviceClass)})`,
      ),
    serial_number: (filter, serial) =>
      filter.where(
        `t.serial_unit_id IN (SELECT u.id FROM serial_unit u
          WHERE u.serial_key = upper(normalize(btrim(${filter.value(serial)}), NFKC)))`,
      ),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
