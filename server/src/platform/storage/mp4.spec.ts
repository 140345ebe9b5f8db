import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aBox, anMp4 } from '../../../../test/fixtures/files.js';
import { isMp4Video } from './mp4.js';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-mp4-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

async function isVideo(bytes: Buffer): Promise<boolean> {
  const file = path.join(folder, 'film.mp4');
  await fs.writeFile(file, bytes);
  const handle = await fs.open(file);
  try {
    return await isMp4Video(handle, bytes.length);
  } finally {
    await handle.close();
  }
}

const largeBox = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, content]);
};

describe('an MP4', () => {
  it.each([
    ['with a picture and sound', anMp4()],
    ['whose sound comes first', anMp4(['soun', 'vide'])],
    ['with a large media box', Buffer.concat([anMp4(['vide']), largeBox('mdat', Buffer.alloc(64))])],
    [
      'whose last box goes on to the end',
      Buffer.concat([anMp4(['vide']), Buffer.from('\0\0\0\0free and more', 'latin1')]),
    ],
  ])('%s is a video', async (_what, bytes) => {
    expect(await isVideo(bytes)).toBe(true);
  });

  const film = anMp4();
  const tooLong = Buffer.from(film);
  tooLong.writeUInt32BE(0x7fffffff, film.indexOf('mdat') - 4);
  const tooShort = Buffer.from(film);
  tooShort.writeUInt32BE(3, film.indexOf('mdat') - 4);
  const nested = Array.from({ length: 3_000 }).reduce<Buffer>(
    (inner) => aBox('trak', inner),
    Buffer.alloc(0),
  );

  it.each([
    ['with sound only', anMp4(['soun'])],
    ['without media', film.subarray(0, film.indexOf('mdat') - 4)],
    ['cut off', film.subarray(0, film.length - 10)],
    ['cut off within a header', film.subarray(0, film.indexOf('mdat'))],
    ['with a box longer than the file', tooLong],
    ['with a box shorter than its header', tooShort],
    ['that does not begin with its brand', film.subarray(film.indexOf('moov') - 4)],
    ['of a brand and nothing else', film.subarray(0, film.indexOf('moov') - 4)],
    ['that is empty', Buffer.alloc(0)],
    ['with two films', Buffer.concat([film, aBox('moov', Buffer.alloc(0))])],
    [
      'with boxes in boxes without end',
      Buffer.concat([film.subarray(0, 24), aBox('moov', nested), aBox('mdat')]),
    ],
    [
      'with a crowd of empty boxes',
      Buffer.concat([film, ...Array.from({ length: 3_000 }, () => aBox('free'))]),
    ],
  ])('%s is none', async (_what, bytes) => {
    expect(await isVideo(bytes)).toBe(false);
  });
});
