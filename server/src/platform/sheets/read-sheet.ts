import fs from 'node:fs/promises';
import type { Language } from '@fovea/shared-types/language';
import { AppError } from '../kernel/app-error.js';
import { csvRows } from './csv-rows.js';
import { decodedText } from './decoded-text.js';
import { SheetGauge, type SheetRow } from './sheet-row.js';
import { xlsxRows } from './xlsx-rows.js';
import { ZipParts } from './zip-parts.js';

/** More than any sheet takes that is not meant to do harm. */
const BOUNDS = { timeMs: 15_000, unpackedBytes: 100_000_000 };

/**
 * Gives the rows of a sheet to `take`, one after the other: XLSX or CSV by the contents of the file, whatever its name.
 * Time and memory are bounded, whatever the file claims.
 * @throws FILE_TYPE, IMPORT_UNREADABLE, IMPORT_TOO_LARGE
 */
export async function readSheet(
  path: string,
  language: Language,
  take: (row: SheetRow) => Promise<void> | void,
  { timeMs, unpackedBytes } = BOUNDS,
): Promise<void> {
  const gauge = new SheetGauge(performance.now() + timeMs);
  const feed = async (rows: AsyncIterable<SheetRow>) => {
    for await (const row of rows) await take(row);
  };
  if (await isArchive(path))
    await ZipParts.with(path, unpackedBytes, (parts) => feed(xlsxRows(parts, gauge)));
  else await feed(csvRows(decodedText(await fs.readFile(path), language), gauge));
}

async function isArchive(path: string): Promise<boolean> {
  const file = await fs.open(path, 'r');
  try {
    const head = Buffer.alloc(4);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    if (bytesRead === 0) throw new AppError('IMPORT_EMPTY');
    return head.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}
