import { createHash } from 'node:crypto';
import { AppError } from '../kernel/app-error.js';

/**
 * Identifies the state of a row that a caller has read: a digest of the editable fields, so that it needs no
 * column and an undone change restores the old version.
 */
export const versionOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);

/** @param seen absent: the current state is replaced unconditionally */
export function refuseStale(seen: string | undefined, fields: object): void {
  if (seen !== undefined && seen !== versionOf(fields)) throw new AppError('CHANGED_MEANWHILE');
}
