import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddressUndo, AddressUndoRequest } from '@fovea/shared-types/member/code.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { PasswordService } from '../passwords/password.service.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';
import { AddressUndoRepository, type AddressKind, type UndoRow } from './address-undo.repository.js';

const LIFE_DAYS = 7;
const TOKEN_BYTES = 24;

const MAIL_OF = { email: 'email_changed', phone: 'phone_changed', staff: 'email_set_by_staff' } as const;

/**
 * The way back for an owner whose account somebody took over: who changes an address of it leaves a link in the mailbox
 * that was the account's before. It works without a session, which the owner has lost.
 */
@Injectable()
export class AddressUndoService {
  constructor(
    private readonly db: Database,
    private readonly undos: AddressUndoRepository,
    private readonly credentials: AccountCredentials,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
  ) {}

  /** Notifies the owner at the previous address that it was changed, with the link that undoes it. */
  async offer(
    tx: Tx,
    caller: Caller,
    was: Credentials,
    kind: AddressKind,
    by: 'owner' | 'staff',
  ): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.undos.insertAddressUndo(
      tx,
      { accountId: was.id, kind, was, tokenHash: hashOf(token) },
      LIFE_DAYS,
    );
    const mail = MAIL_OF[by === 'staff' ? 'staff' : kind];
    await this.mails.send(tx, was, mail, caller, { days: LIFE_DAYS }, { token });
  }

  /** What the link would put back. */
  async look({ token }: AddressUndoRequest): Promise<AddressUndo> {
    return toAddressUndo(await this.getOpen(token));
  }

  /**
   * Restores both addresses. Their changer knew the password: it is void from now on, and every session ends.
   * The owner sets a new one through the restored address.
   */
  async undo(caller: Caller, { token }: AddressUndoRequest): Promise<AddressUndo> {
    const row = await this.getOpen(token);
    const nobodys = await this.passwords.hash(randomBytes(TOKEN_BYTES).toString('base64'));
    const ended = await this.db.transaction(async (tx) => {
      const account = await this.credentials.findById(tx, row.account_id);
      if (!account || !(await this.credentials.lock(tx, account.id))) throw new AppError('LINK_EXPIRED');
      if (!(await this.undos.close(tx, row.id))) throw new AppError('LINK_EXPIRED');
      await this.undos.closeAfter(tx, row);
      await this.credentials.restore(tx, account.id, row);
      await this.credentials.setPassword(tx, account.id, nobodys);
      await this.audit.record(tx, caller, {
        action: `member:${row.kind}:undo`,
        subjectType: 'account',
        subjectId: account.id,
        by: { accountId: null, companyId: account.company_id },
        before: { email: account.email, phone: account.phone },
        after: { email: row.email, phone: row.phone },
      });
      return this.sessions.endAllOf(tx, account.id);
    });
    this.sessions.closeSessions(ended);
    return toAddressUndo(row);
  }

  /** Changes that can no longer be undone. */
  clearOld(tx: Tx): Promise<void> {
    return this.undos.deleteOld(tx);
  }

  private async getOpen(token: string): Promise<UndoRow> {
    const row = await this.undos.findOpen(this.db, hashOf(token));
    if (!row) throw new AppError('LINK_EXPIRED');
    return row;
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const toAddressUndo = ({ kind, email, phone, created_at }: UndoRow): AddressUndo => ({
  kind,
  email,
  phone,
  changed_at: created_at.toISOString(),
});
