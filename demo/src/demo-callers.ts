import { NO_GRANTS } from '@fovea/server/platform/auth/grant-reader';
import type { MemberCaller, StaffCaller } from '@fovea/server/platform/kernel/caller';
import { newTraceId } from '@fovea/server/platform/kernel/trace-id';

/** The demo acts through the same services as people do, as one of the demo people. There is no session for it. */
export const asMember = (accountId: number): MemberCaller => ({
  traceId: newTraceId(),
  language: 'en',
  clientAddress: '127.0.0.1',
  userAgent: 'demo',
  device: null,
  idempotencyKey: null,
  member: { accountId, sessionId: 0, username: 'demo', companyId: null, language: 'en', grants: null },
});

const EVERY_ROW = [{ companyId: null, deptIds: null }];

/** As one of a merchant's staff, who sees what belongs to the company. */
export const asClerk = (accountId: number, companyId: number): StaffCaller => {
  const caller = asMember(accountId);
  const grants = { ...NO_GRANTS, scopeOf: () => [companyId] };
  const member = { ...caller.member, companyId, grants };
  return { ...caller, member, companies: [companyId], rows: [{ companyId, deptIds: null }] };
};

/** As a member of the platform's staff, who sees the lots of all companies. */
export const asStaff = (accountId: number): StaffCaller => {
  const caller = asMember(accountId);
  const grants = { ...NO_GRANTS, scopeOf: () => [null] };
  return { ...caller, member: { ...caller.member, grants }, companies: null, rows: EVERY_ROW };
};
