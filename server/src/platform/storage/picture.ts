import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import type { Metadata } from 'sharp';
import { AppError } from '../kernel/app-error.js';
import type { StoredFile } from './storage.js';

/** What one picture may unfold to in memory. */
export const PIXELS_MAX = 64_000_000;
const STRICT = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
const JPEG_QUALITY = 90;
const WEBP_QUALITY = 82;

export type PictureMime = 'image/jpeg' | 'image/png';

export interface Picture {
  mime: PictureMime;
  width: number;
  height: number;
  /** Files written, the picture itself first. */
  files: StoredFile[];
}

const MIMES: Readonly<Record<string, PictureMime | undefined>> = { jpeg: 'image/jpeg', png: 'image/png' };

/**
 * Decodes a picture whole and writes it anew, upright, in sRGB and without any metadata; beside it its thumbnails.
 * @param source a JPEG or PNG by its first bytes
 * @param target where the new files are written: `target` and `target.<width>.webp`
 * @throws FILE_TYPE for what does not decode without error, FILE_PIXELS for more than PIXELS_MAX
 */
export async function rewritePicture(source: string, target: string): Promise<Picture> {
  // Loaded with the first picture, not with the server.
  const { default: sharp } = await import('sharp');
  const found = await read(() => sharp(source, { ...STRICT, limitInputPixels: false }).metadata());
  const mime = MIMES[found.format];
  if (!mime || (found.pages ?? 1) > 1) throw new AppError('FILE_TYPE');
  assertPixels(found);
  const upright = sharp(source, STRICT).autoOrient();
  const { width, height } = await read(() =>
    (mime === 'image/png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY })).toFile(target),
  );
  return { mime, width, height, files: await withThumbnails(target, mime) };
}

/**
 * What is stored of a picture of ours.
 * @param picture written anew or by us; its thumbnails are written beside it as `picture.<width>.webp`
 */
export async function withThumbnails(picture: string, mime: PictureMime): Promise<StoredFile[]> {
  const { default: sharp } = await import('sharp');
  const files: StoredFile[] = [{ suffix: '', path: picture, mime }];
  for (const side of THUMBNAIL_WIDTHS) {
    const path = `${picture}.${side}.webp`;
    await sharp(picture, STRICT)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toFile(path);
    files.push({ suffix: `.${side}.webp`, path, mime: 'image/webp' });
  }
  return files;
}

function assertPixels({ width, height }: Metadata): void {
  if (width * height > PIXELS_MAX) throw new AppError('FILE_PIXELS', { max: PIXELS_MAX / 1_000_000 });
}

/** What the decoder says about a picture is the sender's fault; it never writes to anything but our own folder. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('FILE_TYPE', {}, undefined, { cause });
  }
}
