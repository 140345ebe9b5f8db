import { DOCUMENT_JOINS, documentColumns } from './stock-document.rows.js';

/** What the lists of documents have in common. @param own columns of one list alone */
export const served = <const Own extends Readonly<Record<string, string>>>(own: Own) => ({
  table: 'stock_document',
  rowsOf: { creator: 't.account_id' },
  joins: DOCUMENT_JOINS,
  shown: { ...documentColumns, ...own },
});
