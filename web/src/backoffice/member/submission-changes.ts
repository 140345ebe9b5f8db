import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantFields } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';

/** What an examiner compares, in the order of the form. */
export const COMPARED = [
  'company_name',
  'legal_person',
  'legal_number',
  'type',
  'country',
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
] as const;
export type ComparedField = (typeof COMPARED)[number];

const { pending: PENDING, certified: APPROVED, failed: REFUSED } = CERTIFICATION_STATUS;

/** The submission pending a decision, if any. */
export const pendingOf = (submissions: readonly CompanySubmission[]): CompanySubmission | undefined =>
  submissions.find((submission) => submission.status === PENDING);

/**
 * The fields in which documents differ from what was approved before, or else from what was refused last; none for a first
 * submission, where all is new.
 * @returns field → the value before
 */
export function changesOf(
  pending: CompanySubmission,
  submissions: readonly CompanySubmission[],
): ReadonlyMap<ComparedField, MerchantFields[ComparedField]> {
  // The latest comes first.
  const latest = (status: number) => submissions.find((submission) => submission.status === status);
  const decided = latest(APPROVED) ?? latest(REFUSED);
  const changes = new Map<ComparedField, MerchantFields[ComparedField]>();
  if (decided === undefined) return changes;
  for (const field of COMPARED) if (decided[field] !== pending[field]) changes.set(field, decided[field]);
  return changes;
}
