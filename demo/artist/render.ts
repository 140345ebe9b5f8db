import sharp from 'sharp';

/** As small as a picture of 1200 x 900 gets before its gradients show bands. */
const QUALITY = 70;

/** Turns an SVG document into the WebP that is kept. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().webp({ quality: QUALITY, effort: 6 }).toBuffer();

/** Makes a drawn WebP fit into a square of that side. */
export const renderThumbnail = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: side, height: side, fit: 'inside' })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
