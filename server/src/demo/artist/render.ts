import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';

/** A file as it is stored, by what follows the key: '' for itself, as for an upload (platform/storage/picture). */
export interface RenderedFile {
  suffix: string;
  mime: string;
  bytes: Buffer;
}

/** What the artist draws on. */
export const pictureSize = { width: 1200, height: 900 } as const;
export const paperSize = { width: 900, height: 1270 } as const;

/**
 * Turns an SVG document into a JPEG and its thumbnails, which come first.
 * The image library is loaded only here: a server that seeds nothing never pays for it.
 */
export async function renderPicture(svg: string): Promise<RenderedFile[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const thumbnail = async (side: number): Promise<RenderedFile> => ({
    suffix: `.${side}.webp`,
    mime: 'image/webp',
    bytes: await sharp(data, raw)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer(),
  });
  const original = async (): Promise<RenderedFile> => ({
    suffix: '',
    mime: 'image/jpeg',
    bytes: await sharp(data, raw).jpeg({ quality: 86 }).toBuffer(),
  });
  return Promise.all([...THUMBNAIL_WIDTHS.map(thumbnail), original()]);
}
