import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** The texts in a ZIP archive by their names. */
export const unzip = (archive: Buffer): Map<string, string> =>
  new Map([...unzipFiles(archive)].map(([name, content]) => [name, content.toString('utf8')]));

/** Its files by their names, as its central directory lists them. */
export function unzipFiles(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('no entry where one should be');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    );
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    files.set(name, contentOf(archive, at));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

function contentOf(archive: Buffer, entry: number): Buffer {
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  return archive.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(bytes) : bytes;
}
