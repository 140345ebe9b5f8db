import { pg } from './pg-types.js';

/**
 * A pool whose connections may break at any time. The caller of a query on a broken connection is informed by that
 * query; without these listeners a connection that breaks while it is idle, or between two queries of a transaction,
 * would end the process.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const reportedByQuery = (): void => undefined;
  pool.on('error', reportedByQuery);
  pool.on('connect', (client) => client.on('error', reportedByQuery));
  return pool;
}
