import type { StockHolder } from '../stock/stock.repository.js';

/** A paper as the one to whom stock is promised, and who moves it. */
export const holderOf = (id: number): StockHolder => ({ type: 'stock_document', id });
