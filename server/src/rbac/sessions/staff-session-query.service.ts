import { Injectable } from '@nestjs/common';
import type { SessionListRequest, StaffSessionListResponse } from '@fovea/shared-types/rbac/session.dto';
import { type Device, deviceOf } from '../../member/sessions/device.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { userScopeOf } from '../users/user.repository.js';
import { StaffSessionRepository } from './staff-session.repository.js';

const namesOf = (userAgent: string | null): Pick<Device, 'browser' | 'system'> => {
  const { browser, system } = deviceOf(userAgent);
  return { browser, system };
};

/** Who is signed in. */
@Injectable()
export class StaffSessionQueryService {
  constructor(
    private readonly db: Database,
    private readonly sessions: StaffSessionRepository,
  ) {}

  async listStaffSessions(
    caller: StaffCaller,
    request: SessionListRequest,
  ): Promise<StaffSessionListResponse> {
    const page = await this.sessions.page(this.db, userScopeOf(caller), request);
    const data = page.data.map((row) => ({
      ...row,
      ...namesOf(row.user_agent),
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      is_current: row.id === caller.member.sessionId,
    }));
    return { ...page, data };
  }
}
