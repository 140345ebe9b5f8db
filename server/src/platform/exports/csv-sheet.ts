import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { neutral } from './cell-text.js';

/** Writes rows as they come. With a byte order mark, without which Excel does not read UTF-8. */
export async function writeCsv(
  path: string,
  rows: AsyncIterable<readonly (string | number)[]>,
): Promise<void> {
  await pipeline(
    Readable.from(neutralRows(rows)),
    // A line break alone would begin a row for some programs, and its first cell could then be a formula.
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    createWriteStream(path),
  );
}

async function* neutralRows(
  rows: AsyncIterable<readonly (string | number)[]>,
): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'number' ? cell : neutral(cell)));
}
