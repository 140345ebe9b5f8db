import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import type { FileShelf } from '../../platform/storage/file.service.js';

const TABLE = { table: 'stock_document_file', key: 'document_id' } as const;

/** Pictures of documents that move stock. */
export const IMAGES: FileShelf = {
  ...TABLE,
  places: [1, STOCK_IMAGES_MAX],
  rule: { kinds: ['image'], max: STOCK_IMAGES_MAX, isPrivate: true },
};
/** Their film. */
export const VIDEO: FileShelf = {
  ...TABLE,
  places: [0, 0],
  rule: { kinds: ['video'], max: 1, isPrivate: true },
};
