import { Buffer } from 'node:buffer';
import { cancelImport, runImport, uploadImport } from '@fovea/shared-types/goods/goods-import.calls';
import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import {
  cancelOpening,
  openingDetail,
  runOpening,
  uploadOpening,
} from '@fovea/shared-types/warehouse/opening.calls';
import type { Envelope } from '@fovea/shared-types/envelope';
import type { Database } from '../../server/src/platform/database/database.js';
import { aBrand, aCategory, aCompany, aFile, uniqueText } from '../fixtures/rows.js';
import { aWarehouse } from '../fixtures/places.js';
import { aCsv, aWorkbook } from '../fixtures/sheets.js';
import { anItem } from '../fixtures/stock-rows.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { grant } from '../support/people.js';

const ROWS = 400;
/** Rows of one transaction. */
const BATCH = 100;

jest.setTimeout(300_000);

describe('a server killed while it imports a sheet', () => {
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 1, redis: false });
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });

  const call = async <Answer>(path: string, as: Person, body: FormData | object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${cluster.urls[0]}${path}`, {
      method: 'POST',
      headers: {
        token: as.token,
        language: '2',
        terminal: '4',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as Envelope<Answer>; // every call answers an envelope
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };

  /** Rows by their results, and the goods created for them. */
  const counted = async (id: number) => {
    const { rows } = await db.query<{
      ready: number;
      submitted: number;
      goods: number;
      submissions: number;
      keys: number;
      lines: number;
    }>(
      `WITH made AS (SELECT goods_id FROM goods_import_row WHERE import_id = $1 AND goods_id IS NOT NULL),
         company AS (SELECT company_id AS id FROM goods_import WHERE id = $1)
       SELECT (SELECT count(*) FROM goods_import_row WHERE import_id = $1 AND state = 0) AS ready,
         (SELECT count(*) FROM goods_import_row WHERE import_id = $1 AND state = 2) AS submitted,
         (SELECT count(*) FROM goods WHERE company_id = (SELECT id FROM company)) AS goods,
         (SELECT count(*) FROM goods_submission WHERE goods_id IN (SELECT goods_id FROM made)) AS submissions,
         (SELECT count(*) FROM goods_import_key WHERE company_id = (SELECT id FROM company)) AS keys,
         (SELECT count(*) FROM audit_log WHERE action = 'goods:goods:add' AND subject_id IN (SELECT goods_id FROM made)) AS lines`,
      [id],
    );
    if (!rows[0]) throw new Error('a count is one row');
    return rows[0];
  };

  it('leaves whole batches of goods, after which the next one continues; no row is imported twice', async () => {
    const companyId = await aCompany(db, { is_add_good: 1 });
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('a crowd of one is one');
    await db.query('UPDATE account SET company_id = $2, is_add_good = 1 WHERE id = $1', [
      person.accountId,
      companyId,
    ]);
    await grant(db, person.accountId, ['goods:draft:edit', 'goods:draft:list', 'goods:goods:add'], companyId);
    const mark = uniqueText();
    const [category, brand] = [`Lamps ${mark}`, `Maker ${mark}`];
    await aCategory(db, { name_e: category });
    await aBrand(db, { name_e: brand });
    await aFile(db, person.accountId, { name: `${mark}.jpg` });
    const titles =
      'reference,goods_name_e,category,brand,condition,sale_type,price,currency,quantity,shipping_time,pay_types,ships_from,images';
    const rows = Array.from({ length: ROWS }, (_, i) => [
      `${mark}-${i}`,
      `Lamp ${i}`,
      category,
      brand,
      1,
      3,
      1_000 + i,
      'JPY',
      1,
      2,
      '1; 2',
      'JP',
      `${mark}.jpg`,
    ]);
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(await aWorkbook([titles.split(','), ...rows]))]), 'goods.xlsx');
    const { id, complete_count } = await call<GoodsImport>(uploadImport.path, person, form);
    expect(complete_count).toBe(ROWS);
    await call(runImport.path, person, { id, mode: 1 });
    await eventually('some rows to be in', async () => (await counted(id)).submitted > 0, 60_000);
    await cluster.kill(0, 'SIGKILL');

    const left = await counted(id);
    expect(left.ready).toBeGreaterThan(0);
    expect(left.submitted % BATCH).toBe(0);
    expect(left).toEqual({ ready: ROWS - left.submitted, ...same(left.submitted) });

    await cluster.restart(0);
    // Its sender need not wait until somebody sees that nobody works on it.
    await call(cancelImport.path, person, { id });
    await call(runImport.path, person, { id, mode: 1 });
    await eventually(
      'the rest to be in',
      async () =>
        (await db.query('SELECT FROM goods_import WHERE id = $1 AND status = 30', [id])).count === 1,
      60_000,
    );
    expect(await counted(id)).toEqual({ ready: 0, ...same(ROWS) });
    await expectInvariants(cluster.databaseUrl);
  });

  it('leaves no document of opening stock, and imports it once when it is back', async () => {
    const companyId = await aCompany(db);
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('a crowd of one is one');
    await db.query('UPDATE account SET company_id = $2 WHERE id = $1', [person.accountId, companyId]);
    await grant(db, person.accountId, ['warehouse:inbound:add'], companyId);
    const [place, product] = [await aWarehouse(db, companyId), await anItem(db, companyId)];
    const { rows: named } = await db.query<{ name: string }>('SELECT name FROM warehouse WHERE id = $1', [
      place,
    ]);
    const lines = Array.from({ length: 1_200 }, (_, at) => [product, 1, at + 1, named[0]?.name ?? '']);
    const form = new FormData();
    const sheet = aCsv([['product', 'quantity', 'unit_cost', 'ware_house'], ...lines]);
    form.append('file', new Blob([sheet]), 'opening.csv');
    const { id } = await call<OpeningImport>(uploadOpening.path, person, form);
    const documents = async () =>
      (
        await db.query<{ lines: number }>(
          'SELECT line_count AS lines FROM stock_document WHERE company_id = $1 ORDER BY id',
          [companyId],
        )
      ).rows.map((document) => document.lines);
    // Held where the first document reports itself: the job is in the middle of its work.
    await db.transaction(async (tx) => {
      await tx.query('LOCK TABLE outbox IN SHARE MODE');
      await call(runOpening.path, person, { id });
      await eventually(
        'the job to wait for the outbox, with a document being made',
        async () =>
          (
            await db.query(
              `SELECT FROM pg_locks waits JOIN pg_locks has ON has.pid = waits.pid AND has.granted
               WHERE NOT waits.granted AND waits.relation = 'outbox'::regclass AND has.relation = 'stock_document'::regclass`,
            )
          ).count > 0,
        60_000,
      );
      await cluster.kill(0, 'SIGKILL');
    });
    expect(await documents()).toEqual([]);
    await cluster.restart(0);
    // Its sender need not wait until somebody sees that nobody works on it.
    await call(cancelOpening.path, person, { id });
    await call(runOpening.path, person, { id });
    await eventually(
      'its end',
      async () => (await call<OpeningImport>(openingDetail.path, person, { id })).done_at !== null,
      60_000,
    );
    expect(await documents()).toEqual([500, 500, 200]);
    await expectInvariants(cluster.databaseUrl);
  });
});

const same = (submitted: number) => ({
  submitted,
  goods: submitted,
  submissions: submitted,
  keys: submitted,
  lines: submitted,
});
