// The environment of every spec: the worker's own database, and limits that only specs about limits lower again.
const os = require('node:os');
const path = require('node:path');

const worker = process.env.JEST_WORKER_ID ?? '1';
const admin = process.env.FOVEA_TEST_PG;
if (admin) {
  const url = new URL(admin);
  url.pathname = `/test_${worker}`;
  process.env.DATABASE_URL = url.toString();
} else {
  delete process.env.DATABASE_URL; // never somebody's real database
}
delete process.env.REDIS_URL;
delete process.env.SMTP_URL;
Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: process.env.FOVEA_TEST_LOG ?? 'silent',
  JWT_SECRET: 'a secret of tests only, long enough to be one',
  UPLOAD_DIR: path.join(os.tmpdir(), `fovea-test-uploads-${process.ppid}-${worker}`),
  DEMO_MODE: 'off',
  DEV_INBOX: 'on',
  RATE_HTTP_PER_ADDRESS: '1000000',
  RATE_HTTP_PER_ACCOUNT: '1000000',
});
