import type { Profile, SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { ProfileRow } from './account.repository.js';

const UNCERTIFIED = 0;

export const toSessionAnswer = (
  account: { username: string; avatar_url: string | null },
  token: string,
  permissions: string[],
): SessionAnswer => ({ token, name: account.username, avatar: account.avatar_url, permissions });

export const toProfile = (row: ProfileRow, roleNames: readonly string[]): Profile => ({
  id: row.id,
  username: row.username,
  avatar: row.avatar_url,
  is_add_good: row.is_add_good,
  phone: row.phone,
  email: row.email,
  area_code: row.area_code,
  country: row.country,
  postal_code: row.postal_code,
  address: row.address,
  company_name: row.company_name,
  company_status: row.company_status ?? UNCERTIFIED,
  is_month_payment: row.is_month_payment,
  roles: [...roleNames],
});
