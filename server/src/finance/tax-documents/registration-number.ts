import { fieldError } from '../../platform/kernel/app-error.js';
import { isCorporateNumber } from '../../member/company/legal-number.js';

/**
 * The number of a registered issuer of qualified invoices as it is kept: `T` and 13 digits, the first of which checks the others.
 * Full width, spaces and hyphens are read as meant; the T may be missing.
 * @throws VALIDATION
 * Source: National Tax Agency, 適格請求書発行事業者の登録番号 (T + 法人番号); sole traders get numbers of the same form.
 */
export function settledRegistrationNumber(typed: string | null): string | null {
  if (typed === null) return null;
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  if (plain === '') return null;
  const digits = plain.replace(/^T/, '');
  if (!isCorporateNumber(digits)) throw fieldError({ registration_number: { key: 'legal_number_jp' } });
  return `T${digits}`;
}
