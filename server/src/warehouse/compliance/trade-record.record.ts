import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { SEND_STATUS, ENABLED_STATUS } from '@fovea/shared-types/states';
import { RULE_ABOUT } from '@fovea/shared-types/warehouse/rule.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

const RECEIPT = 1;

/**
 * Receipts and transfers: every movement on hand but those between a company's own places. Movements are
 * never changed nor deleted, so that the records outlive any period the law requires. The other party is the
 * one on the document; where it names nobody, the recipient of the goods.
 */
export const servedTradeRecord = serveRecord(tradeRecord, {
  table: 'stock_movement',
  rowsOf: { sharedBy: 'stock of a company, of none of its people' },
  where: 't.place = 1 AND t.type NOT IN (31, 32)',
  joins: `JOIN stock s ON s.id = t.stock_id JOIN warehouse w ON w.id = t.warehouse_id
    JOIN company c ON c.id = t.company_id JOIN product p ON p.id = s.product_id JOIN brand b ON b.id = p.brand_id
    LEFT JOIN serial_unit u ON u.id = t.serial_unit_id LEFT JOIN stock_part part ON part.id = t.part_id
    LEFT JOIN stock_document d ON t.source_type = 'stock_document' AND d.id = t.source_id
    LEFT JOIN stock_partner partner ON partner.document_id = d.id
    LEFT JOIN LATERAL (
      SELECT e.receiver_name AS name, e.receiver_address AS address, e.receiver_tel AS phone
      FROM send e JOIN send_line l ON l.send_id = e.id AND l.product_id = s.product_id
        AND (u.id IS NULL OR upper(normalize(btrim(l.serial_number), NFKC)) = u.serial_key)
      WHERE partner.document_id IS NULL AND t.type <> 11 AND e.document_id = d.id
        AND e.status IN (${SEND_STATUS.sent}, ${SEND_STATUS.delivered})
      ORDER BY e.id LIMIT 1) receiver ON true
    CROSS JOIN LATERAL (SELECT (t.created_at AT TIME ZONE c.time_zone)::date AS day) made
    CROSS JOIN LATERAL (
      SELECT max(greatest(made.day + make_interval(years => r.keep_years),
        part.expires_on + make_interval(years => r.keep_expiry_years)))::date AS until
      FROM compliance_rule r
      WHERE r.about = ${RULE_ABOUT.keeping} AND r.status = ${ENABLED_STATUS.enabled}
        AND made.day BETWEEN r.effective_from AND coalesce(r.effective_until, 'infinity')
        AND (r.seller_country IS NULL OR r.seller_country = w.country)
        AND (r.device_classes = '{}' OR p.device_class = ANY (r.device_classes))
        AND (r.maintenance IS NULL OR (r.maintenance = 1) = p.is_maintenance_required)) kept`,
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
    expires_on: 'part.expires_on',
    partner_name: 'coalesce(partner.name, receiver.name)',
    partner_address: `nullif(coalesce(partner.address, receiver.address), '')`,
    partner_phone: `nullif(coalesce(partner.phone, receiver.phone), '')`,
    partner_licence_kind: `nullif(partner.licence_kind, '')`,
    partner_licence_number: `nullif(partner.licence_number, '')`,
    partner_licence_until: 'partner.licence_valid_until',
    ware_house_name: 'w.name',
    company_name: ({ language }) => localized('c.name', language),
    document: 'd.sn',
    is_undone: 't.step < 0',
    keep_until: 'kept.until',
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
