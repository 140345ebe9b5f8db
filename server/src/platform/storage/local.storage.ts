import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { Storage, type ByteRange } from './storage.js';

/** Files in a folder of this machine. More than one node wants a shared bucket instead. */
export class LocalStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, file: string): Promise<void> {
    const target = this.pathOf(key);
    await fs.mkdir(path.dirname(target), { recursive: true });
    const handle = await fs.open(file, 'r');
    try {
      // The row that names the file is durable; so must the file be.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(file, target);
  }

  async sizeOf(key: string): Promise<number | null> {
    try {
      const found = await fs.stat(this.pathOf(key));
      return found.isFile() ? found.size : null;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await fs.open(this.pathOf(key), 'r');
    return createReadStream('', { fd: handle, ...range });
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await fs.rm(this.pathOf(key), { force: true });
  }

  /** Keys are made by the server; one that left the folder all the same would be our fault. */
  private pathOf(key: string): string {
    const target = path.join(this.folder, key);
    if (!target.startsWith(this.folder + path.sep)) throw new Error(`${key} is no key of this storage`);
    return target;
  }
}

const isAbsent = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
