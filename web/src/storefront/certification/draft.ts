import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { COMPANY_FIELDS, type CompanyValues } from './certification-values';

const KEY = 'fovea_certification_draft';
/** Uploads nobody refers to are deleted after a day; before that a draft may still show them. */
const IMAGES_LIVE_MS = 20 * 3_600_000;

export interface Draft {
  values: CompanyValues;
  images: FileLink[];
}

interface StoredDraft extends Draft {
  account: number;
  savedAt: number;
}

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  typeof value.account === 'number' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'images' in value &&
  Array.isArray(value.images) &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  COMPANY_FIELDS.every((name) => typeof Reflect.get(value.values as object, name) === 'string');

/** What this person had begun in this browser; of another person nothing is shown. */
export function readDraft(account: number, now = Date.now()): Draft | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isStored(stored) || stored.account !== account) return null;
    const { values, images, savedAt } = stored;
    return { values, images: now - savedAt < IMAGES_LIVE_MS ? images : [] };
  } catch (error) {
    // An older or a foreign text under our name is no draft; anything but broken JSON is our fault.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const saveDraft = (account: number, draft: Draft, now = Date.now()): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...draft, account, savedAt: now } satisfies StoredDraft));

export const clearDraft = (): void => localStorage.removeItem(KEY);
