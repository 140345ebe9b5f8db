import type { MemberDetail, MemberRow } from '@fovea/shared-types/member/members.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { fileUrl } from '../../platform/storage/file-url.js';
import { shopperRolesOf } from '../company/certification-rules.js';
import type { MemberDetailRow, MemberListRow } from './members-list.repository.js';

export const toMemberRow = (row: MemberListRow): MemberRow => ({
  id: row.id,
  username: row.username,
  phone: row.phone,
  email: row.email,
  company_name: row.company_name,
  created_at: row.created_at.toISOString(),
  is_month_payment: row.is_month_payment,
  is_add_good: row.is_add_good,
  status: row.status,
});

export const toMemberDetail = (row: MemberDetailRow, roleNames: readonly string[]): MemberDetail => ({
  ...toMemberRow(row),
  avatar: fileUrl(row.avatar_key),
  language: row.language,
  area_code: row.area_code,
  country: row.country,
  postal_code: row.postal_code,
  address: row.address,
  company_id: row.company_id,
  company_status: row.company_status ?? CERTIFICATION_STATUS.uncertified,
  roles: [...roleNames],
  shopper_roles: shopperRolesOf(row.certification_status),
  reason: row.status_reason,
  session_count: row.session_count,
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  address_count: row.address_count,
});
