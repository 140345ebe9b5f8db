import { localized } from '../platform/database/localized.js';
import { type AuditSubject, namedBy } from '../platform/audit/audit-subjects.js';

/** An order by its number, its parcels too, an evaluation as the goods that were bought. */
export const orderAudit: Readonly<Record<string, AuditSubject>> = {
  order: namedBy('orders', 'order_no', { company: 't.company_id' }),
  bargain: {
    table: 'bargain',
    joins: 'LEFT JOIN goods g ON g.id = t.goods_id',
    name: (language) => localized('g.name', language),
    company: 't.company_id',
    nameFields: () => [],
  },
  reservation: {
    table: 'reservation',
    joins: 'LEFT JOIN goods g ON g.id = t.goods_id',
    name: (language) => localized('g.name', language),
    company: 't.company_id',
    nameFields: () => [],
  },
  shipment: {
    table: 'shipment',
    joins: 'JOIN orders o ON o.id = t.order_id',
    name: () => 'o.order_no',
    company: 'o.company_id',
    nameFields: () => [],
  },
  evaluation: {
    table: 'evaluation',
    joins:
      'LEFT JOIN LATERAL (SELECT * FROM order_line x WHERE x.order_id = t.order_id ORDER BY x.line LIMIT 1) l ON true',
    name: (language) => localized('l.goods_name', language),
    company: 't.company_id',
    nameFields: () => [],
  },
};
