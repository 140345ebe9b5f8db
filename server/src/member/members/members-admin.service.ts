import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '@fovea/shared-types/call';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { memberAddGood, memberMonthPayment, memberStatus } from '@fovea/shared-types/member/company.calls';
import type {
  MemberAddGoodAnswer,
  MemberAddGoodRequest,
  MemberDetail,
  MemberMonthPaymentAnswer,
  MemberMonthPaymentRequest,
  MemberStatusAnswer,
  MemberStatusRequest,
} from '@fovea/shared-types/member/members.dto';
import { isPermission } from '@fovea/shared-types/permissions';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { shopperRolesOf } from '../company/certification-rules.js';
import { reasonFor } from '../company/merchant-change.js';
import { MembersAdminRepository } from './members-admin.repository.js';
import { servedMember } from './member.record.js';
import { SessionService } from '../sessions/session.service.js';

const { active, disabled } = MEMBER_STATUS;

/**
 * Among the platform's own staff nobody reaches a colleague with more rights (I6); merchants and shoppers are everybody's.
 * The rights of somebody who has yet to set up a second factor do not show: only an administrator reaches them.
 */
function coversOnPlatform(grants: Grants, held: Grants): boolean {
  if (grants.isWildcardIn(null)) return true;
  if (held.isWildcardIn(null) || held.mustEnrolSecondFactor) return false;
  return held.all
    .filter(isPermission)
    .filter((permission) => held.scopeOf(permission).includes(null))
    .every((permission) => grants.scopeOf(permission).includes(null));
}

type Switch = 'is_month_payment' | 'is_add_good';

/** People in the back office: a merchant's staff see their colleagues, the platform's staff everybody. */
@Injectable()
export class MembersAdminService {
  constructor(
    private readonly db: Database,
    @Inject(servedMember.Service) private readonly members: InstanceType<typeof servedMember.Service>,
    private readonly accounts: MembersAdminRepository,
    private readonly sessions: SessionService,
    private readonly grants: GrantReader,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async getMemberDetail(caller: StaffCaller, { id }: IdRequest): Promise<MemberDetail> {
    const row = await this.members.row(caller, id);
    const facts = await this.accounts.findFacts(this.db, caller.language, id);
    if (!facts) throw new AppError('NOT_FOUND');
    const { avatar_key, last_sign_in_at, certification_status, ...shown } = facts;
    return {
      ...row,
      ...shown,
      avatar: fileUrl(avatar_key),
      last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
      shopper_roles: shopperRolesOf(certification_status),
      // A colleague's activity elsewhere is hidden from their company (I7).
      roles: [...(await this.grants.read(id)).roleNamesIn(caller.companies, caller.language)],
    };
  }

  /** Disabling takes a reason and ends the user's sessions; the database keeps the last administrator (I6). */
  async setMemberStatus(caller: StaffCaller, request: MemberStatusRequest): Promise<MemberStatusAnswer> {
    const { id, status } = request;
    const reason = status === disabled ? reasonFor(request.reason) : null;
    const held = await this.grants.read(id);
    let ended: number[] = [];
    const answer = await this.idempotency.run(caller, memberStatus.path, request, async (tx) => {
      const account = await this.accounts.lockMember(tx, id);
      if (!account) throw new AppError('NOT_FOUND');
      if (!memberMachine.may(account.status, status === disabled ? 'disable' : 'enable'))
        return { id, status };
      const isSelf = status === disabled && id === caller.member.accountId;
      if (isSelf || !coversOnPlatform(caller.member.grants, held)) throw new AppError('FORBIDDEN');
      await this.accounts.setMemberStatus(tx, id, status, reason);
      if (status !== active) ended = await this.sessions.endAllOf(tx, id);
      await this.audit.record(tx, caller, {
        action: 'member:account:status',
        subjectType: 'account',
        subjectId: id,
        ...(reason === null ? {} : { reason }),
        before: { status: account.status },
        after: { status },
      });
      return { id, status };
    });
    this.sessions.closeSessions(ended);
    return answer;
  }

  async setMonthPayment(
    caller: StaffCaller,
    request: MemberMonthPaymentRequest,
  ): Promise<MemberMonthPaymentAnswer> {
    const { id, is_month_payment } = request;
    await this.setSwitch(caller, memberMonthPayment, request, 'is_month_payment', is_month_payment);
    return { id, is_month_payment };
  }

  async setAddGood(caller: StaffCaller, request: MemberAddGoodRequest): Promise<MemberAddGoodAnswer> {
    const { id, is_add_good } = request;
    await this.setSwitch(caller, memberAddGood, request, 'is_add_good', is_add_good);
    return { id, is_add_good };
  }

  /** Setting the value that is set already changes nothing and leaves no line. Never by the person concerned (I8). */
  private setSwitch<Request extends IdRequest & { request_id?: string }, Answer>(
    caller: StaffCaller,
    call: Call<Request, Answer>,
    request: Request,
    column: Switch,
    value: number,
  ): Promise<void> {
    return this.idempotency.run(caller, call.path, request, async (tx) => {
      const account = await this.accounts.lockMember(tx, request.id);
      if (!account) throw new AppError('NOT_FOUND');
      if (request.id === caller.member.accountId) throw new AppError('FORBIDDEN');
      if (account[column] === value) return;
      await this.accounts.setSwitch(tx, request.id, column, value);
      await this.audit.record(tx, caller, {
        action: column === 'is_add_good' ? 'member:account:add-good' : 'member:account:month-payment',
        subjectType: 'account',
        subjectId: request.id,
        before: { [column]: account[column] },
        after: { [column]: value },
      });
    });
  }
}
