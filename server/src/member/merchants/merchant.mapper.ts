import type { MerchantDetail, MerchantFields } from '@fovea/shared-types/member/merchant.dto';
import type { merchant } from '@fovea/shared-types/member/merchant.record';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RowOf } from '@fovea/shared-types/record/record';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import { toSubmission } from '../company/company.mapper.js';
import type { SubmissionRow } from '../company/company.row.js';
import type { MerchantFacts } from './merchant.repository.js';

type MerchantRow = RowOf<typeof merchant.declared>;

const { failed } = CERTIFICATION_STATUS;
const { disabled } = MERCHANT_STATUS;

/** Without the fields that only the platform's list has. */
export function toMerchantFields(row: MerchantRow): MerchantFields {
  const { owner_id, owner_name, submitted_at, submission_id, ...fields } = row;
  return fields;
}

export const toMerchantDetail = (
  row: MerchantRow,
  facts: MerchantFacts,
  submissions: readonly SubmissionRow[],
  links: ReadonlyMap<number, FileLink>,
): MerchantDetail => ({
  ...toMerchantFields(row),
  reason: reasonOf(row, facts, submissions),
  owner:
    row.owner_id === null
      ? null
      : {
          id: row.owner_id,
          username: row.owner_name ?? '',
          email: facts.owner_email ?? '',
          phone: facts.owner_phone,
        },
  member_count: facts.member_count,
  submissions: submissions.map((submission) => toSubmission(submission, links)),
});

function reasonOf(
  { status }: MerchantRow,
  { status_reason }: MerchantFacts,
  [last]: readonly SubmissionRow[],
): string | null {
  if (status === disabled) return status_reason;
  return last?.status === failed ? last.reason : null;
}
