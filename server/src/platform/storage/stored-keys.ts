import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import type { FileRow } from './file.row.js';

/** Everything that is stored for a file. */
export const storedKeys = ({ key, mime }: Pick<FileRow, 'key' | 'mime'>): string[] => [
  key,
  ...(mime.startsWith('image/') ? THUMBNAIL_WIDTHS.map((width) => `${key}.${width}.webp`) : []),
];
