import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Storage } from '../../server/src/platform/storage/storage.js';

const read = async (stream: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer); // nobody set an encoding
  return Buffer.concat(parts);
};

/** What every storage keeps to, run against each. */
export function storageContract(open: () => Promise<{ storage: Storage; close: () => Promise<void> }>): void {
  let folder: string;
  let storage: Storage;
  let close: () => Promise<void>;
  const aFile = async (bytes: Buffer): Promise<string> => {
    const file = path.join(folder, `f${Math.random()}`);
    await fs.writeFile(file, bytes);
    return file;
  };
  const put = async (key: string, bytes: Buffer, mime = 'image/png') =>
    storage.put(key, await aFile(bytes), mime);

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-storage-'));
    ({ storage, close } = await open());
  });
  afterAll(async () => {
    await close?.();
    await fs.rm(folder, { recursive: true, force: true });
  });

  it('returns what was stored, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
    await put('u/aa/picture.png', bytes);
    expect(await storage.sizeOf('u/aa/picture.png')).toBe(bytes.length);
    expect((await read(await storage.open('u/aa/picture.png'))).equals(bytes)).toBe(true);
  });

  it('gives a part of it, both ends included', async () => {
    await put('u/ab/film.mp4', Buffer.from('0123456789'), 'video/mp4');
    const part = await storage.open('u/ab/film.mp4', { start: 3, end: 6 });
    expect((await read(part)).toString()).toBe('3456');
    const last = await storage.open('u/ab/film.mp4', { start: 9, end: 9 });
    expect((await read(last)).toString()).toBe('9');
  });

  it('knows nothing of a key that was never put', async () => {
    expect(await storage.sizeOf('u/ac/nothing.png')).toBeNull();
    expect(await storage.sizeOf('u/aa')).toBeNull();
    await expect(storage.open('u/ac/nothing.png').then(read)).rejects.toThrow();
  });

  it('keeps many at once apart', async () => {
    const keys = Array.from({ length: 40 }, (_, at) => `u/ad/${at}.pdf`);
    await Promise.all(keys.map((key) => put(key, Buffer.from(key), 'application/pdf')));
    const found = await Promise.all(
      keys.map(async (key) => (await read(await storage.open(key))).toString()),
    );
    expect(found).toEqual(keys);
  });

  it('deletes what is there and bears what is not', async () => {
    await put('u/ae/one.png', Buffer.from('one'));
    await put('u/ae/two.png', Buffer.from('two'));
    await storage.delete(['u/ae/one.png', 'u/ae/never.png']);
    await storage.delete(['u/ae/one.png']);
    expect(await storage.sizeOf('u/ae/one.png')).toBeNull();
    expect(await storage.sizeOf('u/ae/two.png')).toBe(3);
    await storage.delete([]);
  });

  it('does not put what it cannot read', async () => {
    await expect(storage.put('u/af/gone.png', path.join(folder, 'gone'), 'image/png')).rejects.toThrow();
    expect(await storage.sizeOf('u/af/gone.png')).toBeNull();
  });
}
