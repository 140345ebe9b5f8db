import type { Readable } from 'node:stream';

/** A local file that is to be stored, by what follows the key: '' for the file itself, else a thumbnail. */
export interface StoredFile {
  suffix: string;
  path: string;
  mime: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores the bytes of files, under keys that the server made. An object is written once and never changed;
 * its type and its readers are in the database.
 */
export abstract class Storage {
  /** Keeps a local file under `key`, whole or not at all; the local file may be gone afterwards. */
  abstract put(key: string, file: string, mime: string): Promise<void>;

  /**
   * Stores a file, the first, with what belongs to it. The file itself is written last, so that its
   * thumbnails exist once it does.
   */
  async keep(key: string, files: readonly StoredFile[]): Promise<void> {
    for (const { suffix, path, mime } of files.toReversed()) await this.put(key + suffix, path, mime);
  }

  /** Bytes of the object, or null when there is none. */
  abstract sizeOf(key: string): Promise<number | null>;

  /** @param range within the object's size; the whole object without */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;

  /** Those that are not there are gone already. */
  abstract delete(keys: readonly string[]): Promise<void>;
}
