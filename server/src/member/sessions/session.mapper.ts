import type { SessionItem } from '@fovea/shared-types/member/session.dto';
import { deviceOf } from './device.js';
import type { SessionRow } from './session.repository.js';

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
