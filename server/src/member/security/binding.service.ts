import { Injectable } from '@nestjs/common';
import {
  CODE_TYPE,
  PHONE_CODE_TYPE,
  type BindEmailAnswer,
  type BindEmailRequest,
  type BindPhoneAnswer,
  type BindPhoneRequest,
} from '@fovea/shared-types/member/code.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { areaCodeOf, emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

/** New addresses of an account, for who proved control of them. That one is taken is told only then (I1). */
@Injectable()
export class BindingService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly codes: VerificationCodeService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async bindEmail(caller: MemberCaller, { email, code }: BindEmailRequest): Promise<BindEmailAnswer> {
    const point = emailPoint(email);
    await this.bind(caller, point, CODE_TYPE.bind, code, async (tx, owner) => {
      await this.credentials.setEmail(tx, owner.id, point.address);
      // To the old address: whoever took the account over reads the new one.
      if (owner.email !== point.address) await this.mails.tell(tx, owner, 'email_changed', caller);
    });
    return { email: point.address };
  }

  async bindPhone(caller: MemberCaller, request: BindPhoneRequest): Promise<BindPhoneAnswer> {
    const point = phonePoint(request.area_code, request.phone);
    await this.bind(caller, point, PHONE_CODE_TYPE.bind, request.code, async (tx, owner) => {
      await this.takeFromWhoNeverProved(tx, caller, point.address);
      await this.credentials.setPhone(tx, owner.id, point.address, areaCodeOf(request.area_code));
      if (owner.phone !== point.address) await this.mails.tell(tx, owner, 'phone_changed', caller);
    });
    return { phone: point.address };
  }

  private async bind(
    caller: MemberCaller,
    point: ContactPoint,
    purpose: number,
    code: string,
    work: (tx: Tx, owner: Credentials) => Promise<void>,
  ): Promise<void> {
    const { accountId } = caller.member;
    const codeId = await this.codes.prove(point, purpose, code);
    await this.db.transaction(async (tx) => {
      await this.credentials.lock(tx, accountId);
      const owner = await this.credentials.findById(tx, accountId);
      if (!owner) throw new AppError('NOT_FOUND');
      await this.codes.use(tx, codeId);
      await work(tx, owner);
      await this.audit.record(tx, caller, {
        action: `member:${point.kind}:bind`,
        subjectType: 'account',
        subjectId: accountId,
        before: { [point.kind]: owner[point.kind] },
        after: { [point.kind]: point.address },
      });
    });
    this.outbox.wake();
  }

  /** A number may be written down at registration by anybody; it belongs to who reads what is sent to it. */
  private async takeFromWhoNeverProved(tx: Tx, caller: MemberCaller, phone: string): Promise<void> {
    const accountId = await this.credentials.releaseUnprovedPhone(tx, phone, caller.member.accountId);
    if (accountId === null) return;
    await this.audit.record(tx, caller, {
      action: 'member:phone:release',
      subjectType: 'account',
      subjectId: accountId,
      before: { phone },
    });
  }
}
