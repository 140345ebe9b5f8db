import { createHash } from 'node:crypto';
import { AppError } from '../kernel/app-error.js';

/**
 * Says which state of a row somebody read: a digest of the fields that can be edited, so that it needs no column, and
 * whoever undoes a change is back where they started.
 */
export const versionOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);

/** @param seen absent: whatever stands is replaced */
export function refuseStale(seen: string | undefined, fields: object): void {
  if (seen !== undefined && seen !== versionOf(fields)) throw new AppError('CHANGED_MEANWHILE');
}
