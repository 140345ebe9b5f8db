import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { csvText } from './cell-text.js';
import type { Cell } from './export-resource.js';

/** Writes rows as they come. With a byte order mark, without which Excel does not read UTF-8. */
export async function writeCsv(
  path: string,
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): Promise<void> {
  await pipeline(
    Readable.from(textRows(rows, timeZone)),
    // A line break alone would begin a row for some programs, and its first cell could then be a formula.
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    createWriteStream(path),
  );
}

async function* textRows(
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield row.map((cell) => csvText(cell, timeZone));
}
