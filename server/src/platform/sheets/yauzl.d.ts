/** What is used here of yauzl, which comes without types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    uncompressedSize: number;
  }

  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  /** Rejects for what is no archive. With `autoClose` false the caller closes it. */
  export function openPromise(path: string, options: { autoClose: false }): Promise<ZipFile>;
}
