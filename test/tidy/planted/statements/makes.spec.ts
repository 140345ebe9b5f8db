import { loadEnv } from '../../../../server/src/platform/config/env.js';
import { Database } from '../../../../server/src/platform/database/database.js';
import { RecordTable } from '../../../../server/src/platform/records/record-table.js';
import { servedRecords } from '../../../../server/src/platform/records/served-record.js';
import {
  keepWithin,
  readByFragment,
  writeByFragment,
  writeInWith,
} from './server/src/order/cart/planted.repository.js';
import './server/src/order/tax/planted.record.js';

const db = new Database(loadEnv({ ...process.env, DATABASE_URL: process.env.FOVEA_PLANTED_DATABASE }));
afterAll(() => db.onApplicationShutdown());

it('makes statements', async () => {
  await writeByFragment(db);
  await db.transaction(async (tx) => {
    await writeInWith(tx);
    await readByFragment(tx);
  });
  await keepWithin(db);
  // A spec's own are not the server's.
  await db.query('SELECT FROM message');
  const [served] = servedRecords;
  if (!served) throw new Error('no record is served');
  await new RecordTable(served).page(db, {}, { language: 'en', companies: null, rows: [], accountId: 1 });
});
