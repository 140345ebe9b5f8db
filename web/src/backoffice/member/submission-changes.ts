import type { CompanySubmission, MerchantFields } from '@fovea/shared-types/member/company.dto';

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

const PENDING = 1;
const APPROVED = 2;
const REFUSED = -1;

/** The submission that waits for a word, if any. */
export const pendingOf = (submissions: readonly CompanySubmission[]): CompanySubmission | undefined =>
  submissions.find((submission) => submission.status === PENDING);

/**
 * The fields in which papers differ from what was approved before, or else from what was refused last; none for a first
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

const UNITS: ReadonlyArray<['day' | 'hour' | 'minute', number]> = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long somebody has waited, in the largest unit that fits. */
export function waitedSince(
  submittedAt: string,
  nowMs: number,
): { unit: 'day' | 'hour' | 'minute'; count: number } {
  const ms = Math.max(0, nowMs - Date.parse(submittedAt));
  for (const [unit, size] of UNITS) if (ms >= size) return { unit, count: Math.floor(ms / size) };
  return { unit: 'minute', count: 0 };
}
