// A workbook of 10,000 goods through HTTP: checked, imported as drafts, submitted for review; against SQL by
// hand.
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, startBenchDatabase } from './support/bench-database.mjs';
import { addGoods } from './support/bench-goods.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { makeSheet, PICTURE } from './support/bench-sheet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { RowsByHand } from './support/rows-by-hand.mjs';
import { median, ratios, summary } from './support/stats.mjs';

const ROUNDS = 3;
const ROWS = Number(process.env.FOVEA_BENCH_ROWS ?? 10_000);
/** Submitted goods are rows of six tables each: fewer of them show the rate as well. */
const REVIEWED_ROWS = Math.ceil(ROWS / 5);
/** The existing goods: an empty table would flatter both sides. */
const GOODS_BEFORE = ROWS;
/** Rows a second that are submitted. */
const HANDED_IN_LEAST = 400;
const MODE = { drafts: 0, submit: 1 };
const DONE = 30;
const POLL_MS = 20;
const SELLER = 1;

const database = await startBenchDatabase();
const { client } = database;
console.log(`adding ${GOODS_BEFORE.toLocaleString('en')} goods …`);
await addGoods(client, GOODS_BEFORE);
const server = await startBenchServer(database);
const [token] = await signIn(client, [SELLER]);
await letPublish();
const catalogue = await readCatalogue();
const byHand = new RowsByHand(client);

/** What each import writes of its goods, by table; the rest (keys, audit, outbox) is the product's own. */
const DRAFT_TABLES = [
  { table: 'draft_product', ids: ['id'] },
  { table: 'draft_product_file', ids: ['draft_id'] },
];
const GOODS_TABLES = [
  { table: 'goods', ids: ['id'], unique: 'goods_sn' },
  { table: 'goods_image', ids: ['goods_id'] },
  { table: 'goods_submission', ids: ['id', 'goods_id'] },
  { table: 'goods_submission_file', ids: ['submission_id'] },
];

const rates = { check: [], drafts: { ours: [], alone: [] }, submit: { ours: [], alone: [] } };
for (let round = 0; round < ROUNDS; round++) {
  const drafts = await checked(`D${round}`, ROWS);
  rates.drafts.ours.push(await imported(drafts, ROWS, MODE.drafts));
  await byHand.keep([
    { table: 'draft_product', from: `id IN (${madeBy(drafts, 'draft_id')})` },
    { table: 'draft_product_file', from: `draft_id IN (${madeBy(drafts, 'draft_id')})` },
  ]);
  rates.drafts.alone.push(rateOf(ROWS, await byHand.add(DRAFT_TABLES)));

  const submit = await checked(`S${round}`, REVIEWED_ROWS);
  rates.submit.ours.push(await imported(submit, REVIEWED_ROWS, MODE.submit));
  const submissions = `SELECT id FROM goods_submission WHERE goods_id IN (${madeBy(submit, 'goods_id')})`;
  await byHand.keep([
    { table: 'goods', from: `id IN (${madeBy(submit, 'goods_id')})` },
    { table: 'goods_image', from: `goods_id IN (${madeBy(submit, 'goods_id')})` },
    { table: 'goods_submission', from: `id IN (${submissions})` },
    { table: 'goods_submission_file', from: `submission_id IN (${submissions})` },
  ]);
  rates.submit.alone.push(rateOf(REVIEWED_ROWS, await byHand.add(GOODS_TABLES)));
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
await server.stop();
await database.stop();

function rateOf(count, ms) {
  return count / (ms / 1000);
}

function madeBy(id, column) {
  return `SELECT ${column} FROM goods_import_row WHERE import_id = ${id} AND ${column} IS NOT NULL`;
}

async function letPublish() {
  await client.query(`UPDATE account SET is_add_good = 1 WHERE id = ${SELLER}`);
  await client.query(
    `UPDATE company SET is_add_good = 1 WHERE id = (SELECT company_id FROM account WHERE id = ${SELLER})`,
  );
  await client.query(
    `INSERT INTO file (owner_id, key, kind, mime, size, width, height, name)
     VALUES (${SELLER}, 'u/00/${'0'.repeat(32)}.jpg', 'image', 'image/jpeg', 1000, 40, 30, '${PICTURE}')`,
  );
  const { rowCount } = await client.query(
    `WITH made AS (
       INSERT INTO role (company_id, role_name) SELECT company_id, 'bench' FROM account WHERE id = ${SELLER} RETURNING id),
     given AS (INSERT INTO account_role (account_id, role_id) SELECT ${SELLER}, id FROM made)
     INSERT INTO role_menu (role_id, menu_id)
     SELECT made.id, menu.id FROM made, menu WHERE perms IN ('goods:draft:edit', 'goods:goods:add') AND key IS NOT NULL`,
  );
  if (rowCount !== 2) throw new Error('the menu does not carry the permissions of an import');
}

async function readCatalogue() {
  const { rows: categories } = await client.query('SELECT name_e FROM category ORDER BY id');
  const { rows: brands } = await client.query('SELECT name_e FROM brand ORDER BY id');
  return {
    categories: categories.map(({ name_e }) => name_e),
    brands: brands.map(({ name_e }) => name_e),
  };
}

/** Sends a sheet of its own and has every row checked. Returns the import's id. */
async function checked(name, count) {
  const form = new FormData();
  form.append('file', new Blob([await makeSheet(name, count, catalogue)]), `${name}.xlsx`);
  const began = performance.now();
  const found = await call('/goods-import/upload-import', form);
  if (count === ROWS) rates.check.push(rateOf(count, performance.now() - began));
  if (found.complete_count !== count) throw new Error(`not every row is sound: ${JSON.stringify(found)}`);
  return found.id;
}

/** Imports a checked sheet and waits for its end. Returns rows a second. */
async function imported(id, count, mode) {
  const began = performance.now();
  await call('/goods-import/run-import', JSON.stringify({ id, mode }), 'application/json');
  for (;;) {
    const { rows } = await client.query('SELECT status FROM goods_import WHERE id = $1', [id]);
    if (rows[0].status === DONE) break;
    if (rows[0].status < 0) throw new Error(`import ${id} failed`);
    await pause(POLL_MS);
  }
  const rate = rateOf(count, performance.now() - began);
  const { rows } = await client.query(
    'SELECT count(*)::int AS made FROM goods_import_row WHERE import_id = $1 AND state IN (1, 2)',
    [id],
  );
  if (rows[0].made !== count) throw new Error(`only ${rows[0].made} rows came in`);
  return rate;
}

async function call(path, body, type) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { token, language: '2', terminal: '4', ...(type === undefined ? {} : { 'content-type': type }) },
    body,
  });
  const answer = await response.json();
  if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** @param {number} [least] rows a second that must be reached */
const compared = (what, count, { ours, alone }, least) => ({
  what: `${what}, ${count.toLocaleString('en')} rows`,
  ours: `${summary(ours)} rows/s`,
  baseline: `${summary(alone)} rows/s`,
  ratio: summary(ratios(ours, alone), 3),
  must: least === undefined ? '–' : `${least} rows/s`,
  aim: '–',
  verdict: least === undefined ? '–' : verdictOf(median(ours), { must: least, aim: least }),
});
report(
  'import',
  [
    {
      what: `sent and checked, ${ROWS.toLocaleString('en')} rows`,
      ours: `${summary(rates.check)} rows/s`,
      baseline: '–',
      ratio: '–',
      must: '–',
      aim: '–',
      verdict: '–',
    },
    compared('imported as drafts', ROWS, rates.drafts),
    compared('imported and submitted for review', REVIEWED_ROWS, rates.submit, HANDED_IN_LEAST),
  ],
  `An XLSX of 19 columns beside ${GOODS_BEFORE.toLocaleString('en')} goods. Ours is a job that finds its rows' categories, makers and pictures again, refuses repeated rows, and reports every row; each review has its line in the audit log. The baseline adds the same rows (drafts with their pictures; goods with their pictures and submissions) by one INSERT … SELECT a table in one transaction, from a copy in the same database. ${ROUNDS} interleaved rounds; median (least–most).`,
);
