import type { FileKind, FileMime } from '@fovea/shared-types/platform/file.dto';

/** What the picker offers; the server looks into the file itself. */
export const ACCEPTED: Readonly<Record<FileKind, readonly FileMime[]>> = {
  image: ['image/png', 'image/jpeg'],
  video: ['video/mp4'],
  file: ['application/pdf', 'image/png', 'image/jpeg'],
};

export type Fault = 'type' | 'size' | 'empty' | 'count';

/** Why a file is not even sent; null for what may be tried. */
export function faultOf(file: { type: string; size: number }, kind: FileKind, maxMb: number): Fault | null {
  if (!ACCEPTED[kind].some((mime) => mime === file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxMb * 1024 * 1024 ? 'size' : null;
}

/** The list with one entry moved by one place; as it was where there is no place. */
export function movedBy<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  return movedTo(list, at, at + by);
}

export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** "340 KB", "4.8 MB" */
export function formatSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
