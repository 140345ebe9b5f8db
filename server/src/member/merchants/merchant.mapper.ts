import type { MerchantFields } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail, MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import type { SubmissionRow } from '../company/company.row.js';
import { linksOf, toSubmission } from '../company/company.mapper.js';
import type { MerchantListRow } from './merchant-list.repository.js';

const { failed } = CERTIFICATION_STATUS;
const { disabled } = MERCHANT_STATUS;

export const toMerchantFields = (
  row: MerchantListRow,
  links: ReadonlyMap<number, FileLink>,
): MerchantFields => ({
  id: row.id,
  company_name: row.company_name,
  legal_person: row.legal_person,
  legal_number: row.legal_number,
  type: row.type,
  country: row.country,
  company_phone: row.company_phone,
  postal_code: row.postal_code,
  address: row.address,
  pickup_address: row.pickup_address,
  images: linksOf(row.file_ids, links),
  status: row.status,
  certification_status: row.certification_status,
  is_add_good: row.is_add_good,
  expired_at: row.expired_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const toMerchantRow = (row: MerchantListRow, links: ReadonlyMap<number, FileLink>): MerchantRow => ({
  ...toMerchantFields(row, links),
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  submitted_at: row.submitted_at?.toISOString() ?? null,
});

export const toMerchantDetail = (
  row: MerchantListRow,
  submissions: readonly SubmissionRow[],
  memberCount: number,
  links: ReadonlyMap<number, FileLink>,
): MerchantDetail => ({
  ...toMerchantFields(row, links),
  reason: reasonOf(row, submissions),
  owner:
    row.owner_id === null
      ? null
      : {
          id: row.owner_id,
          username: row.owner_name ?? '',
          email: row.owner_email ?? '',
          phone: row.owner_phone,
        },
  member_count: memberCount,
  submissions: submissions.map((submission) => toSubmission(submission, links)),
});

function reasonOf(row: MerchantListRow, [last]: readonly SubmissionRow[]): string | null {
  if (row.status === disabled) return row.status_reason;
  return last?.status === failed ? last.reason : null;
}
