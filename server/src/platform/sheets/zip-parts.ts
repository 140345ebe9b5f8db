import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { tooLarge, unreadable } from './sheet-row.js';

/** A workbook of one sheet has a dozen. */
const PARTS_MAX = 2_000;

/** Parts of a ZIP archive by their names, each read as it is unpacked. */
export class ZipParts {
  private unpacked = 0;

  private constructor(
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly bytesMax: number,
  ) {}

  /**
   * Opens the archive for as long as `work` takes.
   * @param bytesMax unpacked, of all parts that are read; the sizes in the archive are not trusted
   * @throws IMPORT_UNREADABLE for what is none
   */
  static async with<T>(path: string, bytesMax: number, work: (parts: ZipParts) => Promise<T>): Promise<T> {
    const archive = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
      throw unreadable(null, cause);
    });
    try {
      if (archive.entryCount > PARTS_MAX) throw tooLarge();
      return await work(new ZipParts(archive, await entriesOf(archive), bytesMax));
    } finally {
      archive.close();
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The bytes of a part as they are unpacked. @throws IMPORT_TOO_LARGE, IMPORT_UNREADABLE */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw unreadable(null);
    const stream = await this.archive.openReadStreamPromise(entry).catch((cause: unknown) => {
      throw unreadable(null, cause);
    });
    // A stream without an encoding gives buffers.
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      this.unpacked += bytes.length;
      if (this.unpacked > this.bytesMax) throw tooLarge();
      yield bytes;
    }
  }
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry);
  } catch (cause) {
    throw unreadable(null, cause);
  }
  return entries;
}
