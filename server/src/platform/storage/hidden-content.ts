import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/**
 * Beginnings of what a browser or a server could run. In compressed pictures or films they occur only by a
 * chance of one in billions; shorter marks would occur.
 */
const MARKS = [
  '<script',
  '<!doctype',
  '<iframe',
  '<html>',
  '<html ',
  '<?php ',
  '<svg xm',
  '<svg on',
  'javascript:',
];
const LONGEST = Math.max(...MARKS.map(({ length }) => length));

/** A ZIP (and so a JAR or an office file) is read from its end, whatever precedes it. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_TAIL_BYTES = 65_557; // its fixed record and the longest comment

/** Whether a file that is of one type is something else as well: markup, a script, an archive (U1). */
export async function hidesSomething(path: string, file: FileHandle, size: number): Promise<boolean> {
  return (await endsAsZip(file, size)) || (await holdsMarkup(path));
}

async function endsAsZip(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, ZIP_TAIL_BYTES);
  const tail = Buffer.alloc(length);
  await file.read(tail, 0, length, size - length);
  return tail.includes(ZIP_END);
}

async function holdsMarkup(path: string): Promise<boolean> {
  let carry = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 262_144 })) {
    const text = carry + String(chunk).toLowerCase();
    if (MARKS.some((mark) => text.includes(mark))) return true;
    carry = text.slice(-LONGEST);
  }
  return false;
}
