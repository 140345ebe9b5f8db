import type { CompanyFields } from '@fovea/shared-types/member/company.dto';
import type { CertificationStatus, MerchantStatus } from '@fovea/shared-types/states';

/** A company as its rules need it, read under its lock. */
export interface CompanyRow {
  id: number;
  owner_id: number | null;
  name_c: string;
  name_e: string;
  name_j: string;
  country: string;
  legal_person: string | null;
  legal_number: string | null;
  type: number | null;
  company_phone: string | null;
  postal_code: string | null;
  address: string | null;
  pickup_address: string | null;
  certification_status: CertificationStatus;
  status: MerchantStatus | null;
  is_add_good: number;
  expired_at: Date | null;
}

/** The values of a submission: the fields of the form, the number checked, the country it belongs to. */
export interface CompanyValues extends CompanyFields {
  country: string;
}

export interface SubmissionRow extends CompanyValues {
  id: number;
  company_id: number;
  account_id: number;
  status: number;
  reason: string | null;
  field_reasons: Record<string, string>;
  created_at: Date;
  decided_at: Date | null;
  submitted_by: string;
  decided_by_name: string | null;
  file_ids: number[];
}
