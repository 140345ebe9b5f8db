import {
  SCRAP_CAUSE,
  STOCK_AUDIT_STATUS,
  STOCK_DOCUMENT_STATUS,
  STOCK_RESERVATION_STATUS,
} from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const DOCUMENTS = 'SELECT count(*) AS n FROM stock_document';

export const stockDocumentChecks = [
  sqlCheck(
    'S4',
    'a document has moved what its lines say when it is approved, and nothing before',
    DOCUMENTS,
    `SELECT 'document ' || d.id AS violation FROM stock_document d
     CROSS JOIN LATERAL (SELECT sum(quantity) AS quantity, count(*) AS lines FROM stock_document_line l
       WHERE l.document_id = d.id) said
     CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS change FROM stock_movement m
       WHERE m.source_type = 'stock_document' AND m.source_id = d.id AND m.step = 1) moved
     WHERE said.quantity <> d.quantity OR said.lines <> d.line_count
       OR moved.change <> CASE WHEN d.audit_status <> ${STOCK_AUDIT_STATUS.approved} OR d.type IN (31, 41) THEN 0 WHEN d.type = 11 THEN d.quantity ELSE -d.quantity END`,
  ),
  sqlCheck(
    'S4',
    'a document is decided by a final decision on it, of somebody else unless they hold the wildcard',
    DOCUMENTS,
    `SELECT 'document ' || d.id AS violation FROM stock_document d
     LEFT JOIN approval_decision w ON w.id = d.decision_id
     WHERE d.audit_status IN (${STOCK_AUDIT_STATUS.approved}, ${STOCK_AUDIT_STATUS.rejected}) AND (w.document, w.document_id, w.is_final, w.is_approved)
         IS DISTINCT FROM ('stock_document', d.id, true, d.audit_status = ${STOCK_AUDIT_STATUS.approved})
       OR w.decided_by = d.account_id AND NOT w.is_own_by_wildcard`,
  ),
  sqlCheck(
    'S4',
    'stock-ins of an arrival are at most what came of it',
    `SELECT count(*) AS n FROM stock_document WHERE arrival_id IS NOT NULL`,
    `SELECT 'arrival ' || d.arrival_id || ', product ' || l.product_id AS violation
     FROM stock_document d JOIN stock_document_line l ON l.document_id = d.id
     WHERE d.arrival_id IS NOT NULL AND d.status IN (${STOCK_DOCUMENT_STATUS.pending}, ${STOCK_DOCUMENT_STATUS.approved})
     GROUP BY d.arrival_id, l.product_id HAVING sum(l.quantity) > (SELECT coalesce(sum(a.arrived), 0) FROM arrival_line a
       WHERE a.arrival_id = d.arrival_id AND a.product_id = l.product_id)`,
  ),
  sqlCheck(
    'S4',
    'no more is returned of a stock-out than it took',
    `SELECT count(*) AS n FROM stock_document WHERE returns_id IS NOT NULL`,
    `SELECT 'document ' || d.id AS violation FROM stock_document d JOIN stock_document b ON b.returns_id = d.id
     WHERE b.status IN (${STOCK_DOCUMENT_STATUS.pending}, ${STOCK_DOCUMENT_STATUS.approved}) GROUP BY d.id HAVING sum(b.quantity) > d.quantity OR d.status <> ${STOCK_DOCUMENT_STATUS.approved}
       OR bool_or((b.company_id, b.warehouse_id) <> (d.company_id, d.warehouse_id))`,
  ),
  sqlCheck(
    'S5',
    'a scrapped document has undone all that it moved, and holds nothing',
    `SELECT count(*) AS n FROM stock_document WHERE status = ${STOCK_DOCUMENT_STATUS.scrapped}`,
    `SELECT 'document ' || d.id AS violation FROM stock_document d
     CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS change FROM stock_movement m
       WHERE m.source_type = 'stock_document' AND m.source_id = d.id) moved
     WHERE d.status = ${STOCK_DOCUMENT_STATUS.scrapped} AND (moved.change <> 0 OR EXISTS (SELECT FROM stock_reservation r
       WHERE r.holder_type = 'stock_document' AND r.holder_id = d.id AND r.status = ${STOCK_RESERVATION_STATUS.held}))`,
  ),
  sqlCheck(
    'S1',
    'a stock-out holds what it names exactly while it waits, an allocation until it is sent',
    `SELECT count(*) AS n FROM stock_document WHERE type NOT IN (11, 41)`,
    `SELECT 'document ' || d.id AS violation FROM stock_document d
     CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS quantity FROM stock_reservation r
       WHERE r.holder_type = 'stock_document' AND r.holder_id = d.id AND r.status = ${STOCK_RESERVATION_STATUS.held}) held
     WHERE d.type NOT IN (11, 41) AND held.quantity <> CASE WHEN d.allocation_id IS NULL
       AND (d.status = ${STOCK_DOCUMENT_STATUS.pending} OR d.type = 31 AND d.status = ${STOCK_DOCUMENT_STATUS.approved}) THEN d.quantity ELSE 0 END`,
  ),
  sqlCheck(
    'S5',
    'every reversal has an approval by somebody other than its requester, and has undone its document',
    `SELECT count(*) AS n FROM stock_document WHERE type = 41`,
    `SELECT 'reversal ' || r.id || ' of document ' || d.id AS violation
     FROM stock_document r JOIN stock_document d ON d.id = r.reverses_id
     WHERE r.type = 41 AND (EXISTS (SELECT FROM approval_decision w WHERE w.document = 'stock_document' AND w.document_id = r.id
         AND w.decided_by = r.account_id)
       OR (r.status = ${STOCK_DOCUMENT_STATUS.approved}) <> EXISTS (SELECT FROM approval_decision w WHERE w.document = 'stock_document'
         AND w.document_id = r.id AND w.is_final AND w.is_approved)
       OR r.status = ${STOCK_DOCUMENT_STATUS.approved} AND (d.status, d.scrap_cause) IS DISTINCT FROM (${STOCK_DOCUMENT_STATUS.scrapped}, ${SCRAP_CAUSE.reversal})
       OR r.status = ${STOCK_DOCUMENT_STATUS.pending} AND d.audit_status <> ${STOCK_AUDIT_STATUS.approved})`,
  ),
  sqlCheck(
    'S5',
    'an approved document is undone by an approved reversal, or with its order',
    `SELECT count(*) AS n FROM stock_document WHERE status = ${STOCK_DOCUMENT_STATUS.scrapped} AND audit_status = ${STOCK_AUDIT_STATUS.approved}`,
    `SELECT 'document ' || d.id AS violation FROM stock_document d
     WHERE d.status = ${STOCK_DOCUMENT_STATUS.scrapped} AND d.audit_status = ${STOCK_AUDIT_STATUS.approved} AND NOT CASE d.scrap_cause
       WHEN ${SCRAP_CAUSE.reversal} THEN EXISTS (SELECT FROM stock_document r
         WHERE r.reverses_id = d.id AND r.status = ${STOCK_DOCUMENT_STATUS.approved})
       WHEN ${SCRAP_CAUSE.order} THEN d.order_line_id IS NOT NULL ELSE true END`,
  ),
  sqlCheck(
    'S1',
    'a reversal holds what its document received exactly while it waits',
    `SELECT count(*) AS n FROM stock_document WHERE type = 41`,
    `SELECT 'reversal ' || r.id AS violation FROM stock_document r JOIN stock_document d ON d.id = r.reverses_id
     CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS quantity FROM stock_reservation h
       WHERE h.holder_type = 'stock_document' AND h.holder_id = r.id AND h.status = ${STOCK_RESERVATION_STATUS.held}) held
     CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS quantity FROM stock_movement m
       WHERE m.source_type = 'stock_document' AND m.source_id = d.id AND m.place = 1
         AND m.warehouse_id = coalesce(d.to_warehouse_id, CASE d.type WHEN 11 THEN d.warehouse_id END)) received
     WHERE r.type = 41 AND held.quantity <> CASE r.status WHEN ${STOCK_DOCUMENT_STATUS.pending} THEN received.quantity ELSE 0 END`,
  ),
  sqlCheck(
    'S5',
    'an allocation has the state of what it sent',
    `SELECT count(*) AS n FROM stock_document WHERE type = 31`,
    `SELECT 'document ' || d.id || ' is ' || d.status AS violation FROM stock_document d
     CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS sent, coalesce(sum(received), 0) AS received,
         coalesce(sum(quantity - received - returned - lost), 0) AS missing FROM stock_transit t
       WHERE t.holder_type = 'stock_document' AND t.holder_id = d.id) t
     WHERE d.type = 31 AND CASE
       WHEN d.status IN (${STOCK_DOCUMENT_STATUS.pending}, ${STOCK_DOCUMENT_STATUS.approved}, ${STOCK_DOCUMENT_STATUS.rejected}) THEN t.sent > 0
       WHEN d.status = ${STOCK_DOCUMENT_STATUS.scrapped} THEN t.missing > 0 OR t.received > 0
       ELSE t.sent <> d.quantity OR d.status <> CASE WHEN t.missing > 0 AND t.received > 0 THEN 4
         WHEN t.missing > 0 THEN 2 WHEN t.received > 0 THEN 3 ELSE 5 END END`,
  ),
];
