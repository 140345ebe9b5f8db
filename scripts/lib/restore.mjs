import fs from 'node:fs';
import path from 'node:path';
import { listTables, quote } from './backup.mjs';
import { copyToBucket } from './bucket.mjs';
import { inCheckout } from './checkout.mjs';
import { copyFromFile, digest } from './copy.mjs';
import { newClient } from './database.mjs';
import { migrate } from './migrate.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Puts a backup into an empty database and an empty upload folder, all or nothing for the rows. A backup of an older
 * release is loaded into the schema of its time and then migrated.
 * @param {{ url: string, uploadDir: string, source: string, bucket?: import('./bucket.mjs').Bucket | null }} places
 * @returns {Promise<import('./backup.mjs').Manifest>}
 */
export async function restore({ url, uploadDir, source, bucket }) {
  const manifest = readManifest(source);
  await checkFiles(source, manifest);
  const migrations = await migrationsOf(manifest);
  if (fs.existsSync(uploadDir) && fs.readdirSync(uploadDir).length > 0) {
    throw new Trouble(
      `the upload folder ${uploadDir} is not empty: a backup is restored into an empty place only`,
    );
  }
  const client = newClient(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'",
    );
    if (rows[0].tables > 0)
      throw new Trouble('the database is not empty: a backup is restored into an empty one only');
    await migrateTo(url, migrations);
    await load(client, source, manifest);
    if (bucket) await copyToBucket(bucket, client, path.join(source, 'uploads'));
  } finally {
    await client.end();
  }
  fs.mkdirSync(uploadDir, { recursive: true });
  fs.cpSync(path.join(source, 'uploads'), uploadDir, { recursive: true });
  await migrate(url);
  return manifest;
}

/**
 * @param {string} source
 * @returns {import('./backup.mjs').Manifest}
 */
function readManifest(source) {
  const file = path.join(source, 'manifest.json');
  if (!fs.existsSync(file)) throw new Trouble(`${source} is not a backup: it has no manifest.json`);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (manifest.format !== 1)
    throw new Trouble(`${source} was written in a format this release does not know`);
  return manifest;
}

/**
 * Before anything is touched: a backup with a damaged file is no backup.
 * @param {string} source
 * @param {import('./backup.mjs').Manifest} manifest
 */
async function checkFiles(source, manifest) {
  for (const table of manifest.tables) {
    const file = path.join(source, table.file);
    if (!fs.existsSync(file)) throw new Trouble(`the backup is damaged: ${table.file} is missing`);
    if ((await digest(file)) !== table.sha256)
      throw new Trouble(`the backup is damaged: ${table.file} was changed`);
  }
}

/**
 * Which of our migrations make the schema of the backup's time.
 * @param {import('./backup.mjs').Manifest} manifest
 * @returns {Promise<string[]>}
 */
async function migrationsOf({ migrations: names }) {
  const { BASELINE, chainOf, whyNotUpdated } = await import(inCheckout('migrations/dist/old-chain.js'));
  const why = whyNotUpdated('backup', names);
  if (why !== null) throw new Trouble(why);
  if (chainOf(names) === 'complete') return BASELINE;
  const { migrationNames } = await import(inCheckout('migrations/dist/migrations.js'));
  const ours = new Set(migrationNames());
  const unknown = names.filter((name) => !ours.has(name));
  if (unknown.length > 0)
    throw new Trouble(`the backup is newer than this release, which does not know ${unknown.join(', ')}`);
  return names;
}

/**
 * @param {string} url
 * @param {string[]} names
 */
async function migrateTo(url, names) {
  const { openMigrations } = await import(inCheckout('migrations/dist/data-source.js'));
  const source = await openMigrations(url, names);
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/**
 * @param {import('pg').Client} client
 * @param {string} source
 * @param {import('./backup.mjs').Manifest} manifest
 */
async function load(client, source, manifest) {
  await client.query('BEGIN');
  try {
    // Triggers judged these rows when they were made, and append-only tables refuse to be emptied of the migrations' seeds.
    await client.query('SET LOCAL session_replication_role = replica');
  } catch (error) {
    throw new Trouble(
      'restoring needs a superuser, or as one: GRANT SET ON PARAMETER session_replication_role TO the owner',
      { cause: error },
    );
  }
  await client.query('SET LOCAL statement_timeout = 0');
  const present = (await listTables(client)).map((table) => table.name);
  if (present.length > 0)
    await client.query(`TRUNCATE ${present.map((name) => `public.${quote(name)}`).join(', ')}`);
  for (const table of manifest.tables) {
    const target = `public.${quote(table.name)} (${table.columns.map(quote).join(', ')})`;
    const rows = await copyFromFile(client, target, path.join(source, table.file));
    if (rows !== table.rows) throw new Trouble(`${table.name}: ${rows} rows came back of ${table.rows}`);
  }
  for (const { name, value, is_called: isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      `public.${quote(name)}`,
      value,
      isCalled,
    ]);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}
