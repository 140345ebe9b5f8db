import fs from 'node:fs';
import path from 'node:path';
import { copyFromBucket } from './bucket.mjs';
import { copyToFile } from './copy.mjs';
import { newClient } from './database.mjs';
import { Trouble } from './trouble.mjs';

/**
 * @typedef {{ name: string, columns: string[], file: string, rows: number, sha256: string }} TableCopy
 * @typedef {{ format: 1, taken_at: string, server_version: string, migrations: string[], tables: TableCopy[], sequences: { name: string, value: string, is_called: boolean }[], upload_files: number }} Manifest
 */

/** Job queues are fed from the outbox again; the list of migrations is written by migrating. */
const leftOut = ['migration'];

/**
 * Writes a folder that holds everything: each table as compressed COPY text, all from one instant, and the uploads.
 * Consistent under load: one snapshot for all tables; files are copied after it, so that each one a row names is there.
 * @param {{ url: string, uploadDir: string, target: string, bucket?: import('./bucket.mjs').Bucket | null }} places
 * @returns {Promise<Manifest>}
 */
export async function backUp({ url, uploadDir, target, bucket }) {
  if (fs.existsSync(target)) throw new Trouble(`${target} exists already: a backup wants a new folder`);
  // Only a finished backup bears the wanted name.
  const half = `${target}.unfinished`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(path.join(half, 'tables'), { recursive: true, mode: 0o700 });
  const client = newClient(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables = [];
    for (const { name, columns } of await listTables(client)) {
      const file = `tables/${name}.copy.gz`;
      const query = `SELECT ${columns.map(quote).join(', ')} FROM public.${quote(name)}`;
      tables.push({ name, columns, file, ...(await copyToFile(client, query, path.join(half, file))) });
    }
    // Sequences are outside of snapshots and only run ahead, which is harmless: numbers are skipped, not
    // assigned twice.
    const sequences = await client.query(
      `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS is_called
       FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    );
    const migrations = await client.query('SELECT name FROM migration ORDER BY id');
    const version = await client.query('SHOW server_version');
    const uploads = path.join(half, 'uploads');
    const uploadFiles =
      copyUploads(uploadDir, uploads) + (bucket ? await copyFromBucket(bucket, client, uploads) : 0);
    /** @type {Manifest} */
    const manifest = {
      format: 1,
      taken_at: new Date().toISOString(),
      server_version: version.rows[0].server_version,
      migrations: migrations.rows.map((row) => row.name),
      tables,
      sequences: sequences.rows,
      upload_files: uploadFiles,
    };
    fs.writeFileSync(path.join(half, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await client.query('COMMIT');
    fs.renameSync(half, target);
    return manifest;
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Our tables with the columns that are stored by writing; generated ones compute themselves again. Numbers of transactions
 * are of their cluster alone: restored rows get that of the restore, which no later transaction has.
 * @param {import('pg').Client} client
 * @returns {Promise<{ name: string, columns: string[] }[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = '' AND a.atttypid <> 'xid8'::regtype AND c.relname <> ALL ($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
}

/** @param {string} name */
export const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @param {string} from
 * @param {string} to
 * @returns {number} how many files
 */
function copyUploads(from, to) {
  fs.mkdirSync(to);
  if (!fs.existsSync(from)) return 0;
  // What is still on its way in has no row, and may vanish while it is copied.
  fs.cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== '.incoming' });
  return fs.readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
