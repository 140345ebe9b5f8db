import type { FileKind, FileMime } from '@fovea/shared-types/platform/file.dto';

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
