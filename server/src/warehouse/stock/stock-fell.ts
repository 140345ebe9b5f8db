import type { Tx } from '../../platform/database/database.js';
import type { Outbox } from '../../platform/jobs/outbox.js';
import type { LockedStock } from './locked-stock.js';

/** Reports stocks that fell to their warning number. */
export const stockFell = (tx: Tx, outbox: Outbox, locked: LockedStock): Promise<void> =>
  outbox.addAll(
    tx,
    locked.changes().fallen.map((stock_id) => ({ event: 'stock.low', payload: { stock_id } })),
  );
