import path from 'node:path';
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
