import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import type { Metadata } from 'sharp';
import { AppError } from '../kernel/app-error.js';
import type { StoredFile } from './storage.js';

/** What one picture may unfold to in memory. */
export const PIXELS_MAX = 64_000_000;
/** A picture is decoded, written anew and made smaller within this time: clients give up at 20 seconds. */
const DECODED_WITHIN_MS = 15_000;
const STRICT = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
const JPEG_QUALITY = 90;
const WEBP_QUALITY = 82;

/** The decoder's error for a picture that took too long. */
const TOO_LATE = 'timeout: ';

export type PictureMime = 'image/jpeg' | 'image/png';

export interface Picture {
  mime: PictureMime;
  width: number;
  height: number;
  /** Files written, the picture itself first. */
  files: StoredFile[];
}

const MIMES: Readonly<Record<string, PictureMime | undefined>> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Time that is left of a limit, for each step of the work on one picture. */
class TimeLeft {
  private readonly until: number;

  constructor(limitMs: number) {
    this.until = performance.now() + limitMs;
  }

  /** The decoder counts whole seconds, and takes none at all for no limit. */
  get asOption(): { seconds: number } {
    return { seconds: Math.max(1, Math.ceil((this.until - performance.now()) / 1_000)) };
  }
}

/**
 * Decodes a picture whole and writes it anew, upright, in sRGB and without any metadata; beside it its thumbnails.
 * @param source a JPEG or PNG by its first bytes
 * @param target where the new files are written: `target` and `target.<width>.webp`
 * @throws FILE_TYPE for what does not decode without error, FILE_PIXELS for more than PIXELS_MAX, BUSY for what takes
 *   longer than it may
 */
export async function rewritePicture(
  source: string,
  target: string,
  withinMs = DECODED_WITHIN_MS,
): Promise<Picture> {
  const left = new TimeLeft(withinMs);
  // Loaded with the first picture, not with the server.
  const { default: sharp } = await import('sharp');
  const found = await read(() => sharp(source, { ...STRICT, limitInputPixels: false }).metadata());
  const mime = MIMES[found.format];
  if (!mime || (found.pages ?? 1) > 1) throw new AppError('FILE_TYPE');
  assertPixels(found);
  const upright = sharp(source, STRICT).timeout(left.asOption).autoOrient();
  const { width, height } = await read(() =>
    (mime === 'image/png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY })).toFile(target),
  );
  return { mime, width, height, files: await inTime(() => withThumbnails(target, mime, left)) };
}

/**
 * What is stored of a picture of ours.
 * @param picture written anew or by us; its thumbnails are written beside it as `picture.<width>.webp`
 */
export async function withThumbnails(
  picture: string,
  mime: PictureMime,
  left = new TimeLeft(DECODED_WITHIN_MS),
): Promise<StoredFile[]> {
  const { default: sharp } = await import('sharp');
  const files: StoredFile[] = [{ suffix: '', path: picture, mime }];
  for (const side of THUMBNAIL_WIDTHS) {
    const path = `${picture}.${side}.webp`;
    await sharp(picture, STRICT)
      .timeout(left.asOption)
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

/** An error of the decoder is the sender's fault; it never writes to anything but our own folder. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTime(work);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('FILE_TYPE', {}, undefined, { cause });
  }
}

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes(TOO_LATE))
      throw new AppError('BUSY', {}, undefined, { cause });
    throw cause;
  }
}
