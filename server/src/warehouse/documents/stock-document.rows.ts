import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { IN_KINDS, OUT_TYPES, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { productColumns, productJoins, typeName } from '../stock/stock-rows.js';
import type { SqlFilter } from '../../platform/database/sql-filter.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';

/** A document belongs to its submitter. */
export const DOCUMENT_ROWS: ReachedRows = {
  from: 'stock_document t',
  id: 't.id',
  rowsOf: { company: 't.company_id', creator: 't.account_id' },
};

/** Whether a form sent `t`: no order, count, import or other document made it. */
export const IS_BY_HAND = `num_nonnulls(t.order_line_id, t.returns_id, t.allocation_id, t.reverses_id) = 0
  AND CASE t.type WHEN ${STOCK_TYPE.in} THEN t.kind IN (${IN_KINDS.join(', ')})
    ELSE t.type IN (${[STOCK_TYPE.move, ...OUT_TYPES].join(', ')}) END`;

/** Joined to documents, which are `t`: what their rows show beside their own columns. The product is the first line's. */
export const DOCUMENT_JOINS = `JOIN warehouse w ON w.id = t.warehouse_id
  LEFT JOIN warehouse o ON o.id = t.to_warehouse_id
  JOIN account a ON a.id = t.account_id
  LEFT JOIN customer c ON c.id = t.customer_id
  LEFT JOIN approval_decision word ON word.id = t.decision_id
  LEFT JOIN account judge ON judge.id = word.decided_by
  JOIN stock_document_line l ON l.document_id = t.id AND l.line = 1
  ${productJoins('l.product_id')}`;

/** The product of a line, `l`, and its piece. */
export const thingColumns = {
  product_id: 'l.product_id',
  ...productColumns,
  serial_number: 'l.serial_number',
} as const;

/** What the lists of documents show, by its names on the wire. */
export const documentColumns = {
  type_name: typeName('t.type'),
  ...thingColumns,
  good_number: 't.quantity',
  ware_house_id: 't.warehouse_id',
  ware_house_name: 'w.name',
  value: 't.value_amount',
  customer_name: 'c.name',
  username: 'a.username',
} as const;

const PENDING_REVERSALS = `stock_document r WHERE r.reverses_id = t.id AND r.status = ${STOCK_DOCUMENT_STATUS.pending}`;
/** The reversal of `t` that waits for its decision. */
export const PENDING_REVERSAL = `(SELECT r.sn FROM ${PENDING_REVERSALS})`;
export const ofReversalRequested = (filter: SqlFilter, isRequested: number): SqlFilter =>
  filter.where(`${isRequested === 1 ? '' : 'NOT '}EXISTS (SELECT FROM ${PENDING_REVERSALS})`);

/** What the lists of documents have in common. @param own columns of one list alone */
export const servedDocuments = <const Own extends Readonly<Record<string, string>>>(own: Own) => ({
  table: 'stock_document',
  rowsOf: { creator: 't.account_id' },
  joins: DOCUMENT_JOINS,
  shown: { ...documentColumns, ...own },
});
