// The environment of every spec: a database of its own, and limits that only specs about limits lower again.
const os = require('node:os');
const path = require('node:path');
const { onAdmin } = require('./admin-client.cjs');

const worker = process.env.JEST_WORKER_ID ?? '1';
const admin = process.env.FOVEA_TEST_PG;

/** The environment is the worker's own, which gets back what it was before the file. */
function setEnvironment() {
  delete process.env.DATABASE_URL; // never somebody's real database
  delete process.env.REDIS_URL;
  delete process.env.SMTP_URL;
  Object.assign(process.env, {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    // Two, whatever the machine, so that lots of different lanes meet.
    AUCTION_LANES: '2',
    LOG_LEVEL: process.env.FOVEA_TEST_LOG ?? 'silent',
    JWT_SECRET: 'a secret of tests only, long enough to be one',
    UPLOAD_DIR: path.join(os.tmpdir(), `fovea-test-uploads-${process.ppid}-${worker}`),
    DEMO_MODE: 'off',
    DEV_INBOX: 'on',
    RATE_HTTP_PER_ADDRESS: '1000000',
    RATE_SUGGEST: '1000000',
    RATE_HTTP_PER_ACCOUNT: '1000000',
  });
}

/**
 * Whether nobody has come to the database since it was made: a session is counted among those that are there until it is
 * among those that were.
 */
async function isUntouched() {
  const { rows } = await onAdmin(
    'SELECT FROM pg_stat_database WHERE datname = $1 AND sessions = 0 AND numbackends = 0',
    [`test_${worker}`],
  );
  return rows.length === 1;
}

/**
 * Every file begins with an empty, migrated database, so that no file finds what another one left, in
 * whatever order they run. Most files never use it, and leave it to the next.
 */
module.exports = async function giveDatabase() {
  setEnvironment();
  if (!admin) return;
  if (!(await isUntouched())) {
    await onAdmin(`DROP DATABASE IF EXISTS test_${worker} WITH (FORCE)`);
    await onAdmin(
      `CREATE DATABASE test_${worker} TEMPLATE ${process.env.FOVEA_TEST_TEMPLATE} STRATEGY FILE_COPY`,
    );
  }
  const url = new URL(admin);
  url.pathname = `/test_${worker}`;
  process.env.DATABASE_URL = url.toString();
};
