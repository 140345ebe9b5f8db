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
import type { Tx } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { areaCodeOf, emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { SessionService } from '../sessions/session.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';
import { AddressUndoService } from './address-undo.service.js';
import { FullProofService, type FullProof } from './full-proof.service.js';

/** What an address is bound by. */
interface Proof extends FullProof {
  code: string;
}

/**
 * New addresses of an account, for its owner who proved control of them. A session alone changes none: it may
 * be in the wrong hands, and the addresses control the account. That one is taken is revealed after the code
 * only (I1).
 */
@Injectable()
export class BindingService {
  constructor(
    private readonly credentials: AccountCredentials,
    private readonly codes: VerificationCodeService,
    private readonly proofs: FullProofService,
    private readonly undos: AddressUndoService,
    private readonly sessions: SessionService,
    private readonly audit: AuditLog,
  ) {}

  async bindEmail(caller: MemberCaller, request: BindEmailRequest): Promise<BindEmailAnswer> {
    const point = emailPoint(request.email);
    await this.bind(caller, point, CODE_TYPE.bind, request, (tx, owner) =>
      this.credentials.setEmail(tx, owner.id, point.address),
    );
    return { email: point.address };
  }

  async bindPhone(caller: MemberCaller, request: BindPhoneRequest): Promise<BindPhoneAnswer> {
    const point = phonePoint(request.area_code, request.phone);
    await this.bind(caller, point, PHONE_CODE_TYPE.bind, request, async (tx, owner) => {
      await this.takeFromWhoNeverProved(tx, caller, point.address);
      await this.credentials.setPhone(tx, owner.id, point.address, areaCodeOf(request.area_code));
    });
    return { phone: point.address };
  }

  private async bind(
    caller: MemberCaller,
    point: ContactPoint,
    purpose: number,
    proof: Proof,
    set: (tx: Tx, owner: Credentials) => Promise<void>,
  ): Promise<void> {
    const { kind, address } = point;
    const { accountId, sessionId } = caller.member;
    const codeId = () => this.codes.prove(point, purpose, proof.code);
    const ended = await this.proofs.prove(caller, proof, codeId, async (tx, code, owner) => {
      await this.codes.use(tx, code);
      await set(tx, owner);
      // Sent to the old address: an intruder reads the new one.
      if (owner[kind] !== address) await this.undos.offer(tx, caller, owner, kind, 'owner');
      await this.audit.record(tx, caller, {
        action: `member:${kind}:bind`,
        subjectType: 'account',
        subjectId: accountId,
        before: { [kind]: owner[kind] },
        after: { [kind]: address },
      });
      return this.sessions.endAllOf(tx, accountId, sessionId);
    });
    this.sessions.closeSessions(ended);
  }

  /** A number may be written down at registration by anybody; it belongs to who reads what is sent to it. */
  private async takeFromWhoNeverProved(tx: Tx, caller: MemberCaller, phone: string): Promise<void> {
    const released = await this.credentials.releaseUnprovedPhone(tx, phone, caller.member.accountId);
    for (const accountId of released)
      await this.audit.record(tx, caller, {
        action: 'member:phone:release',
        subjectType: 'account',
        subjectId: accountId,
        before: { phone },
      });
  }
}
