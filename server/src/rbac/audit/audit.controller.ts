import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type { AuditLogListRequest } from '@fovea/shared-types/rbac/audit-log.dto';
import { auditLogDetail, auditLogList, endSession, sessionList } from '@fovea/shared-types/rbac/rbac.calls';
import type { SessionListRequest } from '@fovea/shared-types/rbac/session.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuditSearchService } from './audit-search.service.js';
import { StaffSessionQueryService } from '../sessions/staff-session-query.service.js';
import { StaffSessionService } from '../sessions/staff-session.service.js';

@Controller()
export class AuditController {
  constructor(
    private readonly lines: AuditSearchService,
    private readonly sessions: StaffSessionService,
    private readonly sessionQueries: StaffSessionQueryService,
  ) {}

  @Call(auditLogList)
  auditLogList(caller: StaffCaller, request: AuditLogListRequest) {
    return this.lines.listAuditEntries(caller, request);
  }

  @Call(auditLogDetail)
  auditLogDetail(caller: StaffCaller, request: IdRequest) {
    return this.lines.getAuditEntry(caller, request);
  }

  @Call(sessionList)
  listSessions(caller: StaffCaller, request: SessionListRequest) {
    return this.sessionQueries.listStaffSessions(caller, request);
  }

  @Call(endSession)
  endSession(caller: StaffCaller, request: IdActionRequest) {
    return this.sessions.end(caller, request);
  }
}
