import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { encodedIn, type LegacyEncoding } from '../text/encoded-text.js';
import { csvText } from './cell-text.js';
import type { Cell } from './export-resource.js';

/** Of a file that another program reads, without a mark. */
export type CsvEncoding = LegacyEncoding | 'utf-8';

/** Writes rows as they come. For people with a byte order mark, without which Excel does not read UTF-8. */
export async function writeCsv(
  path: string,
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
  encoding?: CsvEncoding,
): Promise<void> {
  await pipeline(
    Readable.from(textRows(rows, timeZone)),
    // A line break alone would begin a row for some programs, and its first cell could then be a formula.
    stringify({ bom: encoding === undefined, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    (lines: AsyncIterable<Buffer | string>) => encoded(lines, encoding),
    createWriteStream(path),
  );
}

/** Each chunk is of whole lines. */
async function* encoded(
  lines: AsyncIterable<Buffer | string>,
  encoding: CsvEncoding = 'utf-8',
): AsyncGenerator<Buffer> {
  for await (const chunk of lines) {
    const text = chunk.toString();
    yield encoding === 'utf-8' ? Buffer.from(text) : encodedIn(encoding, text);
  }
}

async function* textRows(
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield row.map((cell) => csvText(cell, timeZone));
}
