import fs, { type FileHandle } from 'node:fs/promises';
import type { FileKind, FileMime } from '@fovea/shared-types/platform/file.dto';
import { AppError } from '../kernel/app-error.js';
import { hidesSomething } from './hidden-content.js';
import { isMp4Video } from './mp4.js';
import { rewritePicture } from './picture.js';
import type { StoredFile } from './storage.js';

/** A received file of the type it claims, ready to be stored. */
export interface Inspected {
  mime: FileMime;
  extension: string;
  width: number | null;
  height: number | null;
  /** Of the file itself, the first of `files`. */
  size: number;
  /** Local files to be stored, by what follows the key. */
  files: StoredFile[];
}

type Family = 'picture' | 'mp4' | 'pdf';

const FAMILIES: Record<FileKind, readonly Family[]> = {
  image: ['picture'],
  video: ['mp4'],
  file: ['picture', 'pdf'],
};
const EXTENSIONS: Record<FileMime, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
};
const HEAD_BYTES = 16;
/** Readers look for a PDF's trailer in its last kilobyte. */
const PDF_TAIL_BYTES = 1024;

/**
 * Looks at what a file is, whatever its name and its sender say (U1). A picture is written anew beside it.
 * @throws FILE_TYPE for anything that `kind` does not take or that is two things at once; FILE_PIXELS
 */
export async function inspect(path: string, kind: FileKind): Promise<Inspected> {
  const handle = await fs.open(path, 'r');
  try {
    const { size } = await handle.stat();
    const family = await familyOf(handle, size);
    if (!family || !FAMILIES[kind].includes(family)) throw new AppError('FILE_TYPE');
    if (await hidesSomething(path, handle, size)) throw new AppError('FILE_TYPE');
    if (family === 'picture') return await asPicture(path);
    const mime = family === 'mp4' ? 'video/mp4' : 'application/pdf';
    const sound = family === 'mp4' ? await isMp4Video(handle, size) : await isWholePdf(handle, size);
    if (!sound) throw new AppError('FILE_TYPE');
    return {
      mime,
      extension: EXTENSIONS[mime],
      width: null,
      height: null,
      size,
      files: [{ suffix: '', path, mime }],
    };
  } finally {
    await handle.close();
  }
}

async function asPicture(path: string): Promise<Inspected> {
  const { mime, width, height, files } = await rewritePicture(path, `${path}.new`);
  const { size } = await fs.stat(`${path}.new`);
  return { mime, extension: EXTENSIONS[mime], width, height, size, files };
}

/** By the first bytes; what they promise is then looked at in full. */
async function familyOf(file: FileHandle, size: number): Promise<Family | null> {
  if (size < HEAD_BYTES) return null;
  const head = Buffer.alloc(HEAD_BYTES);
  await file.read(head, 0, HEAD_BYTES, 0);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (text.slice(4, 8) === 'ftyp') return 'mp4';
  return /^%PDF-[12]\.\d/.test(text) ? 'pdf' : null;
}

async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, PDF_TAIL_BYTES);
  const tail = Buffer.alloc(length);
  await file.read(tail, 0, length, size - length);
  const text = tail.toString('latin1');
  return /startxref\s+\d+\s+%%EOF\s*$/.test(text);
}
