import { checkAll } from './invariants/check-all.js';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL is not set');
  process.exit(2);
}
process.exit((await checkAll(url, (line) => console.log(line))) ? 0 : 1);
