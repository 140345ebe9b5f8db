const pg = require('pg');

/** The connection of this worker, once there is one. @type {Promise<pg.Client> | null} */
let kept = null;
let running = 0;

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  // The server ends before the worker: then there is nobody left to ask.
  client.on('error', () => undefined);
  client.once('end', () => {
    kept = null;
  });
  await client.connect();
  return client;
}

/**
 * Runs a statement beside the databases of the specs, as the one who makes and drops them. A connection costs PostgreSQL more
 * of the processor than most statements, and every file needs some: each worker keeps one, which does not keep it alive.
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<pg.QueryResult>}
 */
exports.onAdmin = async (sql, values) => {
  const url = process.env.FOVEA_TEST_PG;
  if (!url) throw new Error('there is no test PostgreSQL: run this through Jest');
  const asked = (kept ??= connect(url));
  asked.catch(() => {
    if (kept === asked) kept = null;
  });
  const client = await asked;
  running++;
  client.ref();
  try {
    return await client.query(sql, values);
  } finally {
    if (--running === 0) client.unref();
  }
};
