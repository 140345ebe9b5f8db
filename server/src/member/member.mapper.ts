import type { Profile, SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { SessionItem } from '@fovea/shared-types/member/session.dto';
import { fileUrl } from '../platform/storage/file-url.js';
import type { ProfileRow } from './account.repository.js';
import { deviceOf } from './device.js';
import type { SessionRow } from './session.repository.js';

const UNCERTIFIED = 0;

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

export function toSessionItem(row: SessionRow, currentId: number): SessionItem {
  const { browser, system, isMobile } = deviceOf(row.user_agent);
  return {
    id: row.id,
    browser,
    system,
    is_mobile: isMobile ? 1 : 0,
    client_address: row.client_address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === currentId ? 1 : 0,
  };
}
