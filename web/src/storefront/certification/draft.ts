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
  /** The submission it was begun upon; a later one, from wherever it came, makes the draft old. */
  basedOn: string | null;
  /** When the oldest of the pictures came into the draft. */
  imagesAt: number;
}

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  typeof value.account === 'number' &&
  'basedOn' in value &&
  (value.basedOn === null || typeof value.basedOn === 'string') &&
  'imagesAt' in value &&
  typeof value.imagesAt === 'number' &&
  'images' in value &&
  Array.isArray(value.images) &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  COMPANY_FIELDS.every((name) => typeof Reflect.get(value.values as object, name) === 'string');

function stored(account: number, basedOn: string | null): StoredDraft | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isStored(found) && found.account === account && found.basedOn === basedOn ? found : null;
  } catch (error) {
    // An older or a foreign text under our name is no draft; anything but broken JSON is our fault.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * What this person had begun in this browser; of another person nothing is shown.
 * @param basedOn when the last submission was sent
 * @returns without pictures when they are too old to be there still
 */
export function readDraft(
  account: number,
  basedOn: string | null,
  now = Date.now(),
): { values: CompanyValues; images: FileLink[] | null } | null {
  const found = stored(account, basedOn);
  if (found === null) return null;
  const { values, images, imagesAt } = found;
  return { values, images: now - imagesAt < IMAGES_LIVE_MS ? images : null };
}

export function saveDraft(account: number, basedOn: string | null, draft: Draft, now = Date.now()): void {
  const before = stored(account, basedOn);
  // Typing on does not make the pictures younger.
  const isSame = draft.images.some(({ id }) => before?.images.some((old) => old.id === id) === true);
  const imagesAt = before !== null && isSame ? before.imagesAt : now;
  localStorage.setItem(KEY, JSON.stringify({ ...draft, account, basedOn, imagesAt } satisfies StoredDraft));
}

export const clearDraft = (): void => localStorage.removeItem(KEY);
