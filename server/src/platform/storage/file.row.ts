import type { FileKind, FileMime } from '@fovea/shared-types/platform/file.dto';
import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';

/** A row of table `file`. */
export interface FileRow {
  id: number;
  owner_id: number;
  key: string;
  kind: FileKind;
  mime: FileMime;
  size: number;
  width: number | null;
  height: number | null;
  name: string;
  is_private: boolean;
  created_at: Date;
  claimed_at: Date | null;
}

/** Everything that is stored for a file. */
export const storedKeys = ({ key, mime }: Pick<FileRow, 'key' | 'mime'>): string[] => [
  key,
  ...(mime.startsWith('image/') ? THUMBNAIL_WIDTHS.map((width) => `${key}.${width}.webp`) : []),
];
