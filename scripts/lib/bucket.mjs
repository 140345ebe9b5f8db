import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inCheckout } from './checkout.mjs';

/**
 * @typedef {Pick<import('../../server/src/platform/storage/storage.js').Storage, 'open' | 'put'>} Bucket
 * @typedef {{ key: string, mime: string }} Stored
 */

const exportMimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The bucket that the settings name, or null where files are in a folder.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Bucket | null>}
 */
export async function openBucket(env) {
  if (!env.S3_BUCKET) return null;
  const { loadEnv } = await import(inCheckout('server/dist/platform/config/env.js'));
  const { storageOf } = await import(inCheckout('server/dist/platform/storage/storage-of.js'));
  return storageOf(loadEnv(env));
}

/**
 * Copies every object that a row names into `folder`.
 * @param {Bucket} bucket
 * @param {import('pg').Client} client
 * @param {string} folder
 * @returns {Promise<number>} how many
 */
export async function copyFromBucket(bucket, client, folder) {
  const stored = await listStored(client);
  for (const { key } of stored) {
    const target = path.join(folder, key);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    await pipeline(await bucket.open(key), fs.createWriteStream(target));
  }
  return stored.length;
}

/**
 * Puts every object that a row names from `folder` into the bucket; the folder's files stay.
 * @param {Bucket} bucket
 * @param {import('pg').Client} client
 * @param {string} folder
 */
export async function copyToBucket(bucket, client, folder) {
  for (const { key, mime } of await listStored(client)) await bucket.put(key, path.join(folder, key), mime);
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<Stored[]>} with the thumbnails of pictures
 */
async function listStored(client) {
  const { THUMBNAIL_WIDTHS } = await import(inCheckout('shared-types/dist/platform/thumbnail.js'));
  const files = await client.query('SELECT key, mime FROM file ORDER BY id');
  const exported = await client.query('SELECT key, format FROM export_job WHERE key IS NOT NULL ORDER BY id');
  return [
    ...files.rows.flatMap((/** @type {Stored} */ { key, mime }) => [
      { key, mime },
      ...(mime.startsWith('image/')
        ? THUMBNAIL_WIDTHS.map((/** @type {number} */ width) => ({
            key: `${key}.${width}.webp`,
            mime: 'image/webp',
          }))
        : []),
    ]),
    ...exported.rows.map((/** @type {{ key: string, format: 'csv' | 'xlsx' }} */ { key, format }) => ({
      key,
      mime: exportMimes[format],
    })),
  ];
}
