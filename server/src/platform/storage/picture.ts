import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import type { Metadata } from 'sharp';
import { AppError } from '../kernel/app-error.js';

/** What one picture may unfold to in memory. */
export const PIXELS_MAX = 64_000_000;
const JPEG_QUALITY = 90;
const WEBP_QUALITY = 82;

export type PictureMime = 'image/jpeg' | 'image/png';

export interface Picture {
  mime: PictureMime;
  width: number;
  height: number;
  /** Files written, by what follows the key: '' for the picture itself. */
  files: { suffix: string; path: string; mime: string }[];
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
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const found = await read(() => sharp(source, { ...options, limitInputPixels: false }).metadata());
  const mime = MIMES[found.format];
  if (!mime || (found.pages ?? 1) > 1) throw new AppError('FILE_TYPE');
  assertPixels(found);
  const upright = sharp(source, options).autoOrient();
  const { width, height } = await read(() =>
    (mime === 'image/png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY })).toFile(target),
  );
  const files = [{ suffix: '', path: target, mime: mime as string }];
  for (const side of THUMBNAIL_WIDTHS) {
    const path = `${target}.${side}.webp`;
    await sharp(target, options)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toFile(path);
    files.push({ suffix: `.${side}.webp`, path, mime: 'image/webp' });
  }
  return { mime, width, height, files };
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
