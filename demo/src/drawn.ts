import path from 'node:path';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@fovea/shared-types/platform/thumbnail';
import type { GoodsDocument } from './content/goods-documents.js';

/** Where the artist writes its drawings: files of this workspace, committed with it. */
export const drawnFolder = path.resolve(import.meta.dirname, '../pictures');

export const pictureViews = ['hero', 'other', 'detail', 'plate'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Pixels of a product's pictures, and of documents. */
export const pictureSize = { width: 1200, height: 900 } as const;
export const pageSize = { width: 900, height: 1270 } as const;

/** The one document by which the companies of the demo are certified. */
export const SPECIMEN = 'papers/specimen.webp';

export const drawnPicture = (goodsSn: string, view: PictureView): string => `goods/${goodsSn}-${view}.webp`;

export const drawnDocument = ({ goodsSn, kind }: Pick<GoodsDocument, 'goodsSn' | 'kind'>): string =>
  `papers/${goodsSn}-${kind.replace('_', '-')}.webp`;

const isPage = (file: string): boolean => file.startsWith('papers/');

/** Pixels of a drawn file. */
export const sizeOfDrawn = (file: string) => (isPage(file) ? pageSize : pictureSize);

/** The file of a thumbnail as it is kept beside every picture: one is drawn where it is smaller than the picture, else that is it. */
export function drawnThumbnail(file: string, width: ThumbnailWidth): string {
  const { width: own, height } = sizeOfDrawn(file);
  return Math.max(own, height) > width ? file.replace(/webp$/, `${width}.webp`) : file;
}

/** All thumbnails that are files of their own. */
export const drawnThumbnails = (file: string) =>
  THUMBNAIL_WIDTHS.map((width) => ({ width, file: drawnThumbnail(file, width) })).filter(
    (thumbnail) => thumbnail.file !== file,
  );
