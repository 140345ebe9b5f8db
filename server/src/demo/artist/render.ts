/** One picture in the two sizes that the shop shows. */
export interface RenderedPicture {
  full: Buffer;
  thumbnail: Buffer;
}

export const fullWidth = 1200;
export const thumbnailWidth = 480;

/**
 * Turns an SVG document into WebP pictures, 1200 and 480 pixels wide.
 * The image library is loaded only here: a server that seeds nothing never pays for it.
 */
export async function renderPicture(svg: string): Promise<RenderedPicture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const [full, thumbnail] = await Promise.all([
    sharp(data, raw).webp({ quality: 80, effort: 2 }).toBuffer(),
    sharp(data, raw).resize(thumbnailWidth).webp({ quality: 78, effort: 3 }).toBuffer(),
  ]);
  return { full, thumbnail };
}
