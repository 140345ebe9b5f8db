import type { CompanyInfo, CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { Language } from '@fovea/shared-types/language';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { inLanguage } from '../../platform/database/localized.js';
import { effectiveStatusOf } from './certification-rules.js';
import type { CompanyRow, CompanyValues, SubmissionRow } from './company.row.js';

const { uncertified, pending, failed } = CERTIFICATION_STATUS;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const linksOf = (ids: readonly number[], links: ReadonlyMap<number, FileLink>): FileLink[] =>
  ids.flatMap((id) => links.get(id) ?? []);

/** To somebody who has sent nothing and belongs to no company. */
export const nothingSent = (): CompanyInfo => ({
  id: null,
  company_name: null,
  legal_person: null,
  legal_number: null,
  type: null,
  country: null,
  company_phone: null,
  postal_code: null,
  address: null,
  pickup_address: null,
  images: [],
  status: uncertified,
  is_add_good: 0,
  expired_at: null,
  reason: null,
  field_reasons: {},
  submitted_at: null,
  decided_at: null,
  is_owner: true,
});

/** The company to one of its people; its owner sees pending or refused documents, the others what is certified. */
export function toCompanyInfo(
  company: CompanyRow,
  last: SubmissionRow | undefined,
  images: FileLink[],
  { isOwner, language }: { isOwner: boolean; language: Language },
): CompanyInfo {
  const sent = isOwner ? last : undefined;
  const shown = sent?.status === pending || sent?.status === failed ? sent : undefined;
  const wasRefused = shown?.status === failed;
  return {
    id: company.id,
    company_name: shown?.company_name ?? companyName(company, language),
    legal_person: shown?.legal_person ?? company.legal_person,
    legal_number: shown?.legal_number ?? company.legal_number,
    type: shown?.type ?? company.type,
    country: shown?.country ?? company.country,
    company_phone: shown?.company_phone ?? company.company_phone,
    postal_code: shown?.postal_code ?? company.postal_code,
    address: shown?.address ?? company.address,
    pickup_address: shown?.pickup_address ?? company.pickup_address,
    images,
    status: effectiveStatusOf(company.certification_status, last?.status === pending),
    is_add_good: company.is_add_good,
    expired_at: iso(company.expired_at),
    reason: wasRefused ? shown.reason : null,
    field_reasons: wasRefused ? shown.field_reasons : {},
    submitted_at: iso(sent?.created_at ?? null),
    decided_at: iso(sent?.decided_at ?? null),
    is_owner: isOwner,
  };
}

export const companyName = (company: CompanyRow, language: Language): string =>
  inLanguage({ c: company.name_c, e: company.name_e, j: company.name_j }, language);

export const toSubmission = (
  row: SubmissionRow,
  links: ReadonlyMap<number, FileLink>,
): CompanySubmission => ({
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
  created_at: row.created_at.toISOString(),
  submitted_by: row.submitted_by,
  reason: row.reason,
  field_reasons: row.field_reasons,
  decided_at: iso(row.decided_at),
  decided_by: row.decided_by_name,
});

/** The company's values in a submission, without its state. */
export const valuesIn = (submission: SubmissionRow): CompanyValues => ({
  company_name: submission.company_name,
  country: submission.country,
  legal_person: submission.legal_person,
  legal_number: submission.legal_number,
  type: submission.type,
  company_phone: submission.company_phone,
  postal_code: submission.postal_code,
  address: submission.address,
  pickup_address: submission.pickup_address,
});
