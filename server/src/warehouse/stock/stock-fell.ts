import type { Tx } from '../../platform/database/database.js';
import type { Outbox } from '../../platform/jobs/outbox.js';
import type { StockBooks } from './stock-books.js';

/** Reports stocks that fell to their warning number. */
export const stockFell = (tx: Tx, outbox: Outbox, books: StockBooks): Promise<void> =>
  outbox.addAll(
    tx,
    books.changes().fallen.map((stock_id) => ({ event: 'stock.low', payload: { stock_id } })),
  );
