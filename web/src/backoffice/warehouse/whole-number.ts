import { QUANTITY_MAX } from '@fovea/shared-types/warehouse/document-bounds';

/** The number that is typed, in whatever width; null for what is none. */
export function wholeNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= QUANTITY_MAX ? Number(plain) : null;
}
