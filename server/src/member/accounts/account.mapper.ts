import type { Profile, SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { ProfileRow } from './account.repository.js';
import { shopperRolesOf } from '../company/certification-rules.js';

export const toSessionAnswer = (
  account: { username: string; avatar_key: string | null },
  token: string,
  permissions: string[],
): SessionAnswer => ({ token, name: account.username, avatar: fileUrl(account.avatar_key), permissions });

export const toProfile = (row: ProfileRow, roleNames: readonly string[]): Profile => ({
  id: row.id,
  username: row.username,
  avatar: fileUrl(row.avatar_key),
  is_add_good: row.is_add_good,
  phone: row.phone,
  is_phone_proved: row.is_phone_proved ? 1 : 0,
  email: row.email,
  area_code: row.area_code,
  country: row.country,
  postal_code: row.postal_code,
  address: row.address,
  company_name: row.company_name,
  company_status: row.company_status ?? CERTIFICATION_STATUS.uncertified,
  is_month_payment: row.is_month_payment,
  roles: [...roleNames],
  shopper_roles: shopperRolesOf(row.certification_status),
});
