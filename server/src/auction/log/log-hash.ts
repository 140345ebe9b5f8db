import { hash } from 'node:crypto';
import { commitmentText } from '@fovea/shared-types/auction/public-log';

/** A commitment to a secret maximum, lower-case hex; the salt keeps anybody from trying all amounts. */
export function commitment(salt: string, maxMinor: number): string {
  return hash('sha256', commitmentText(salt, maxMinor), 'hex');
}

/**
 * The hash of a public row, lower-case hex.
 * @param previous  hash of the row before, `GENESIS_HASH` for the first
 * @param canonical text of `canonicalRow`
 */
export function chainHash(previous: string, canonical: string): string {
  return hash('sha256', previous + canonical, 'hex');
}
