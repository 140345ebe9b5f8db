import type { FileHandle } from 'node:fs/promises';

/** Boxes looked at in one file; a film has some dozens before its samples' tables. */
const BOXES_MAX = 2000;
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** version, flags, pre_defined, handler_type (ISO/IEC 14496-12, 8.4.3) */
const HANDLER_AT = 8;
const BRAND_MAX_BYTES = 4096;

interface Box {
  type: string;
  /** Where its content begins and where it ends, in bytes of the file. */
  start: number;
  end: number;
}

/** Boxes that hold the way to a track's handler. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia']);

/**
 * Whether a file is an MP4 with `ftyp` first, `moov`, media data and a video track (U1). Reads headers of boxes only,
 * a bounded number of them, and believes no length that leaves its parent.
 */
export async function isMp4Video(file: FileHandle, size: number): Promise<boolean> {
  const budget = { left: BOXES_MAX };
  const top = await boxesWithin(file, 0, size, budget);
  if (!top || top[0]?.type !== 'ftyp' || top[0].end - top[0].start > BRAND_MAX_BYTES) return false;
  const movies = top.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (!movie || movies.length > 1 || !top.some(({ type }) => type === 'mdat')) return false;
  return hasVideoTrack(file, movie, budget);
}

async function hasVideoTrack(file: FileHandle, parent: Box, budget: { left: number }): Promise<boolean> {
  const boxes = await boxesWithin(file, parent.start, parent.end, budget);
  if (!boxes) return false;
  for (const box of boxes) {
    if (parent.type === 'mdia' && box.type === 'hdlr' && (await handlerOf(file, box)) === 'vide') return true;
    if (CONTAINERS.has(box.type) && (await hasVideoTrack(file, box, budget))) return true;
  }
  return false;
}

async function handlerOf(file: FileHandle, box: Box): Promise<string> {
  if (box.end - box.start < HANDLER_AT + 4) return '';
  return (await readAt(file, box.start + HANDLER_AT, 4)).toString('latin1');
}

/** The boxes that fill `start` to `end` exactly; null when they do not, or there are too many. */
async function boxesWithin(
  file: FileHandle,
  start: number,
  end: number,
  budget: { left: number },
): Promise<Box[] | null> {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (budget.left-- <= 0 || end - at < HEADER_BYTES) return null;
    const header = await readAt(file, at, Math.min(LARGE_HEADER_BYTES, end - at));
    const size = header.readUInt32BE(0);
    const type = header.toString('latin1', 4, 8);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
    let length = size;
    let headerBytes = HEADER_BYTES;
    if (size === 1) {
      if (header.length < LARGE_HEADER_BYTES) return null;
      length = Number(header.readBigUInt64BE(8)); // beyond 2^53 it only has to be too long
      headerBytes = LARGE_HEADER_BYTES;
    } else if (size === 0) {
      length = end - at; // "to the end of the file", for the last box
    }
    if (length < headerBytes || length > end - at) return null;
    boxes.push({ type, start: at + headerBytes, end: at + length });
    at += length;
  }
  return boxes;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
