import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  AuditLogDetail,
  AuditLogListRequest,
  AuditLogListResponse,
} from '@fovea/shared-types/rbac/audit-log.dto';
import { auditLogDetail, auditLogList, endSession, sessionList } from '@fovea/shared-types/rbac/rbac.calls';
import { SessionListRequest, StaffSessionListResponse } from '@fovea/shared-types/rbac/session.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuditSearchService } from './audit-search.service.js';
import { StaffSessionService } from '../sessions/staff-session.service.js';

@Controller()
export class AuditController {
  constructor(
    private readonly lines: AuditSearchService,
    private readonly sessions: StaffSessionService,
  ) {}

  @Call(auditLogList, {
    may: 'rbac:audit-log:list',
    request: AuditLogListRequest,
    response: AuditLogListResponse,
    summary: 'What was done, newest first: by whom, what, to which row, when, from where',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AuditLogListRequest) {
    return this.lines.list(caller, request);
  }

  @Call(auditLogDetail, {
    may: 'rbac:audit-log:list',
    request: IdRequest,
    response: AuditLogDetail,
    summary: 'One line with the row before and after',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.lines.detail(caller, request);
  }

  @Call(sessionList, {
    may: 'rbac:session:list',
    request: SessionListRequest,
    response: StaffSessionListResponse,
    summary: 'Sessions that live: of everybody, or of the people of the caller’s company',
  })
  listSessions(@RequestCaller() caller: StaffCaller, @Body() request: SessionListRequest) {
    return this.sessions.list(caller, request);
  }

  @Call(endSession, {
    may: 'rbac:session:end',
    request: IdActionRequest,
    response: null,
    summary: 'Ends a session of somebody the caller is above; its sockets close',
  })
  endSession(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.sessions.end(caller, request);
  }
}
